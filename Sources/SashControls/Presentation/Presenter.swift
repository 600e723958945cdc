import Combine
import Foundation
import SashCore
import SashGraph
import SashInput

/// Shows one view over the window while a binding says so: the part that sheets, alerts and popovers share.
///
/// Only one presentation can be up in a window, or in what another one shows; others wait until it has gone, those that have
/// waited longest first.
///
/// - Source: "The next sheet will be presented when the currently presented sheet gets dismissed", as Apple's system says in
///   its warning; seen in github.com/permissionlesstech/bitchat/pull/834
final class Presenter: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  let source = ContentSource()
  /// Ends the presentation from inside; views in it find it in the environment.
  let dismisser = Dismisser()
  /// Where presentations that are shown from inside of this one count.
  let level = PresentationLevel()

  /// Where the presenting view stands.
  fileprivate struct Place {
    unowned let host: ViewGraph
    let base: _GraphInputs
    let owner: Subgraph
    /// What a presentation stands beside, in points of the window.
    let anchor: (PopoverAttachmentAnchor) -> CGRect
    /// Whether it counts among the presentations of the window.
    var counts = true
  }
  /// One modifier may be on several views, which come and go: the first that is there presents.
  private var places: [Place] = []
  private var place: Place? { places.first { $0.owner.isValid } }
  /// False once it has been closed.
  private var isWanted = false
  /// What is shown as soon as there is a view again that presents it.
  private var wish: (@MainActor () -> Void)?

  /// A view has come that presents.
  fileprivate func add(_ place: Place) {
    places.removeAll { !$0.owner.isValid }
    places.append(place)
    guard wish != nil else { return }
    place.host.enqueue { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let wish = self.wish else { return }
        self.wish = nil
        wish()
      }
    }
  }
  /// Its buttons, for keys.
  let buttons = KeyButtons()
  private var layer: WindowLayer?
  private var motion: LayerMotion?
  private weak var outerLevel: PresentationLevel?
  /// Where it waits for another presentation to go.
  private weak var waitsAt: PresentationLevel?
  private var kept: Presenter?
  /// False for what a person opens with a gesture: nothing comes of it where something else is up already.
  var waits = true
  /// Whether what is behind the presentation can be used, and so opens menus of its own.
  var letsThrough = false
  /// Told when the presentation begins to leave.
  var onLeaving: (@MainActor () -> Void)?
  /// Told when the presentation has ended.
  var onDismiss: (@MainActor () -> Void)?
  /// Sets the binding to false.
  var end: (@MainActor () -> Void)?

  /// True until it begins to leave.
  var isPresented: Bool { layer.map { $0.subgraph.isValid && !$0.isLeaving } ?? false }
  private var isLeaving: Bool { layer.map { $0.subgraph.isValid && $0.isLeaving } ?? false }
  /// True until it has left.
  fileprivate var isUp: Bool { layer?.subgraph.isValid ?? false }

  /// The frame of the presenting view, in points of the window.
  var anchor: CGRect { anchor(.rect(.bounds)) }
  /// A rectangle or a point of the presenting view, in points of the window.
  func anchor(_ attachment: PopoverAttachmentAnchor) -> CGRect { place?.anchor(attachment) ?? .zero }

  /// Whether keys have led to what presents.
  var isOpenedByKeys: Bool { place?.host.focus.isShown ?? false }
  /// Whether what presents is read from the right.
  var isRightToLeft: Bool {
    guard let place else { return false }
    return place.host.graph.withCurrent {
      place.base.environment.attribute.untrackedValue.layoutDirection == .rightToLeft
    }
  }

  /// Stands beside a rectangle of the window, in points, besides whatever else is presented.
  func stand(in host: ViewGraph, at anchor: CGRect) {
    places = [
      Place(
        host: host, base: host.rootInputs, owner: host.rootSubgraph, anchor: { _ in anchor }, counts: false)
    ]
  }

  /// Shows a view; once another one has left that is about to.
  @MainActor func present<V: View>(
    _ view: V, pace: LayerPace, transaction: Transaction = .current,
    didShow: @escaping @MainActor () -> Void = {}
  ) {
    if isPresented { return }
    isWanted = true
    // There may be none in a list without rows, and those who waited may have gone meanwhile.
    guard let place else {
      wish = { [weak self] in self?.present(view, pace: pace, transaction: transaction, didShow: didShow) }
      return
    }
    var level = level(of: place)
    if !waits, let other = level.presenter, other !== self, other.isPresented, other.letsThrough {
      level = level.besides
    }
    if let other = level.presenter, other.isLeaving || other !== self && other.isPresented {
      if other.isPresented {
        if !waits {
          end?()
          return
        }
        if other.waits {
          runtimeWarning(
            "Attempt to present a view while another presentation is already in progress: it is presented when the other "
              + "one has been dismissed.")
        }
      }
      waitsAt = level
      level.wait(self) { [weak self] in
        self?.present(view, pace: pace, transaction: transaction, didShow: didShow)
      }
      // A menu that a person has opened gives way; it may be gone at once.
      if other.isPresented, !other.waits { other.dismiss() }
      return
    }
    level.presenter = self
    outerLevel = level
    // Nobody else holds what shows a menu over a selection.
    if !place.counts { kept = self }
    dismisser.action = { [weak self] in self?.dismiss() }
    let motion = LayerMotion(pace, animates: !transaction.disablesAnimations)
    self.motion = motion
    let layer = place.host.layers.add(
      LayerRoot(motion: motion, content: view)
        .environment(\.dismisser, dismisser).environment(\.presentationLevel, self.level)
        .environment(\.columnLink, nil).environment(\.columnBack, nil)
        .environment(\.navigationModel, nil).environment(\.focusTies, []), base: place.base,
      owner: place.owner)
    self.layer = layer
    if !pace.leavesTyping { place.host.focus.frontChanged() }
    layer.subgraph.onInvalidate { [weak self, weak layer, weak level, weak host = place.host] in
      // They hold the presenter, which holds the layer.
      layer?.onEscape = nil
      layer?.onKey = nil
      if let self, !place.counts { forget() }
      // The presenting view has gone, and the presentation with it. Where one modifier is on several views, another one may
      // present, or one that comes in its place, as when an `if` shows its other branch. That comes before those that wait.
      if let self, let layer, self.layer === layer, !layer.isLeaving {
        host?.enqueue { [weak self] in
          MainActor.assumeIsolated {
            // The binding may have become false meanwhile.
            guard let self, self.isWanted else { return }
            self.present(view, pace: pace, transaction: .withoutAnimations, didShow: didShow)
          }
        }
      }
      host?.enqueue { MainActor.assumeIsolated { level?.presentNext() } }
    }
    source.isShown = true
    didShow()
  }

  private func level(of place: Place) -> PresentationLevel {
    if !place.counts { return PresentationLevel() }
    let outer = place.base.environment.attribute(for: \.presentationLevel)
    return place.host.graph.withCurrent { outer.untrackedValue } ?? PresentationLevel.ofWindow(place.host)
  }

  /// Nobody presents with it any more: lets go of what it shows, which refers to it.
  func forget() {
    isWanted = false
    wish = nil
    places = []
    kept = nil
    waitsAt?.endWaiting(self)
    source.clear()
    buttons.removeAll()
  }

  /// Ends the presentation from inside: the binding becomes false first.
  @MainActor func dismiss() {
    guard isPresented else { return }
    let transaction = Transaction.current
    end?()
    close(transaction)
  }

  /// Ends the presentation; the binding is false already. What is shown keeps its state until it is out of sight.
  @MainActor func close(_ transaction: Transaction) {
    isWanted = false
    wish = nil
    waitsAt?.endWaiting(self)
    guard isPresented, let layer, let motion else { return }
    layer.isLeaving = true
    onLeaving?()
    layer.onEscape = nil
    layer.onKey = nil
    place?.host.focus.frontChanged()
    let animates = !transaction.disablesAnimations
    // What is shown over this goes along.
    for inner in level.all where inner.isPresented { inner.motion?.leave(animates: animates) {} }
    motion.leave(animates: animates) { [weak self] in self?.hasLeft(layer) }
  }

  @MainActor private func hasLeft(_ layer: WindowLayer) {
    if kept != nil { source.setView(nil) }
    kept = nil
    guard self.layer === layer else { return }
    // What stands beside no view of its own lets go of its place with its layer.
    let host = place?.host
    self.layer = nil
    motion = nil
    source.isShown = false
    if layer.subgraph.isValid { host?.layers.remove(layer) }
    let level = outerLevel
    if level?.presenter === self { level?.presenter = nil }
    // After what in the presentation hears that it has gone.
    if let onDismiss { host?.enqueue { MainActor.assumeIsolated { onDismiss() } } }
    level?.presentNext()
  }

  /// What the Escape key does while the presentation is in front.
  @MainActor func setEscape(_ action: (() -> Void)?) { layer?.onEscape = action }
  /// Puts the focus on the first field in what is shown, unless something there has it already.
  @MainActor func focusFirstField() { place?.host.focus.comeToFirstField() }
  /// What other keys do meanwhile; `followsFields` if they do so too that a field has used.
  @MainActor func setKeys(followsFields: Bool = false, _ action: @escaping @MainActor (KeyEvent) -> Bool) {
    layer?.followsFields = followsFields
    layer?.onKey = { key in MainActor.assumeIsolated { action(key) } }
  }
}

