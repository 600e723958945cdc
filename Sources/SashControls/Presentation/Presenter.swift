import Combine
import Foundation
import SashCore
import SashGraph

/// Shows one view over the window while a binding says so: the part that sheets, alerts and popovers share.
///
/// Only one presentation can be up in a window, or in what another one shows; others are dropped with a warning.
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
    let geometry: GeometrySource
  }
  fileprivate var place: Place?
  private var layer: WindowLayer?
  private weak var outerLevel: PresentationLevel?
  /// Told when the presentation has ended.
  var onDismiss: (@MainActor () -> Void)?
  /// Sets the binding to false.
  var end: (@MainActor () -> Void)?

  var isPresented: Bool { layer?.subgraph.isValid ?? false }

  /// The frame of the presenting view, in points of the window.
  var anchor: CGRect { place?.geometry.frame(in: .global) ?? .zero }

  @MainActor func present<V: View>(_ view: V) {
    guard let place, !isPresented else { return }
    let outer = place.base.environment.attribute(for: \.presentationLevel)
    let level =
      place.host.graph.withCurrent { outer.untrackedValue } ?? PresentationLevel.ofWindow(place.host)
    if let other = level.presenter, other !== self, other.isPresented {
      runtimeWarning("Attempt to present a view while another presentation is already in progress.")
      return
    }
    level.presenter = self
    outerLevel = level
    dismisser.action = { [weak self] in self?.dismiss() }
    let layer = place.host.addLayer(
      view.environment(\.dismisser, dismisser).environment(\.presentationLevel, self.level)
        .environment(\.navigationModel, nil).environment(\.isInList, false)
        .environment(\.showsLinkChevron, false), base: place.base, owner: place.owner)
    self.layer = layer
    source.isShown = true
  }

  /// Ends the presentation from inside: the binding becomes false first.
  @MainActor func dismiss() {
    guard isPresented else { return }
    end?()
    close()
  }

  /// Ends the presentation; the binding is false already.
  @MainActor func close() {
    guard let layer else { return }
    self.layer = nil
    if let outerLevel, outerLevel.presenter === self { outerLevel.presenter = nil }
    source.isShown = false
    if layer.subgraph.isValid { place?.host.removeLayer(layer) }
    onDismiss?()
  }

  /// What the Escape key does while the presentation is in front.
  @MainActor func setEscape(_ action: (() -> Void)?) { layer?.onEscape = action }
}

/// A window, or the content of a presentation: one presentation can be up in each.
final class PresentationLevel {
  fileprivate(set) weak var presenter: Presenter?

  fileprivate static func ofWindow(_ host: ViewGraph) -> PresentationLevel {
    if let known = host.presentationLevel as? PresentationLevel { return known }
    let new = PresentationLevel()
    host.presentationLevel = new
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

/// Tells a presenter where its view stands.
nonisolated struct PresenterPlaceModifier: UnaryModifier {
  let presenter: Presenter
  init(presenter: Presenter) { self.presenter = presenter }

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    modifier.attribute.untrackedValue.presenter.place = Presenter.Place(
      host: inputs.host, base: inputs.base, owner: Subgraph.current!,
      geometry: GeometrySource(inputs: inputs))
    return body(_Graph(), inputs)
  }
}

/// Presents what `layer` makes while a binding is true, and again when what it is made for has become another.
struct PresentationModifier<Layer: View>: ViewModifier {
  @Binding var isPresented: Bool
  /// What is presented; another id ends the presentation and begins one.
  let id: AnyHashable?
  let onDismiss: (() -> Void)?
  let content: @MainActor () -> AnyView?
  let layer: @MainActor (Presenter) -> Layer
  @StateObject private var presenter = Presenter()

  private struct Wish: Equatable {
    var isPresented: Bool
    var id: AnyHashable?
  }

  func body(content view: Content) -> some View {
    view
      .modifier(ContentSourceModifier(source: presenter.source, content: content))
      .modifier(PresenterPlaceModifier(presenter: presenter))
      .onChange(of: Wish(isPresented: isPresented, id: id), initial: true) { old, new in
        let binding = $isPresented
        presenter.onDismiss = onDismiss
        presenter.end = { binding.wrappedValue = false }
        if presenter.isPresented, !new.isPresented || old.id != new.id { presenter.close() }
        if new.isPresented { presenter.present(layer(presenter)) }
      }
  }
}
