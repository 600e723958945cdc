import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// Draws only what is inside of a shape.
@frozen public nonisolated struct _ClipEffect<ClipShape: Shape>: DrawnEffect, Sendable {
  public var shape: ClipShape
  public var style: FillStyle
  @inlinable public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
  package static var _usesSize: Bool { true }
  package func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect? {
    let frame = CGRect(origin: .zero, size: size)
    return .clip(shape.outline(in: frame) { environment[\.layoutDirection] }, style)
  }
}

extension _ClipEffect: Animatable {
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// Draws a view only where another one is opaque.
@frozen public nonisolated struct _MaskAlignmentEffect<Mask: View>: UnaryModifier {
  public var alignment: Alignment
  public var mask: Mask
  @inlinable public init(alignment: Alignment, mask: Mask) {
    self.alignment = alignment
    self.mask = mask
  }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let layers = Layers(
      inputs: inputs, body: body,
      secondary: { inputs in
        var inputs = inputs
        inputs.preferences = PreferenceKeySet()
        inputs.base.implicitRoot = .layered(modifier.attribute.untrackedValue.alignment)
        return Mask._makeView(
          view: modifier.part(at: MemoryLayout<Self>.offset(of: \.mask)!, as: Mask.self), inputs: inputs)
      }, alignment: { modifier.value.alignment })
    var outputs = layers.outputs
    guard let content = layers.primary.display else { return outputs }
    outputs.display = Attribute(
      rule: MaskDisplayRule(
        identity: inputs.host.nextIdentity(), content: content, contentGeometry: layers.primaryGeometry,
        mask: layers.secondary.display, maskGeometry: layers.secondaryGeometry))
    return outputs
  }
}

private struct MaskDisplayRule: Rule {
  let identity: DisplayIdentity
  let content: Attribute<PlacedItem?>
  let contentGeometry: Attribute<ViewGeometry>
  let mask: Attribute<PlacedItem?>?
  let maskGeometry: Attribute<ViewGeometry>

  func compute() -> PlacedItem? {
    guard var content = content.value, var mask = mask?.value else { return nil }
    content.move(by: contentGeometry.value.origin)
    mask.move(by: maskGeometry.value.origin)
    return PlacedItem(
      offset: .zero, item: DisplayItem(identity: identity, content: .effect(.mask(mask), content)))
  }
}

extension PlacedItem {
  mutating func move(by offset: CGPoint) {
    self.offset.x += offset.x
    self.offset.y += offset.y
  }
}

extension View {
  /// Draws only what is inside of a shape in this view's frame. What is cut away still takes touches, unless
  /// `contentShape` says otherwise.
  /// - Source: https://oleb.net/2022/clipped-hit-testing
  @inlinable public nonisolated __consuming func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  )
    -> some View
  {
    modifier(_ClipEffect(shape: shape, style: style))
  }
  /// Draws only what is inside of this view's frame. What is cut away still takes touches.
  @inlinable public nonisolated __consuming func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }
  /// Draws only what is inside of this view's frame with rounded corners, in points.
  /// - Source: facts on metrics: the corners are parts of circles.
  @inlinable public nonisolated __consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true)
    -> some View
  {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }
  /// Draws this view only where another one is opaque.
  @inlinable public nonisolated __consuming func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
  }
  /// Draws this view only where another one is opaque.
  @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
  @inlinable public nonisolated __consuming func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskAlignmentEffect(alignment: .center, mask: mask))
  }
}