extension Transaction {
  fileprivate static var withoutAnimations: Transaction {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return transaction
  }
}

/// A window, or the content of a presentation: one presentation can be up in each.
final class PresentationLevel {
  fileprivate(set) weak var presenter: Presenter?
  /// Where menus of the same views count while what is presented lets through to them.
  fileprivate var besides: PresentationLevel {
    let level = side ?? PresentationLevel()
    side = level
    return level
  }
  private var side: PresentationLevel?
  /// What is up.
  fileprivate var all: [Presenter] { [presenter, side?.presenter].compactMap { $0 } }
  private struct Waiting {
    weak var presenter: Presenter?
    let present: @MainActor () -> Void
  }
  /// What is shown when the presentation has left that is up or on its way out.
  private var waiting: [Waiting] = []

  fileprivate func wait(_ presenter: Presenter, _ present: @escaping @MainActor () -> Void) {
    endWaiting(presenter)
    waiting.append(Waiting(presenter: presenter, present: present))
  }
  fileprivate func endWaiting(_ presenter: Presenter) {
    waiting.removeAll { $0.presenter == nil || $0.presenter === presenter }
  }
  /// Shows what has waited longest, if nothing is up. Those whose views have gone present nothing.
  @MainActor fileprivate func presentNext() {
    while presenter.map({ !$0.isUp }) ?? true, !waiting.isEmpty { waiting.removeFirst().present() }
  }

