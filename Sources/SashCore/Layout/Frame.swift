import Foundation
import SashGraph
import SashLayout

/// Gives a view a fixed length on one axis or both.
@frozen public nonisolated struct _FrameLayout: UnaryModifier, Sendable {
  @usableFromInline let width: CGFloat?
  @usableFromInline let height: CGFloat?
  @usableFromInline let alignment: Alignment
  @inlinable init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    return makeUnaryLayout(inputs: inputs, body: body) {
      let frame = modifier.value
      return FixedFrameEngine(
        width: frame.width, height: frame.height, alignment: frame.alignment, child: $0,
        direction: direction.value)
    }
  }
}

/// Limits the lengths that a view may take.
@frozen public nonisolated struct _FlexFrameLayout: UnaryModifier, Sendable {
  @usableFromInline let minWidth: CGFloat?
  @usableFromInline let idealWidth: CGFloat?
  @usableFromInline let maxWidth: CGFloat?
  @usableFromInline let minHeight: CGFloat?
  @usableFromInline let idealHeight: CGFloat?
  @usableFromInline let maxHeight: CGFloat?
  @usableFromInline let alignment: Alignment
  @inlinable init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
    maxHeight: CGFloat?, alignment: Alignment
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    return makeUnaryLayout(inputs: inputs, body: body) {
      let frame = modifier.value
      return FlexFrameEngine(
        minWidth: frame.minWidth, idealWidth: frame.idealWidth, maxWidth: frame.maxWidth,
        minHeight: frame.minHeight,
        idealHeight: frame.idealHeight, maxHeight: frame.maxHeight, alignment: frame.alignment, child: $0,
        direction: direction.value)
    }
  }
}

extension View {
  /// Puts this view in a frame of the given lengths, in points; nil leaves an axis as it is.
  @inlinable public nonisolated __consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  @inlinable public nonisolated __consuming func frame() -> some View {
    frame(width: nil, height: nil, alignment: .center)
  }

  /// Puts this view in a frame whose lengths stay within limits, in points; nil takes the limit from the view.
  @inlinable public nonisolated __consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
