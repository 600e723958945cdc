import Foundation
import SashGraph
import SashLayout

/// Comes to rest with a view at the start of what is seen: one of those in a `scrollTargetLayout`, or a `scrollTarget`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a person gets past with one stroke.
  public struct LimitBehavior: Sendable {
    enum Kind { case automatic, always, few, one, never }
    let kind: Kind
    /// Limited along a row where there is little width, as on a phone.
    public static var automatic: LimitBehavior { .init(kind: .automatic) }
    /// As many as are seen at once.
    public static var always: LimitBehavior { .init(kind: .always) }
    /// A few.
    public static var alwaysByFew: LimitBehavior { .init(kind: .few) }
    /// One.
    public static var alwaysByOne: LimitBehavior { .init(kind: .one) }
    /// As far as it glides.
    public static var never: LimitBehavior { .init(kind: .never) }
  }

  private let limitBehavior: LimitBehavior
  /// Which point of a view comes to rest at the same point of what is seen; nil is the start.
  private let anchor: UnitPoint?
  public init(limitBehavior: LimitBehavior = .automatic) {
    (self.limitBehavior, anchor) = (limitBehavior, nil)
  }
  /// - Parameter anchor: The point of a view that comes to rest at the same point of what is seen; nil is the start.
  public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    (self.limitBehavior, self.anchor) = (limitBehavior, anchor)
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let (from, to) = (context.originalTarget.rect.origin[axis], target.rect.origin[axis])
      var reach = target.rect.union(context.originalTarget.rect)
      reach.origin[axis] -= context.containerSize[axis]
      reach.size[axis] += 2 * context.containerSize[axis]
      let frames = context.targets(reach)
      let part = axis == .horizontal ? anchor?.x ?? 0 : anchor?.y ?? 0
      let starts = Set(
        frames.map { $0.origin[axis] + ($0.size[axis] - context.containerSize[axis]) * part }
      ).sorted()
      guard var best = nearest(starts, to) else { continue }
      if let most = limit(axis, frames, context), let first = nearest(starts, from) {
        // Where the finger has let go is between two views: one of them may be reached in any case.
        best = min(max(best, first - most), first + most)
      }
      target.rect.origin[axis] = starts[best]
    }
  }

  private func nearest(_ starts: [CGFloat], _ place: CGFloat) -> Int? {
    starts.indices.min { abs(starts[$0] - place) < abs(starts[$1] - place) }
  }

  private func limit(_ axis: Axis, _ frames: [CGRect], _ context: TargetContext) -> Int? {
    let seen = frames.map { $0.size[axis] }.max().map { Int(context.containerSize[axis] / max($0, 1)) } ?? 1
    switch limitBehavior.kind {
    case .never: return nil
    case .automatic:
      return axis == .horizontal && context.horizontalSizeClass == .compact ? max(1, seen) : nil
    case .always: return max(1, seen)
    case .few: return min(max(1, seen), 3)
    case .one: return 1
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    .init(limitBehavior: limitBehavior)
  }
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    .init(anchor: anchor)
  }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    .init(limitBehavior: limitBehavior, anchor: anchor)
  }
}

/// Lets scrolling end at the views of the stack or grid in a view.
public nonisolated struct _ScrollTargetLayoutModifier: UnaryModifier {
  var isEnabled: Bool
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.base.targetLayout = modifier.part(at: 0, as: Bool.self).attribute
    return body(_Graph(), inner)
  }
}

/// Lets scrolling end at a view.
public nonisolated struct _ScrollTargetModifier: UnaryModifier {
  var isEnabled: Bool
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.base.scroll?.add(
      SingleTarget(
        isEnabled: modifier.part(at: 0, as: Bool.self).attribute, space: inputs.space, size: inputs.size))
    return body(_Graph(), inputs)
  }
}

private final class SingleTarget: ScrollTargetSource {
  private let isEnabled: WeakAttribute<Bool>
  private let size: WeakAttribute<CGSize>
  private let space: CoordinateSpaceNode
  init(isEnabled: Attribute<Bool>, space: CoordinateSpaceNode, size: Attribute<CGSize>) {
    self.isEnabled = WeakAttribute(isEnabled)
    self.size = WeakAttribute(size)
    self.space = space
  }
  var isAlive: Bool { size.attribute != nil }
  func frame(of id: AnyHashable, in scroll: ScrollState) -> CGRect? { nil }
  func targets(in rect: CGRect, of scroll: ScrollState) -> [(id: AnyHashable, frame: CGRect)] { [] }
  func alignedFrames(near rect: CGRect, of scroll: ScrollState) -> [CGRect] {
    guard isEnabled.attribute?.untrackedValue == true, let size = size.attribute?.untrackedValue else {
      return []
    }
    let frame = space.transform(to: scroll.contentSpace).apply(to: CGRect(origin: .zero, size: size))
    return [scroll.logical(frame)].filter { !$0.overlap(rect).isNull }
  }
}

extension View {
  /// Lets the scroll view around this stack or grid come to rest at the views in it.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
  /// Lets the scroll view around this view come to rest at it.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(isEnabled: isEnabled))
  }
}
