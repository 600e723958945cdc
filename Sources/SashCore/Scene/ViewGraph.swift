import Foundation
import SashDefaults
import SashDisplay
import SashGraph
import SashInput
import SashLayout
import SashRaster
import SashSemantics
import SashText

/// The graph of one scene: it owns the nodes of the root view, the inputs from the window, and what is to be run after
/// an evaluation.
///
/// `update()` is steps 3 and 4 of a frame: it evaluates what has been marked, runs the callbacks that this brought up,
/// and repeats until nothing is left. `display()` is steps 5 and 6.
package final class ViewGraph {
  package let graph: Graph
  /// Called when something has to be drawn or run; the host answers with a frame.
  package var onFrameRequest: (() -> Void)?
  /// Types whose bodies ran, in order, while a test listens.
  @exclusivity(unchecked) package var workLog: WorkLog?
  /// For those who may outlive the scene.
  package private(set) lazy var life = SceneLife(self)
  package let responders = ResponderTable()
  private(set) lazy var modifierKeys = ModifierKeys()
  package private(set) lazy var events = EventRouter(scene: self)
  /// Runs an action after seconds on the host's clock; the result cancels it.
  package var scheduler: ((Double, @escaping () -> Void) -> () -> Void)?
  /// What `SceneStorage` of this scene is kept in; to be set before the first update.
  package lazy var sceneStore = KeyedStore()
  /// Seconds on the host's clock.
  package var clock: (() -> Double)?
  /// The system's clipboard.
  package var clipboard: Clipboard?
  /// What is selected on the screen, which the middle button of a mouse pastes on desktops that have it.
  package var primarySelection: Clipboard?
  /// The language in which words are spelled that are typed here, as a BCP 47 tag; nil tells nobody of misspelled ones.
  package var spellingLanguage: String?
  /// Told when another responder gets the focus, or its caret moves.
  package var onFocusChange: (((any FocusResponder)?) -> Void)?
  /// The responder that keys and text go to.
  package weak var focused: (any FocusResponder)? {
    didSet {
      focusLayer = focused == nil ? nil : frontLayer
      guard oldValue !== focused else { return }
      if let oldValue {
        oldValue.focusChanged(isFocused: false)
        tellTies(of: oldValue, hasFocus: false)
      }
      if let focused {
        focused.focusChanged(isFocused: true)
        tellTies(of: focused, hasFocus: true)
      }
      focusedSource?.refresh()
      onFocusChange?(focused)
      showFocus()
    }
  }
  /// Whether a ring shows what has the focus: once keys have moved it, until something is pressed.
  package var focusIsShown = false { didSet { if focusIsShown != oldValue { showFocus() } } }
  /// What keys do that nobody in the window had a use for; true if they do something.
  package var onUnusedKey: ((KeyEvent) -> Bool)?

  /// Those who may have the focus and around whom something is said of that.
  var focusEntries: [ObjectIdentifier: FocusEntry] = [:]
  /// Whether the focus is to go to who is preferred, once there is a frame.
  var prefersFocusSoon = false
  /// How many controls have shortcuts.
  package var shortcutCount = 0
  /// How many of them hear of all keys.
  package var keyListenerCount = 0
  /// What is not drawn, and has controls whose shortcuts count.
  var shortcutSources: [WeakAttribute<PlacedItem?>] = []
  /// What the views with the focus make known; nil while nobody asks.
  package internal(set) var focusedSource: FocusedSource?
  /// What has been found of the elements for those who do not see the window; nil until somebody asks.
  package internal(set) var semanticsBuilder: SemanticsBuilder?
  /// Who takes URLs and activities from outside of the program; nil for nobody.
  var externalHandlers: ExternalHandlers?

  /// The layer that was in front when the focus came to where it is.
  private(set) weak var focusLayer: WindowLayer?
  /// Told of what other programs put down on a window; set by those who know what can be dragged.
  package nonisolated(unsafe) static var dropReceiver: ((DropEvent, ViewGraph) -> Void)?
  /// Lets a pointer drag text; set by those who know what can be dragged.
  package nonisolated(unsafe) static var textLifter: ((LiftedText, ViewGraph) -> any DraggedText)?
  /// Shows a menu about a selection; nil if there is nothing in it.
  package var showEditMenu: ((EditMenu, EditMenu.Place) -> ShownEditMenu?)?
  /// Told of every press, after those whom it falls on, in no order; for what goes with a press elsewhere. By who asked.
  package var pressActions: [ObjectIdentifier: (PointerEvent) -> Void] = [:]
  /// What has been pressed with last; nil before.
  package internal(set) var lastPointerKind: PointerEvent.Kind?
  /// Told when the pointer is to look otherwise.
  package var onPointerShape: ((PointerShape) -> Void)?

  private var environmentInput: Attribute<EnvironmentValues>!
  /// The transaction of the changes that are being evaluated; empty between evaluations.
  package private(set) var rootTransaction: Attribute<Transaction>!
  @exclusivity(unchecked) var transactions = TransactionQueue()
  /// Views that share a frame.
  @exclusivity(unchecked) var matchedGroups = MatchedGroups()
  /// Rises whenever children of containers begin to leave, or come back.
  private(set) var leavings: Attribute<Int>!
  /// Parts of lists that have left in the evaluation that goes on.
  @exclusivity(unchecked) var leaving: [DynamicListItem] = []
  /// Rules whose transaction ends with the evaluation that goes on.
  var passing: [WeakAnyAttribute] = []
  package private(set) var animations: SceneAnimations!
  /// The window and its safe area.
  package private(set) var safeArea: Attribute<CoveredArea>!
  /// How large the window is, in points.
  private(set) var wholeSize: Attribute<CGSize>!
  /// What is shown over the root view.
  package private(set) var layers: Attribute<WindowLayers>!
  /// What counts the presentations of the window; belongs to those who present.
  package var presentationLevel: AnyObject?
  /// How many nodes the window itself takes, which outlive the views.
  private var inputNodes = 0
  /// Around whom a ring is drawn.
  private(set) var focusRing: Attribute<FocusRing?>!
  /// How much of the window a keyboard on the screen covers from below, in points.
  private var keyboardHeight: Attribute<CGFloat>!
  /// The window without what covers its lower edge anyway, and what a keyboard covers of that.
  private(set) var keyboardArea: Attribute<CoveredArea>!
  /// The window and all that covers it.
  private(set) var uncoveredArea: Attribute<CoveredArea>!
  private var outputs = _ViewOutputs()
  private var rootGeometry: Attribute<ViewGeometry>!
  private var rootDisplay: Attribute<DisplayItem>!
  package private(set) var rootSubgraph: Subgraph!
  /// What the root view was made with.
  package private(set) var rootInputs: _GraphInputs!
  private var pending = PendingActions()
  private var observers: [UpdateObserver] = []
  /// The observer that is being brought up to date: what it enqueues runs in its place of the tree.
  private var runningOrder: TreeOrder?
  private var treeNumbers: UInt32 = 0
  /// A frame has been asked for and has not begun.
  package private(set) var frameRequested = false
  /// The scenes whose views follow from state of this one, which shows nothing itself: that of an app. They share its graph.
  package var windowScenes: () -> [ViewGraph] = { [] }
  /// What the inputs of a window belong to in a graph that it shares; nil in one of its own.
  private var sharedInputs: Subgraph?
  private var identities: UInt64 = 0
  private(set) var isInsideUpdate = false
  /// What a turn of the main queue has changed is going to be evaluated when the turn is over.
  var awaitsEndOfTurn = false
  /// A text takes back or does again what was typed into it: what follows from that is a part of it.
  package var isReplayingText = false
  /// Runs what is evaluated then, for who has a clock of its own.
  package var runTurn: ((() -> Void) -> Void)?
  /// The window has gone: no view is left, nothing is evaluated or drawn, and no timer fires any more.
  package private(set) var isClosed = false
  /// Counts updates.
  package private(set) var frameNumber: UInt64 = 0
  /// Rises with every frame, and in it with every change that waited for it because it came with a transaction of its own.
  package private(set) var updateNumber: UInt64 = 0

  /// A scene that shows `root` in a window of `size` points; with a `proposal` it is offered that instead and stands at
  /// the upper left. It shares the graph of an `app` whose state its views read.
  package init<Root: View>(
    root: Root, size: CGSize, insets: EdgeInsets = EdgeInsets(), environment: EnvironmentValues,
    proposal: ProposedViewSize? = nil, app: ViewGraph? = nil
  ) {
    graph = app?.graph ?? Graph()
    if PictureDecoder.decodePNG == nil { PictureDecoder.decodePNG = { try? Bitmap(imageData: $0) } }
    _ = ObservationSlot.isFound
    whole = CoveredArea(size: size, insets: insets)
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
        keyboardArea = Attribute(rule: KeyboardAreaRule(window: safeArea, height: keyboardHeight))
        wholeSize = Attribute(rule: WholeSizeRule(area: safeArea))
        uncoveredArea = Attribute(rule: UncoveredAreaRule(window: safeArea, keyboard: keyboardArea))
        let rootValue = Attribute(input: root)
        let base = _GraphInputs(environment: EnvironmentInput(environmentInput), host: self)
        rootInputs = base
        let layout = Deferred<Attribute<LayoutEngine>?>()
        rootGeometry = Attribute(
          rule: RootGeometryRule(area: uncoveredArea, layout: layout, fixedProposal: proposal))
        let space = CoordinateSpaceNode(parent: nil, geometry: rootGeometry)
        var inputs = _ViewInputs(
          base: base, geometry: rootGeometry, space: space,
          safeArea: safeAreaOfWindow,
          container: Attribute(rule: SafeSizeRule(area: safeArea)))
        inputs.preferences.insert(PreferredColorSchemeKey.self)
        outputs = Root._makeView(view: _GraphValue(rootValue), inputs: inputs)
        if let wish = outputs.preferences.optional(for: PreferredColorSchemeKey.self) {
          addObserver(Attribute(rule: PreferredColorSchemeRule(wish: wish, host: self)), base)
        }
        layout.value = outputs.layout
        rootDisplay = Attribute(
          rule: RootDisplayRule(
            identity: nextIdentity(), geometry: rootGeometry, content: outputs.display, layers: layers,
            window: wholeSize, scheme: base.environment.attribute(for: \.colorScheme), ring: focusRing,
            ringIdentity: nextIdentity(), environment: environmentInput))
      }
    }
  }

  /// What covers the window around those who stand in it.
  var safeAreaOfWindow: SafeAreaNode {
    SafeAreaNode(
      parent: SafeAreaNode(parent: nil, space: nil, area: safeArea), space: nil, area: keyboardArea,
      regions: .keyboard)
  }

  /// What the window sets outlives the views: it may be asked for, and set, after the end.
  private func makeInputs(
    size: CGSize, insets: EdgeInsets, environment: EnvironmentValues, app: ViewGraph?
  ) {
    // What one scene evaluates may belong to another one of the graph, and goes by the same transaction.
    rootTransaction = app?.rootTransaction ?? Attribute(input: Transaction())
    animations = SceneAnimations(at: 0)
    leavings = Attribute(input: 0)
    safeArea = Attribute(input: CoveredArea(size: size, insets: insets))
    layers = Attribute(input: WindowLayers())
    keyboardHeight = Attribute(input: 0)
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
    focused = nil
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
    observers = []
    passing = []
    abandonLeaving()
    responders.removeAll()
  }

  // MARK: Inputs from the window

  package var size: CGSize { graph.withCurrent { safeArea.untrackedValue.size } }
  package func setSize(_ size: CGSize, insets: EdgeInsets = EdgeInsets()) {
    whole = CoveredArea(size: size, insets: insets)
    applyArea()
  }
  /// The window and what covers it, the status bar included.
  private var whole = CoveredArea(size: .zero, insets: EdgeInsets())
  var statusBarWishes: [ObjectIdentifier: StatusBarWish] = [:] {
    didSet { if statusBarWishes.isEmpty != oldValue.isEmpty { applyArea() } }
  }
  private func applyArea() {
    if isClosed { return }
    let area = statusBarWishes.isEmpty ? whole : whole.withoutStatusBar
    graph.withCurrent { if safeArea.setValue(area) { requestFrame() } }
  }
  /// Shows or takes away a keyboard on the screen that covers so many points of the window from below.
  package func setKeyboardHeight(_ height: CGFloat, _ transaction: Transaction = Transaction()) {
    change(transaction) { [weak self] in _ = self?.keyboardHeight.setValue(max(0, height)) }
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

  // MARK: Work to be done

  /// Asks for a frame; many requests make one.
  package func requestFrame() {
    if frameRequested || isInsideUpdate || isClosed { return }
    frameRequested = true
    onFrameRequest?()
  }
  /// Runs `action` after the evaluation that is going on, or in the next frame.
  ///
  /// Actions of observers come first, in the order of the tree: inner before outer, earlier siblings before later ones.
  /// Those of views that end come after them.
  package func enqueue(_ action: @escaping () -> Void) {
    pending.append(action, order: runningOrder)
    requestFrame()
  }
  /// Runs `action` after the actions of all observers of the evaluation that is going on.
  func enqueueLast(_ action: @escaping () -> Void) {
    pending.append(action, order: nil)
    requestFrame()
  }
  /// Keeps a rule up to date in every update, for what it does rather than for its value. Ends with the current subgraph.
  ///
  /// Call it when what is inside of the observing view has been made; `inputs` say where in the tree it stands, or
  /// `group` does if it stands on a list.
  package func addObserver<Value>(
    _ attribute: Attribute<Value>, _ inputs: _GraphInputs, _ group: ObservedGroup? = nil
  ) { addObserver(attribute, at: inputs.place, group) }
  /// - Parameter place: The child of a container that the observer is in.
  func addObserver<Value>(
    _ attribute: Attribute<Value>, at place: TreePlace?, _ group: ObservedGroup? = nil
  ) {
    observers.append(
      UpdateObserver(
        attribute: WeakAnyAttribute(attribute.any), order: TreeOrder(place: place, number: nextTreeNumber()),
        group: group))
  }
  /// Rises with everything that is made side by side: observers and containers.
  func nextTreeNumber() -> UInt32 {
    treeNumbers += 1
    return treeNumbers
  }
  /// Runs `action` once, `delay` seconds from now on the host's clock; calling the result cancels it.
  package func schedule(after delay: Double, _ action: @escaping () -> Void) -> () -> Void {
    if isClosed { return {} }
    return scheduler?(delay) { [weak self] in if self?.isClosed == false { action() } } ?? {}
  }
  package func nextIdentity() -> DisplayIdentity {
    identities += 1
    return DisplayIdentity(rawValue: identities)
  }

  /// Evaluates what was marked, runs callbacks, and again, until nothing is left to run.
  package func update() { update(tellsMoves: true) }

  /// - Parameter tellsMoves: Whether those who follow pointers hear of the moves since the last frame.
  private func update(tellsMoves: Bool) {
    if isClosed { return }
    frameRequested = false
    frameNumber += 1
    beginUpdate()
    isInsideUpdate = true
    defer { isInsideUpdate = false }
    graph.withCurrent {
      if let clock { animations.begin(at: clock()) }
      if tellsMoves { events.tellMoves() }
      if isClosed { return }
      for round in 0..<ViewGraph.roundLimit {
        evaluateTransactions(isFirst: round == 0)
        events.review()
        if pending.isEmpty { break }
        runPending()
        // An action may close the window.
        if isClosed { return }
      }
      if !pending.isEmpty { frameRequested = true }
      // A frame for the sake of animations is no answer to those who ask for one meanwhile: theirs may be due earlier.
      if !pending.isEmpty || animations.isMoving { onFrameRequest?() }
      LayoutWarning.tellPlaces { outputs.layout?.untrackedValue }
    }
  }

  /// Evaluates what was marked, unless that goes on already; what is drawn follows with the next frame.
  package func updateBetweenFrames(tellsMoves: Bool = true) {
    if isInsideUpdate || isClosed || graph.isUpdating { return }
    let wasRequested = frameRequested
    update(tellsMoves: tellsMoves)
    frameRequested = wasRequested || frameRequested
  }

  func beginUpdate() { updateNumber += 1 }

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
      let insets = safeArea.untrackedValue.insets
      let size = engine.sizeThatFits(proposal)
      return CGSize(
        width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom
      )
    }
  }

  /// What is to be drawn now, in window space; nothing once the window has gone. Valid after `update()`.
  package func display() -> DisplayItem {
    if isClosed { return DisplayItem(identity: nextIdentity(), content: .group([])) }
    return graph.withCurrent {
      // What was written since is evaluated with the transactions that it came with, or not at all.
      if hasChanges, let last = rootDisplay.lastValue { return last }
      bringDisplayUpToDate()
      return rootDisplay.untrackedValue
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

  /// A frame may need several rounds when callbacks write state; beyond this many the rest waits for the next frame.
  private static let roundLimit = 16

  /// Lets something work as soon as the layout of this evaluation has come to rest. For use in a rule.
  package func settle(_ settler: any LayoutSettler) { dueSettlers.add(settler) }
  private var dueSettlers = DueSettlers()
  /// What lies in one another of two kinds of layout may need a round each; beyond this many it is no layout any more.
  private static let settleLimit = 100

  /// What is drawn follows from gates, and pulling it may bring up others; so may what lays out by what has come to rest.
  private func bringDisplayUpToDate() {
    var restless: [any LayoutSettler] = []
    for _ in 0..<ViewGraph.settleLimit {
      settleDisplay()
      restless = []
      while restless.isEmpty {
        let due = dueSettlers.takeOutermost()
        if due.isEmpty { return }
        // What has come to rest in the first round may set out in this one.
        if rootTransaction.untrackedValue.animation != nil { animations.noteFrames() }
        restless = due.filter { $0.settle() }
      }
    }
    runtimeWarning(
      "The layout does not come to rest: whenever it has, \(restless.map(\.name).joined(separator: ", ")) changes what it "
        + "follows from. One of several answers is shown.")
    settleDisplay()
    dueSettlers.giveUp()
  }

  private func settleDisplay() {
    for _ in 0..<ViewGraph.roundLimit {
      let isRestless = graph.resolveGates()
      _ = rootDisplay.untrackedValue
      if isRestless {
        runtimeWarning(
          "The layout does not come to rest: sizes follow from each other in a circle. One of several answers is shown."
        )
        break
      }
      if !graph.hasPendingGates, rootDisplay.isCurrent { break }
    }
  }

  /// Brings everything up to date. Structure below containers is made when something pulls it, and drawing pulls all of
  /// it; so observers come last, those of what has just been made included.
  func evaluate() {
    bringDisplayUpToDate()
    endLeaving()
    var index = 0
    var hasEnded = false
    while index < observers.count {
      if let attribute = observers[index].attribute.attribute {
        runningOrder = observers[index].group?.end ?? observers[index].order
        attribute.bringUpToDate()
      } else {
        hasEnded = true
      }
      index += 1
    }
    runningOrder = nil
    endLeaving()
    if hasEnded { observers.removeAll { $0.attribute.attribute == nil } }
  }

  private func runPending() {
    let actions = pending.takeInOrder()
    for action in actions { action() }
  }
}

private struct UpdateObserver {
  let attribute: WeakAnyAttribute
  let order: TreeOrder
  let group: ObservedGroup?
}

/// A value that is known only after what refers to it has been made.
package final class Deferred<Value> {
  package var value: Value!
  package init() {}
}

/// The root view is offered the safe area of the window and centred in it.
private struct RootGeometryRule: Rule {
  let area: Attribute<CoveredArea>
  let layout: Deferred<Attribute<LayoutEngine>?>
  let fixedProposal: ProposedViewSize?

  func compute() -> ViewGeometry {
    if let proposal = fixedProposal {
      let answer = (layout.value??.value ?? LeafEngine.greedy).sizeThatFits(proposal)
      return ViewGeometry(origin: .zero, size: answer, proposal: proposal)
    }
    let safe = area.value.safeRect
    let proposal = ProposedViewSize(safe.size)
    guard let engine = layout.value??.value else {
      return ViewGeometry(origin: safe.origin, size: safe.size, proposal: proposal)
    }
    let answer = engine.sizeThatFits(proposal)
    return ViewGeometry(
      origin: CGPoint(x: safe.midX - answer.width / 2, y: safe.midY - answer.height / 2), size: answer,
      proposal: proposal)
  }
}

private struct RootDisplayRule: Rule {
  let identity: DisplayIdentity
  let geometry: Attribute<ViewGeometry>
  let content: Attribute<PlacedItem?>?
  let layers: Attribute<WindowLayers>
  let window: Attribute<CGSize>
  let scheme: Attribute<ColorScheme>
  let ring: Attribute<FocusRing?>
  let ringIdentity: DisplayIdentity
  let environment: Attribute<EnvironmentValues>

  func compute() -> DisplayItem {
    var items: [PlacedItem] = []
    if var item = content?.value {
      let origin = geometry.value.origin
      item.offset.x += origin.x
      item.offset.y += origin.y
      items.append(item)
    }
    for layer in layers.value.list {
      items = layer.cover(items, window: { window.value }) {
        SystemColor.background.resolve(isDark: scheme.value == .dark)
      }
    }
    if let ring = ring.value {
      // Under what is presented over the view that it is around.
      for (index, item) in items.enumerated() {
        let all = DisplayItem(identity: .none, content: .group([item]))
        let shown = ring.item(in: all, window: window.value, identity: ringIdentity) {
          Color.accentColor.components(in: environment.value)
        }
        guard let shown else { continue }
        items.insert(shown, at: index + 1)
        break
      }
    }
    return DisplayItem(identity: identity, content: .group(items))
  }
}

/// Text that goes from one app to another.
package struct Clipboard {
  package var read: () -> String?
  package var write: (String) -> Void
  package init(read: @escaping () -> String?, write: @escaping (String) -> Void) {
    self.read = read
    self.write = write
  }
}

/// The bodies that ran, by type.
package final class WorkLog {
  package private(set) var types: [Any.Type] = []
  package init() {}
  package func append(_ type: Any.Type) { types.append(type) }
  package func clear() { types = [] }
}
