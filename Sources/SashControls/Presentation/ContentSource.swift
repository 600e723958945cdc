import SashCore
import SashGraph

/// A view that is written in one place and shown in another: on a screen, in a sheet. It keeps up with the place where
/// it is written, and keeps what it was when that has gone.
final class ContentSource {
  fileprivate var attribute: WeakAttribute<ContentSourceModifier>?
  private var make: (@MainActor () -> AnyView?)?
  private var last: AnyView?
  /// What the view is shown for; what is written for something else is not shown before that is.
  var id: AnyHashable?
  /// Whether it is shown now.
  var isShown = false
  /// Called when it is no longer shown for another reason than the place where it is written.
  var onRemoved: (@MainActor () -> Void)?

  /// Shows a view that is not written in another view; nil lets go of it.
  func setView(_ view: AnyView?) {
    make = view.map { view in { view } }
    if view == nil { last = nil }
  }

  /// Keeps nothing of what was shown.
  func clear() {
    make = nil
    last = nil
    onRemoved = nil
  }

  /// The view; read in a body, which runs again when the view changes. Where there is none any more, the last one stays
  /// until it is gone from the screen.
  @MainActor func view() -> AnyView? {
    if let current = attribute?.attribute?.value {
      if current.id != id, let last { return last }
      make = current.content
    }
    if let view = make?() { last = view }
    return last
  }
}

/// Hands the content of a presentation to its source, for as long as the view lives that presents it.
nonisolated struct ContentSourceModifier: ObservingModifier {
  let source: ContentSource
  let id: AnyHashable?
  let content: @MainActor () -> AnyView?

  init(source: ContentSource, id: AnyHashable? = nil, content: @escaping @MainActor () -> AnyView?) {
    self.source = source
    self.id = id
    self.content = content
  }

  nonisolated static func _observe(
    modifier: _GraphValue<Self>, inputs: _GraphInputs, group: ObservedGroup?
  ) {
    modifier.attribute.untrackedValue.source.attribute = WeakAttribute(modifier.attribute)
  }
}

/// Shows what a source has.
struct SourceView: View {
  let source: ContentSource
  var body: some View { OneView(content: source.view()) }
}

/// Several views as one.
struct OneView<Content: View>: UnaryView {
  let content: Content
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: view.part(at: 0, as: Content.self), inputs: inputs)
  }
}
