import SashGeometry

/// What a layout says about itself to the views in it.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks, which spacers and dividers follow.
  public var stackOrientation: Axis?
  public init() {}
}
