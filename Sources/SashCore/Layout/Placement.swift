import Foundation
import SashGraph
import SashLayout

/// Moves what a view draws; its place in the layout stays.
@frozen public nonisolated struct _OffsetEffect: UnaryModifier, Sendable {
  public var offset: CGSize
  @inlinable public init(offset: CGSize) { self.offset = offset }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let modifier = modifier.animated(inputs.base)
    // The layout of the view is that of what is in it: only where it is drawn differs.
    let moved = Attribute(rule: OffsetRule(place: inputs.geometry, offset: modifier.attribute))
    var inner = inputs
    inner.geometry = moved
    inner.space = CoordinateSpaceNode(parent: inputs.space, geometry: moved)
    inner.motionOrigin = inner.space
    var outputs = body(_Graph(), inner)
    outputs.display = outputs.display.map {
      Attribute(rule: MovedDisplayRule(content: $0, geometry: moved, frame: AnimatedFrame(inputs)))
    }
    return outputs
  }
}

/// Where in its place a view is drawn.
private struct OffsetRule: Rule {
  let place: Attribute<ViewGeometry>
  let offset: Attribute<_OffsetEffect>

  func compute() -> ViewGeometry {
    let place = place.value
    let offset = offset.value.offset
    func clean(_ length: CGFloat) -> CGFloat {
      if length.isFinite { return length }
      LayoutWarning.report("Invalid offset (non-finite): \(length).")
      return 0
    }
    return ViewGeometry(
      origin: CGPoint(x: clean(offset.width), y: clean(offset.height)), size: place.size,
      proposal: place.proposal)
  }
}

extension _OffsetEffect: Animatable {
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

/// Puts the centre of a view at a point of the space offered to it.
@frozen public nonisolated struct _PositionLayout: UnaryModifier, Sendable {
  public var position: CGPoint
  @inlinable public init(position: CGPoint) { self.position = position }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeUnaryLayout(inputs: inputs, body: body) {
      PositionEngine(position: modifier.value.position, child: $0)
    }
  }
}

/// Offers a view no length on some axes, so that it takes its ideal one.
@frozen public nonisolated struct _FixedSizeLayout: UnaryModifier, Sendable {
  @usableFromInline var horizontal: Bool
  @usableFromInline var vertical: Bool
  @inlinable init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeUnaryLayout(inputs: inputs, body: body) {
      FixedSizeEngine(horizontal: modifier.value.horizontal, vertical: modifier.value.vertical, child: $0)
    }
  }
}

/// Decides in which order a stack serves its children.
@frozen public nonisolated struct _LayoutPriorityModifier: UnaryModifier, Sendable {
  @usableFromInline var value: Double
  @inlinable init(value: Double) { self.value = value }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeUnaryLayout(inputs: inputs, body: body) {
      LayoutPriorityEngine(priority: modifier.value.value, child: $0)
    }
  }
}

/// Keeps the ratio of width to height of what is offered to a view.
@frozen public nonisolated struct _AspectRatioLayout: UnaryModifier, Sendable {
  public var aspectRatio: CGFloat?
  public var contentMode: ContentMode
  @inlinable public init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeUnaryLayout(inputs: inputs, body: body) {
      AspectRatioEngine(
        ratio: modifier.value.aspectRatio, isFill: modifier.value.contentMode == .fill, child: $0)
    }
  }
}

/// How content of a fixed ratio meets the space it is offered.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers it.
  case fill
}

/// Gives a view a guide of its own.
@frozen public nonisolated struct _AlignmentWritingModifier: UnaryModifier {
  @usableFromInline let key: AlignmentKey
  @usableFromInline let computeValue: @Sendable (ViewDimensions) -> CGFloat
  @usableFromInline init(key: AlignmentKey, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) {
    self.key = key
    self.computeValue = computeValue
  }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeUnaryLayout(inputs: inputs, body: body) {
      let guide = modifier.value
      return AlignmentGuideEngine(key: guide.key, value: guide.computeValue, child: $0)
    }
  }
}

extension View {
  /// Draws this view `offset` points away from its place.
  @inlinable public nonisolated __consuming func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }
  /// Draws this view `x` and `y` points away from its place.
  @inlinable public nonisolated __consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  /// Puts the centre of this view at a point of its parent's space, in points.
  @inlinable public nonisolated __consuming func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }
  /// Puts the centre of this view at a point of its parent's space, in points.
  @inlinable public nonisolated __consuming func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
  /// Fixes this view at its ideal length on the axes given.
  @inlinable public nonisolated __consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
  /// Fixes this view at its ideal size.
  @inlinable public nonisolated __consuming func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
  /// Sets the order in which the stack around this view serves it; higher is earlier, 0 is the default.
  @inlinable public nonisolated __consuming func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(value: value))
  }
  /// Keeps a ratio of width to height; nil takes that of the view's ideal size.
  @inlinable public nonisolated __consuming func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  )
    -> some View
  {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }
  /// Keeps the ratio of a size.
  @inlinable public nonisolated __consuming func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode)
    -> some View
  {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Scales this view to fit its parent, at its own ratio.
  @inlinable public nonisolated __consuming func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Scales this view to cover its parent, at its own ratio.
  @inlinable public nonisolated __consuming func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  /// Sets the place of a horizontal guide in this view, in points from its leading edge.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }
  /// Sets the place of a vertical guide in this view, in points from its top edge.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }
}
