import Foundation
import SashDisplay

/// Turns what a view draws.
@frozen public nonisolated struct _RotationEffect: TransformEffect, Equatable, Sendable {
  public var angle: Angle
  public var anchor: UnitPoint
  @inlinable public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }
  package func _transform(in size: CGSize) -> CGAffineTransform {
    if angle.radians == 0 { return .identity }
    return CGAffineTransform(rotationAngle: angle.radians)
      .about(anchor.point(in: CGRect(origin: .zero, size: size)))
  }
}

extension _RotationEffect: Animatable {
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { .init(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

/// Scales what a view draws.
@frozen public nonisolated struct _ScaleEffect: TransformEffect, Equatable, Sendable {
  public var scale: CGSize
  public var anchor: UnitPoint
  @inlinable public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  package func _transform(in size: CGSize) -> CGAffineTransform {
    if scale.width == 1, scale.height == 1 { return .identity }
    return CGAffineTransform(scaleX: scale.width, y: scale.height)
      .about(anchor.point(in: CGRect(origin: .zero, size: size)))
  }
}

extension _ScaleEffect: Animatable {
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { .init(.init(scale.width * 128, scale.height * 128), anchor.animatableData) }
    set {
      scale = CGSize(width: newValue.first.first / 128, height: newValue.first.second / 128)
      anchor.animatableData = newValue.second
    }
  }
}

/// Draws a view through a transform about its origin.
@frozen public nonisolated struct _TransformEffect: TransformEffect, Equatable, Sendable {
  public var transform: CGAffineTransform
  @inlinable public init(transform: CGAffineTransform) { self.transform = transform }
  package func _transform(in size: CGSize) -> CGAffineTransform { transform }
}

/// Draws a view through a projection about its origin.
@frozen public nonisolated struct _ProjectionEffect: ProjectingEffect, Equatable, Sendable {
  public var transform: ProjectionTransform
  @inlinable public init(transform: ProjectionTransform) { self.transform = transform }
  package func _projection(in size: CGSize) -> ProjectionTransform? { transform }
}

/// Turns a view about an axis in space.
@frozen public nonisolated struct _Rotation3DEffect: ProjectingEffect, Sendable {
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  /// In points, toward the viewer.
  public var anchorZ: CGFloat
  public var perspective: CGFloat
  @inlinable public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }
  /// The projection of the turned plane; nil without an axis.
  package func _projection(in size: CGSize) -> ProjectionTransform? {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians != 0 else { return nil }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    // Columns of the rotation: where the unit vectors of the plane and of the depth go.
    let right = (x * x * (1 - c) + c, y * x * (1 - c) + z * s, z * x * (1 - c) - y * s)
    let down = (x * y * (1 - c) - z * s, y * y * (1 - c) + c, z * y * (1 - c) + x * s)
    let near = (x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, z * z * (1 - c) + c)
    let origin = anchor.point(in: CGRect(origin: .zero, size: size))
    // The eye stands as far away as the longer side is long, for a perspective of 1.
    let depth = perspective / max(size.width, size.height, 1)

    var turn = ProjectionTransform()
    (turn.m11, turn.m12, turn.m13) = (right.0, right.1, -right.2 * depth)
    (turn.m21, turn.m22, turn.m23) = (down.0, down.1, -down.2 * depth)
    turn.m31 = -near.0 * anchorZ
    turn.m32 = -near.1 * anchorZ
    turn.m33 = 1 - (anchorZ - near.2 * anchorZ) * depth
    let toOrigin = ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y))
    let back = ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y))
    return toOrigin.concatenating(turn).concatenating(back)
  }
}

extension _Rotation3DEffect: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Angle.AnimatableData,
    AnimatablePair<
      CGFloat,
      AnimatablePair<
        CGFloat,
        AnimatablePair<
          CGFloat, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
      >
    >
  >
  /// The angle, the axis, the anchor and its depth, the perspective.
  public var animatableData: AnimatableData {
    get {
      .init(
        angle.animatableData,
        .init(
          axis.x * 128,
          .init(
            axis.y * 128,
            .init(axis.z * 128, .init(anchor.animatableData, .init(anchorZ, perspective * 128))))))
    }
    set {
      angle.animatableData = newValue.first
      let (x, y, z) = (newValue.second, newValue.second.second, newValue.second.second.second)
      axis = (x.first / 128, y.first / 128, z.first / 128)
      anchor.animatableData = z.second.first
      anchorZ = z.second.second.first
      perspective = z.second.second.second / 128
    }
  }
}

extension ProjectionTransform {
  /// The same, or the identity with a warning where a value is not finite.
  var checked: ProjectionTransform {
    if [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite) { return self }
    runtimeWarning("A projection has a value that is not finite; the view is drawn without it.")
    return ProjectionTransform()
  }
  /// The cheapest effect that does the same; nil for the identity.
  var effect: DisplayEffect? {
    if isIdentity { return nil }
    if isAffine { return .transform(CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)) }
    return .projection(self)
  }
}

extension View {
  /// Draws this view turned about a point of its frame; layout stays as it is.
  @inlinable public nonisolated __consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)
    -> some View
  {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
  /// Draws this view scaled about a point of its frame; layout stays as it is.
  @inlinable public nonisolated __consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)
    -> some View
  {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }
  /// Draws this view scaled about a point of its frame; layout stays as it is.
  @inlinable public nonisolated __consuming func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center)
    -> some View
  {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  /// Draws this view scaled about a point of its frame; layout stays as it is.
  @inlinable public nonisolated __consuming func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  /// Draws this view through a transform about its origin; layout stays as it is.
  @inlinable public nonisolated __consuming func transformEffect(_ transform: CGAffineTransform) -> some View
  {
    modifier(_TransformEffect(transform: transform))
  }
  /// Draws this view through a projection about its origin; layout stays as it is.
  @inlinable public nonisolated __consuming func projectionEffect(_ transform: ProjectionTransform)
    -> some View
  {
    modifier(_ProjectionEffect(transform: transform))
  }
  /// Draws this view turned about an axis in space; layout stays as it is.
  ///
  /// - Parameters:
  ///   - anchorZ: How far in front of the view the axis is, in points.
  ///   - perspective: How much smaller things far away look; 0 not at all.
  @inlinable public nonisolated __consuming func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
