import Foundation
import SashGeometry

/// A layout of any type, so that one place can change its layout and keep its views.
@frozen public struct AnyLayout: Layout {
  private var storage: AnyLayoutBox
  @usableFromInline init(box: AnyLayoutBox) { storage = box }

  public init<L: Layout>(_ layout: L) { self.init(box: LayoutBox(layout)) }

  /// What the layout inside keeps, and of which type that layout is.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var owner: ObjectIdentifier
  }
  public typealias AnimatableData = _AnyAnimatableData

  public var animatableData: _AnyAnimatableData {
    get { storage.animatableData }
    set { storage = storage.moved(to: newValue) }
  }

  package var layoutProperties: LayoutProperties { storage.layoutProperties }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: storage.makeCache(subviews), owner: storage.owner)
  }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.owner == storage.owner {
      storage.updateCache(&cache.value, subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    storage.spacing(subviews, &cache.value)
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    storage.sizeThatFits(proposal, subviews, &cache.value)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    storage.placeSubviews(bounds, proposal, subviews, &cache.value)
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    storage.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
  }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    storage.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
  }
}

/// One layout behind a type that does not name it. Never changes after it is made.
@usableFromInline class AnyLayoutBox {
  var owner: ObjectIdentifier { fatalError("Every box names its layout.") }
  var layoutProperties: LayoutProperties { fatalError() }
  var animatableData: _AnyAnimatableData { fatalError() }
  func moved(to data: _AnyAnimatableData) -> AnyLayoutBox { fatalError() }
  func makeCache(_ subviews: LayoutSubviews) -> Any { fatalError() }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) { fatalError() }
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { fatalError() }
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
    fatalError()
  }
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) { fatalError() }
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? { fatalError() }
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? { fatalError() }
}

private final class LayoutBox<L: Layout>: AnyLayoutBox {
  let layout: L
  init(_ layout: L) { self.layout = layout }

  /// Runs `body` on the cache as what it is, without a copy.
  private func open<R>(_ cache: inout Any, _ body: (inout L.Cache) -> R) -> R {
    guard var value = cache as? L.Cache else {
      preconditionFailure("The cache of an AnyLayout of \(L.self) holds \(type(of: cache)).")
    }
    cache = ()
    defer { cache = value }
    return body(&value)
  }

  override var owner: ObjectIdentifier { ObjectIdentifier(L.self) }
  override var layoutProperties: LayoutProperties { L.layoutProperties }
  override var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }
  override func moved(to data: _AnyAnimatableData) -> AnyLayoutBox {
    guard let vector = data.vector as? L.AnimatableData else { return self }
    var moved = layout
    moved.animatableData = vector
    return LayoutBox(moved)
  }
  override func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }
  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    open(&cache) { layout.updateCache(&$0, subviews: subviews) }
  }
  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    open(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
  }
  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    open(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }
  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    open(&cache) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }
  override func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    open(&cache) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  override func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    open(&cache) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