  fileprivate static func ofWindow(_ host: ViewGraph) -> PresentationLevel {
    if let known = host.layers.level as? PresentationLevel { return known }
    let new = PresentationLevel()
    host.layers.level = new
    return new
  }
}

private struct PresentationLevelKey: EnvironmentKey { static var defaultValue: PresentationLevel? { nil } }

extension EnvironmentValues {
  var presentationLevel: PresentationLevel? {
    get { self[PresentationLevelKey.self] }
    set { self[PresentationLevelKey.self] = newValue }
  }
}

extension GeometrySource {
  /// In points of the window.
  fileprivate func place(of attachment: PopoverAttachmentAnchor) -> CGRect {
    switch attachment {
    case .rect(let source): value(of: source) ?? .zero
    case .point(let point):
      value(of: .unitPoint(point)).map { CGRect(origin: $0, size: .zero) } ?? .zero
    }
  }
}

/// Tells a presenter where its view stands.
nonisolated struct PresenterPlaceModifier: UnaryModifier {
  let presenter: Presenter
  init(presenter: Presenter) { self.presenter = presenter }

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let geometry = GeometrySource(inputs: inputs)
    modifier.attribute.untrackedValue.presenter.add(
      Presenter.Place(
        host: inputs.host, base: inputs.base, owner: Subgraph.current!, anchor: geometry.place(of:)))
    return body(_Graph(), inputs)
  }
}

/// Keeps a presenter for as long as the view lives that presents.
private final class PresenterOwner: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  let presenter = Presenter()
  deinit { presenter.forget() }
}

/// Presents what `layer` makes while a binding is true, and again when what it is made for has become another.
struct PresentationModifier<Layer: View>: ViewModifier {
  @Binding var isPresented: Bool
  /// What is presented; another id ends the presentation and begins one.
  let id: AnyHashable?
  let onDismiss: (() -> Void)?
  let pace: LayerPace
  /// Whether it is presented later when something else is up.
  var waits = true
  let content: @MainActor () -> AnyView?
  let layer: @MainActor (Presenter) -> Layer
  @StateObject private var owner = PresenterOwner()

  private struct Wish: Equatable {
    var isPresented: Bool
    var id: AnyHashable?
  }

  func body(content view: Content) -> some View {
    let presenter = owner.presenter
    return
      view
      .modifier(ContentSourceModifier(source: presenter.source, id: id, content: content))
      .modifier(PresenterPlaceModifier(presenter: presenter))
      .onTransition(of: Wish(isPresented: isPresented, id: id)) { old, new, transaction in
        let binding = $isPresented
        presenter.onDismiss = onDismiss
        presenter.waits = waits
        presenter.end = { binding.wrappedValue = false }
        if !new.isPresented || old.id != new.id { presenter.close(transaction) }
        if new.isPresented {
          presenter.present(layer(presenter), pace: pace, transaction: transaction) {
            presenter.source.id = new.id
          }
        }
      }
  }
}
