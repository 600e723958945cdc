import Foundation
import SashDefaults
import SashDisplay
import SashGraph
import SashInput
import SashLayout
import SashRaster
import SashSemantics
import SashText

/// The views of one window: it owns the nodes of the root view, what comes to them from the window, and what is to be run after
/// an evaluation.
///
/// The passes of a frame are in `Frame`: `update()` and `display()`. What a window is beside its views has owners of its own:
/// `area`, `layers`, `events`, `focus`, `keys`.
package final class ViewGraph {
  package let graph: Graph
  /// Called when something has to be drawn or run; the host answers with a frame.
  package var onFrameRequest: (() -> Void)?
  /// What the scene has of the system.
  package var services = SceneServices()
  /// What `SceneStorage` of this scene is kept in; to be set before the first update.
  package lazy var sceneStore = KeyedStore()
  /// For those who may outlive the scene.
  package private(set) lazy var life = SceneLife(self)

  // MARK: What a window is beside its views

  /// How large it is, and what covers it.
  package private(set) var area: SceneArea!
  /// What is shown over the root view.
  package private(set) var layers: SceneLayers!
  package let responders = ResponderTable()
  package private(set) lazy var events = EventRouter(scene: self)
  /// Who gets keys and text.
  package private(set) lazy var focus = SceneFocus(self)
  /// Who hears of keys beside that.
  package private(set) lazy var keys = SceneKeys(self)
  /// What has been found of the elements for those who do not see the window; nil until somebody asks.
  package internal(set) var semanticsBuilder: SemanticsBuilder?
  /// Who takes URLs and activities from outside of the program; nil for nobody.
  var externalHandlers: ExternalHandlers?
  /// A text takes back or does again what was typed into it: what follows from that is a part of it.
  package var isReplayingText = false

  // MARK: Views

  private var environmentInput: Attribute<EnvironmentValues>!
  package private(set) var animations: SceneAnimations!
  /// Views that share a frame.
  @exclusivity(unchecked) var matchedGroups = MatchedGroups()
  /// Rises whenever children of containers begin to leave, or come back.
  private(set) var leavings: Attribute<Int>!
  /// Parts of lists that have left in the evaluation that goes on.
  @exclusivity(unchecked) var leaving: [DynamicListItem] = []
  /// Around whom a ring is drawn.
  private(set) var focusRing: Attribute<FocusRing?>!
  private var outputs = _ViewOutputs()
  private var rootGeometry: Attribute<ViewGeometry>!
  private(set) var rootDisplay: Attribute<DisplayItem>!
  package private(set) var rootSubgraph: Subgraph!
  /// What the root view was made with.
  package private(set) var rootInputs: _GraphInputs!
  /// How many nodes the window itself takes, which outlive the views.
  private var inputNodes = 0
  /// The scenes whose views follow from state of this one, which shows nothing itself: that of an app. They share its graph.
  package var windowScenes: () -> [ViewGraph] = { [] }
  /// What the inputs of a window belong to in a graph that it shares; nil in one of its own.
  private var sharedInputs: Subgraph?
  private var identities: UInt64 = 0

  // MARK: The frame

  /// The transaction of the changes that are being evaluated; empty between evaluations.
  package private(set) var rootTransaction: Attribute<Transaction>!
  @exclusivity(unchecked) var transactions = TransactionQueue()
  /// Rules whose transaction ends with the evaluation that goes on.
  var passing: [WeakAnyAttribute] = []
  let observers = UpdateObservers()
  var pending = PendingActions()
  var dueSettlers = DueSettlers()
  /// A frame has been asked for and has not begun.
  package internal(set) var frameRequested = false
  var isInsideUpdate = false
  /// What a turn of the main queue has changed is going to be evaluated when the turn is over.
  var awaitsEndOfTurn = false
  /// Runs what is evaluated then, for who has a clock of its own.
  package var runTurn: ((() -> Void) -> Void)?
  /// Counts updates.
  package internal(set) var frameNumber: UInt64 = 0
  /// Rises with every frame, and in it with every change that waited for it because it came with a transaction of its own.
  package internal(set) var updateNumber: UInt64 = 0
  /// The window has gone: no view is left, nothing is evaluated or drawn, and no timer fires any more.
  package private(set) var isClosed = false
  /// Types whose bodies ran, in order, while a test listens.
  @exclusivity(unchecked) package var workLog: WorkLog?

  /// A scene that shows `root` in a window of `size` points; with a `proposal` it is offered that instead and stands at
  /// the upper left. It shares the graph of an `app` whose state its views read.
  package init<Root: View>(
    root: Root, size: CGSize, insets: EdgeInsets = EdgeInsets(), environment: EnvironmentValues,
    proposal: ProposedViewSize? = nil, app: ViewGraph? = nil
  ) {
    graph = app?.graph ?? Graph()
    if PictureDecoder.decodePNG == nil { PictureDecoder.decodePNG = { try? Bitmap(imageData: $0) } }
    _ = ObservationSlot.isFound
    if Graph.onEndedUse == nil { Graph.onEndedUse = { runtimeWarning($0) } }
    graph.withCurrent {
      sharedInputs = app == nil ? nil : Subgraph(parent: nil)
      if let sharedInputs {
        sharedInputs.apply { makeInputs(size: size, insets: insets, environment: environment, app: app) }
      } else {
        makeInputs(size: size, insets: insets, environment: environment, app: nil)
      }
      rootSubgraph = Subgraph(parent: nil)
      rootSubgraph.apply {
        area.makeRules()
        let rootValue = Attribute(input: root)
        let base = _GraphInputs(environment: EnvironmentInput(environmentInput), host: self)
        rootInputs = base
        let layout = Deferred<Attribute<LayoutEngine>?>()
        rootGeometry = Attribute(
          rule: RootGeometryRule(area: area.uncovered, layout: layout, fixedProposal: proposal))
        let space = CoordinateSpaceNode(parent: nil, geometry: rootGeometry)
        var inputs = _ViewInputs(
          base: base, geometry: rootGeometry, space: space,
          safeArea: area.node,
          container: Attribute(rule: SafeSizeRule(area: area.safe)))
        inputs.preferences.insert(PreferredColorSchemeKey.self)
        outputs = Root._makeView(view: _GraphValue(rootValue), inputs: inputs)
        if let wish = outputs.preferences.optional(for: PreferredColorSchemeKey.self) {
          addObserver(Attribute(rule: PreferredColorSchemeRule(wish: wish, host: self)), base)
        }
        layout.value = outputs.layout
        rootDisplay = Attribute(
          rule: RootDisplayRule(
            identity: nextIdentity(), geometry: rootGeometry, content: outputs.display, layers: layers.shown,
            window: area.size, scheme: base.environment.attribute(for: \.colorScheme), ring: focusRing,
            ringIdentity: nextIdentity(), environment: environmentInput))
      }
    }
  }

  /// What the window sets outlives the views: it may be asked for, and set, after the end.
  private func makeInputs(
    size: CGSize, insets: EdgeInsets, environment: EnvironmentValues, app: ViewGraph?
  ) {
    // What one scene evaluates may belong to another one of the graph, and goes by the same transaction.
    rootTransaction = app?.rootTransaction ?? Attribute(input: Transaction())
    animations = SceneAnimations(at: 0)
    leavings = Attribute(input: 0)
    area = SceneArea(CoveredArea(size: size, insets: insets), scene: self)
    layers = SceneLayers(self)
    focusRing = Attribute(input: nil)
    var environment = environment
    systemColorScheme = environment.colorScheme
    if environment.editMode == nil { environment.editMode = makeEditMode() }
    environment.resetFocus = ResetFocusAction(host: self)
    environmentInput = Attribute(input: environment)
    inputNodes = Int(graph.counters.liveNodes)
  }

  deinit {
    end()
    if let sharedInputs { graph.withCurrent { sharedInputs.invalidate() } }
    life.end()
  }

  /// Ends every view: state is released, `onDisappear` runs. May be called at any time but while views are evaluated.
  package func close() {
    if isClosed { return }
    events.cancelAll()
    focus.holder = nil
    end()
  }

  private func end() {
    if isClosed { return }
    isClosed = true
    graph.withCurrent {
      rootSubgraph.invalidate()
      // What views do at their end may bring up more; nothing that runs from now on is evaluated.
      for _ in 0..<ViewGraph.roundLimit where !pending.isEmpty { runPending() }
    }
    pending = PendingActions()
    transactions = TransactionQueue()
    observers.removeAll()
    passing = []
    abandonLeaving()
    responders.removeAll()
    if graph.isLarge { LargeMemory.giveBackSoon() }
  }

  // MARK: Inputs from the window

  package var size: CGSize { graph.withCurrent { area.safe.untrackedValue.size } }
  package func setSize(_ size: CGSize, insets: EdgeInsets = EdgeInsets()) {
    area.set(CoveredArea(size: size, insets: insets))
  }
  package var environment: EnvironmentValues { graph.withCurrent { environmentInput.untrackedValue } }
  package func updateEnvironment(
    requestsFrame: Bool = true, _ change: (inout EnvironmentValues) -> Void
  ) {
    graph.withCurrent {
      environmentInput.updateInput(change)
      if requestsFrame { requestFrame() }
    }
  }

  /// The appearance of the system; what the views ask for counts before it.
  package var systemColorScheme: ColorScheme! { didSet { applyColorScheme() } }
  var preferredColorScheme: ColorScheme? { didSet { applyColorScheme() } }
  private func applyColorScheme() {
    guard !isClosed, environmentInput != nil, let scheme = preferredColorScheme ?? systemColorScheme,
      environment.colorScheme != scheme
    else { return }
    updateEnvironment { $0.colorScheme = scheme }
  }

  // MARK: What it is asked

  /// Runs `action` once, `delay` seconds from now on the host's clock; calling the result cancels it.
  package func schedule(after delay: Double, _ action: @escaping () -> Void) -> () -> Void {
    if isClosed { return {} }
    return services.scheduler?(delay) { [weak self] in if self?.isClosed == false { action() } } ?? {}
  }
  /// Rises with everything that is made side by side: observers and containers.
  func nextTreeNumber() -> UInt32 { observers.nextNumber() }
  package func nextIdentity() -> DisplayIdentity {
    identities += 1
    return DisplayIdentity(rawValue: identities)
  }

  /// The layout of the root view and where that stands. Valid after `update()`.
  var rootLayout: (engine: LayoutEngine, geometry: ViewGeometry)? {
    if isClosed { return nil }
    return graph.withCurrent { outputs.layout.map { ($0.untrackedValue, rootGeometry.untrackedValue) } }
  }

  /// The least and the greatest size of the root view with what covers it, in points. Valid after `update()`.
  package var rootLimits: (least: CGSize, most: CGSize)? {
    rootLayout?.engine == nil ? nil : (rootSize(for: .zero), rootSize(for: .infinity))
  }

  /// The size that the root view chooses for an offer, in points, with what covers it.
  package func rootSize(for proposal: ProposedViewSize) -> CGSize {
    graph.withCurrent {
      guard let engine = rootLayout?.engine else { return .zero }
      let insets = area.safe.untrackedValue.insets
      let size = engine.sizeThatFits(proposal)
      return CGSize(
        width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom
      )
    }
  }

  /// The size that the root view has settled on, in points. Valid after `update()`.
  package var rootSize: CGSize { isClosed ? .zero : graph.withCurrent { rootGeometry.untrackedValue.size } }

  /// The nodes of views that are alive.
  package var liveNodes: Int { Int(graph.counters.liveNodes) - inputNodes }

  /// The value of a preference over the whole scene.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    if isClosed { return K.defaultValue }
    return graph.withCurrent { outputs.preferences.attribute(for: key)?.untrackedValue ?? K.defaultValue }
  }
}
