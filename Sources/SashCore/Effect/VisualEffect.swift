import Foundation
import SashDisplay

/// Ways to draw a view differently that leave its layout alone, so that they may follow from where it stands.
///
/// Begin with the empty effect that `visualEffect` hands over and add to it.
public nonisolated protocol VisualEffect: Sendable, Animatable {
  /// Adds what the effect does to `list`, innermost first.
  static func _append(_ effect: Self, to list: inout _VisualEffectList)
}

/// What visual effects come to, for a view of a size.
public nonisolated struct _VisualEffectList {
  let size: CGSize
  let environment: EnvironmentInput
  var effects: [DisplayEffect] = []
}

/// An effect that does nothing, to begin with.
public nonisolated struct EmptyVisualEffect: VisualEffect {
  public typealias AnimatableData = EmptyAnimatableData
  public init() {}
  public static func _append(_ effect: Self, to list: inout _VisualEffectList) {}
}

/// What one effect of views adds to other effects.
private protocol VisualStep: Animatable, Sendable {
  func displayEffect(in list: _VisualEffectList) -> DisplayEffect?
}

private struct AddedVisualEffect<Base: VisualEffect, Step: VisualStep>: VisualEffect {
  var base: Base
  var step: Step
  var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
    get { .init(base.animatableData, step.animatableData) }
    set { (base.animatableData, step.animatableData) = (newValue.first, newValue.second) }
  }
  static func _append(_ effect: Self, to list: inout _VisualEffectList) {
    Base._append(effect.base, to: &list)
    if let added = effect.step.displayEffect(in: list) { list.effects.append(added) }
  }
}

extension VisualStep where Self: DrawnEffect {
  nonisolated func displayEffect(in list: _VisualEffectList) -> DisplayEffect? {
    _effect(in: list.size, environment: list.environment)
  }
}
extension VisualStep where Self: TransformEffect {
  nonisolated func displayEffect(in list: _VisualEffectList) -> DisplayEffect? {
    ProjectionTransform(_transform(in: list.size)).checked.effect
  }
}
extension _OpacityEffect: VisualStep {}
extension _BlurEffect: VisualStep {}
extension _ColorMatrixEffect: VisualStep {}
extension _RotationEffect: VisualStep {}
extension _ShaderEffect: VisualStep {}
extension _ScaleEffect: VisualStep {}

/// An offset without layout.
private struct VisualOffset: VisualStep {
  var offset: CGSize
  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
  func displayEffect(in list: _VisualEffectList) -> DisplayEffect? {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height)).checked.effect
  }
}

private struct VisualRotation3D: VisualStep {
  var turn: _Rotation3DEffect
  var animatableData: _Rotation3DEffect.AnimatableData {
    get { turn.animatableData }
    set { turn.animatableData = newValue }
  }
  func displayEffect(in list: _VisualEffectList) -> DisplayEffect? {
    turn._projection(in: list.size)?.checked.effect
  }
}

private struct VisualBlend: VisualStep {
  typealias AnimatableData = EmptyAnimatableData
  var mode: BlendMode
  func displayEffect(in list: _VisualEffectList) -> DisplayEffect? { mode == .normal ? nil : .blend(mode) }
}

private struct VisualTransform: VisualStep {
  typealias AnimatableData = EmptyAnimatableData
  var transform: ProjectionTransform
  func displayEffect(in list: _VisualEffectList) -> DisplayEffect? { transform.checked.effect }
}

extension VisualEffect {
  private nonisolated func adding<Step: VisualStep>(_ step: Step) -> AddedVisualEffect<Self, Step> {
    AddedVisualEffect(base: self, step: step)
  }
  /// Moves the view, in points.
  public nonisolated func offset(_ offset: CGSize) -> some VisualEffect {
    adding(VisualOffset(offset: offset))
  }
  /// Moves the view, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(VisualOffset(offset: CGSize(width: x, height: y)))
  }
  public nonisolated func opacity(_ opacity: Double) -> some VisualEffect {
    adding(_OpacityEffect(opacity: opacity))
  }
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_ScaleEffect(scale: scale, anchor: anchor))
  }
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
  }
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(_RotationEffect(angle: angle, anchor: anchor))
  }
  /// Turns the view about an axis in space.
  ///
  /// - Parameters:
  ///   - anchorZ: How far in front of the view the axis is, in points.
  ///   - perspective: How much smaller things far away look; 0 not at all.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      VisualRotation3D(
        turn: _Rotation3DEffect(
          angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(VisualTransform(transform: ProjectionTransform(transform)))
  }
  public nonisolated func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(VisualTransform(transform: transform))
  }
  /// Blurs the view by a radius in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(_BlurEffect(radius: radius, isOpaque: opaque))
  }
  public nonisolated func brightness(_ amount: Double) -> some VisualEffect {
    adding(_ColorMatrixEffect(.brightness(amount)))
  }
  public nonisolated func contrast(_ amount: Double) -> some VisualEffect {
    adding(_ColorMatrixEffect(.contrast(amount)))
  }
  public nonisolated func saturation(_ amount: Double) -> some VisualEffect {
    adding(_ColorMatrixEffect(.saturation(amount)))
  }
  public nonisolated func grayscale(_ amount: Double) -> some VisualEffect {
    adding(_ColorMatrixEffect(.grayscale(amount)))
  }
  public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(_ColorMatrixEffect(.hueRotation(angle)))
  }
  /// Blends the view with what lies below it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    adding(VisualBlend(mode: blendMode))
  }
  /// Puts each colour of the view through a shader.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    adding(_ShaderEffect(shader: shader, usage: .colorEffect, isEnabled: isEnabled))
  }
  /// Shows at each place of the view what is at the place that a shader says.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    adding(
      _ShaderEffect(shader: shader, usage: .distortionEffect, reach: maxSampleOffset, isEnabled: isEnabled))
  }
  /// Draws the view by a shader that may look at all of it.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    adding(
      _ShaderEffect(shader: shader, usage: .layerEffect, reach: maxSampleOffset, isEnabled: isEnabled))
  }
}
