import SashCore

/// What the values of a scale look like: styles for one after another, or colours that go over into each other.
public protocol ScaleRange {
  /// What one value looks like.
  associatedtype VisualValue
  var _range: _ScaleRange { get }
}

/// What a range says to a scale.
public struct _ScaleRange {
  /// For one value after another.
  let styles: [AnyShapeStyle]
  /// From the least value to the greatest; empty for styles that are no colours.
  let stops: [Gradient.Stop]
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
  public var _range: _ScaleRange {
    let colors = compactMap { $0 as? Color }
    return _ScaleRange(
      styles: compactMap { ($0 as? any ShapeStyle).map { AnyShapeStyle($0) } },
      stops: colors.count == count ? Gradient(colors: colors).stops : [])
  }
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
  public var _range: _ScaleRange { _ScaleRange(styles: stops.map { AnyShapeStyle($0.color) }, stops: stops) }
}
