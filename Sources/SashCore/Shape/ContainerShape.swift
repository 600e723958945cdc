import Foundation
import SashGraph

/// The shape that `containerShape(_:)` names for the views in it, and where it stands.
package final class ContainerShape {
  /// The shape, this many points smaller on all sides, in a rectangle of its space. Asked inside a rule.
  fileprivate let outline: (_ inset: CGFloat, _ rect: CGRect) -> Path
  /// Its corners; nil for a shape that is no rectangle with four corners. Asked inside a rule.
  fileprivate let corners: () -> RoundedRectangularShapeCorners?
  fileprivate let direction: Attribute<LayoutDirection>
  fileprivate let size: Attribute<CGSize>
  fileprivate let space: CoordinateSpaceNode
  /// The container around it.
  fileprivate let outer: ContainerShapePlace?

  fileprivate init(
    _ inputs: _ViewInputs, outer: ContainerShapePlace?, outline: @escaping (CGFloat, CGRect) -> Path,
    corners: @escaping () -> RoundedRectangularShapeCorners?
  ) {
    (size, space) = (inputs.size, inputs.space)
    direction = inputs.environment.attribute(for: \.layoutDirection)
    (self.outer, self.outline, self.corners) = (outer, outline, corners)
  }
}

/// Where a view stands in the nearest container shape.
struct ContainerShapePlace {
  private let container: ContainerShape
  private let space: CoordinateSpaceNode

  /// Nil where no container shape is around the view.
  init?(_ inputs: _ViewInputs) {
    guard let container = inputs.containerShape else { return nil }
    (self.container, space) = (container, inputs.space)
  }

  /// The place of the view whose outline is being asked for. A shape is a plain value and does not know where it
  /// stands, so whoever asks it says so here; read and written on the main thread only.
  nonisolated(unsafe) private static var current: ContainerShapePlace?
  static var ofAsked: ContainerShapePlace? { isMainThread() ? current : nil }

  /// Runs `body`, which asks shapes for their outlines inside a rule, at a place.
  static func at<R>(_ place: ContainerShapePlace?, _ body: () -> R) -> R {
    guard let place else { return body() }
    let outer = current
    current = place
    defer { current = outer }
    return body()
  }

  /// The container's shape as it fits to `rect`, in points of the view: as far inside of the container as the nearest of the
  /// four sides is, so that corners share their centres.
  func outline(_ rect: CGRect) -> Path {
    let inner = space.transform(to: container.space).apply(to: rect)
    let size = container.size.value
    let distance = min(inner.minX, inner.minY, size.width - inner.maxX, size.height - inner.maxY)
    guard distance.isFinite, inner.width > 0, inner.height > 0 else { return Path(rect) }
    let inset = max(0, distance)
    let path = container.outline(inset, inner.insetBy(dx: -inset, dy: -inset))
    let (x, y) = (rect.width / inner.width, rect.height / inner.height)
    let back = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: rect.minX - inner.minX * x, ty: rect.minY - inner.minY * y)
    return back.isIdentity ? path : path.applying(back)
  }

  /// True if the container is a rectangle with four corners.
  var hasCorners: Bool { container.corners() != nil }

  /// The radius of a corner of `rect`, in points of the view, about the centre of the same corner of the container: less than
  /// the container's by as much as the corner is further inside, on the side where that is more.
  func radius(of corner: Edge.Corner, in rect: CGRect) -> CGFloat {
    guard let corners = container.corners() else { return 0 }
    let inner = space.transform(to: container.space).apply(to: rect)
    let size = container.size.value
    let isLeft =
      Edge.Corner.Set.leading.contains(corner) != (container.direction.value == .rightToLeft)
    let dx = isLeft ? inner.minX : size.width - inner.maxX
    let dy = Edge.Corner.Set.top.contains(corner) ? inner.minY : size.height - inner.maxY
    guard dx.isFinite, dy.isFinite, inner.width > 0 else { return 0 }
    let whole = corners[corner].radius {
      container.outer?.radius(of: corner, in: CGRect(origin: .zero, size: size)) ?? 0
    }
    return max(0, whole - max(dx, dy, 0)) * rect.width / inner.width
  }
}

/// The shape of the container that it stands in, as much smaller as it is further inside; a rectangle where there is no
/// container shape.
@frozen public nonisolated struct ContainerRelativeShape: Shape, InsettableShape, BitwiseCopyable {
  @inlinable public init() {}
  public func path(in rect: CGRect) -> Path {
    guard !rect.isNull, let place = ContainerShapePlace.ofAsked else { return Path(rect) }
    return place.outline(rect)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public static var _sizing: _ShapeSizing { .greedy }
  @inlinable public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  @usableFromInline @frozen nonisolated struct _Inset: InsettableShape, BitwiseCopyable {
    @usableFromInline var amount: CGFloat
    @usableFromInline init(amount: CGFloat) { self.amount = amount }
    @usableFromInline func path(in rect: CGRect) -> Path {
      ContainerRelativeShape().path(in: rect.inset(by: amount))
    }
    @usableFromInline var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    @usableFromInline static var _sizing: _ShapeSizing { .greedy }
    @usableFromInline var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    @usableFromInline func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container, as much smaller as it is further inside.
  @inlinable public static var containerRelative: ContainerRelativeShape { .init() }
}

/// Names the shape of a container.
@frozen public nonisolated struct _ContainerShapeModifier<Container: InsettableShape>: UnaryModifier {
  public var shape: Container
  @inlinable public init(shape: Container) { self.shape = shape }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let shape = modifier.part(at: 0, as: Container.self)
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    // A container in another one may itself be of its shape.
    let place = ContainerShapePlace(inputs)
    var inner = inputs
    let size = inputs.size
    inner.containerShape = ContainerShape(inputs, outer: place) { inset, rect in
      ContainerShapePlace.at(place) {
        shape.value.inset(by: inset).outline(in: rect) { direction.value }
      }
    } corners: {
      (shape.value as? any RoundedRectangularShape)?.corners(in: size.value)
    }
    return body(_Graph(), inner)
  }
}

extension View {
  /// Names the shape of this view, to which `ContainerRelativeShape` and `ConcentricRectangle` in it fit their corners.
  /// Nothing is cut off.
  @inlinable public nonisolated __consuming func containerShape<T: RoundedRectangularShape>(_ shape: T)
    -> some View
  {
    modifier(_ContainerShapeModifier(shape: shape))
  }
  /// Names the shape of this view, to which `ContainerRelativeShape` in it fits its corners. Nothing is cut off.
  @inlinable public nonisolated __consuming func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}
