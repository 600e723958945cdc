import Foundation
import SashGraph
import SashLayout

/// Gives its content a handle to scroll the scroll views in it.
@MainActor @preconcurrency
public struct ScrollViewReader<Content: View>: UnaryView {
  nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let proxy = ScrollViewProxy(targets: ScrollTargets())
    let content = Attribute(
      rule: ReaderContentRule(view: view.attribute, proxy: proxy, host: inputs.host))
    var inner = inputs
    inner.base.scrollReader = ScrollReaderNode(targets: proxy.targets, outer: inputs.base.scrollReader)
    return Content._makeView(view: _GraphValue(content), inputs: inner)
  }
}

private struct ReaderContentRule<Content: View>: Rule {
  let view: Attribute<ScrollViewReader<Content>>
  let proxy: ScrollViewProxy
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()
  mutating func compute() -> Content {
    let content = view.value.content
    let proxy = proxy
    return reads.track(host) { content(proxy) }
  }
}

/// The scroll views in a reader.
final class ScrollTargets {
  private var views: [WeakBox] = []
  /// Told of each scroll view that is made.
  var onAdd: (() -> Void)?
  func add(_ state: ScrollState) {
    views.removeAll { $0.object == nil }
    views.append(WeakBox(state))
    onAdd?()
  }
  var all: [ScrollState] { views.compactMap { $0.object as? ScrollState } }
}

/// The readers around a place.
package final class ScrollReaderNode {
  let targets: ScrollTargets
  let outer: ScrollReaderNode?
  /// Whether it asks how far scroll views are scrolled, and whether those count that another such one stands around.
  private let isProbe: Bool
  private let countsInner: Bool
  init(targets: ScrollTargets, outer: ScrollReaderNode?, isProbe: Bool = false, countsInner: Bool = true) {
    self.targets = targets
    self.outer = outer
    self.isProbe = isProbe
    self.countsInner = countsInner
  }
  /// Tells all around of a scroll view.
  func add(_ state: ScrollState) {
    var node = Optional(self)
    var isInProbe = false
    while let reader = node {
      if reader.countsInner || !isInProbe { reader.targets.add(state) }
      isInProbe = isInProbe || reader.isProbe
      node = reader.outer
    }
  }
  /// True if it is in another one, or if there is none.
  func isInside(_ other: ScrollReaderNode?) -> Bool {
    var node = outer
    while let next = node, next !== other { node = next.outer }
    return node === other
  }
}

/// Scrolls the scroll views of a `ScrollViewReader`.
///
/// In `withAnimation`, `scrollTo` goes there by that animation.
public struct ScrollViewProxy {
  let targets: ScrollTargets

  /// Scrolls until the view with that id is seen, or where `anchor` of it meets the same place of what is seen.
  ///
  /// Call it in an action; while a view is made, nothing is known of places yet.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let id = AnyHashable(id)
    let transaction = Transaction.current
    for state in targets.all {
      // What has been written just before this may make the view: it is found after the next evaluation.
      state.afterLayout(of: transaction) { _ = state.scroll(to: id, anchor: anchor, in: transaction) }
    }
  }
}
