import Foundation
import SashDisplay
import SashGraph

/// A style whose type is hidden.
@frozen public nonisolated struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  @usableFromInline let storage: AnyShapeStyleBox

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    storage = (style as? AnyShapeStyle)?.storage ?? ShapeStyleBox(style)
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { storage.resolve(context) }
  public var _reads: _StyleReads { storage.reads }

  /// What to paint with in a frame. Points of the result are in the space of `frame`.
  package func paint(in environment: EnvironmentValues, frame: CGRect) -> Paint {
    _resolve(_StyleContext(environment)).fill.paint(in: frame)
  }
  /// The colour, or the first colour of a gradient.
  package func color(in environment: EnvironmentValues) -> ColorComponents {
    func first(_ fill: StyleFill) -> ColorComponents {
      switch fill {
      case .color(let color): color
      case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
        .elliptical(let stops, _, _, _):
        stops.first?.color ?? .clear
      case .tiles, .shader: .black
      case .material(let backdrop, _): backdrop.tint
      case .mesh(let mesh): mesh.colors.first ?? mesh.background
      case .anchored(let fill, _): first(fill)
      }
    }
    return first(_resolve(_StyleContext(environment)).fill)
  }

  /// True if the two are the same as far as can be told.
  package static func areSame(_ a: AnyShapeStyle?, _ b: AnyShapeStyle?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a.storage == b.storage
    default: false
    }
  }
}

@usableFromInline class AnyShapeStyleBox: ComparedByValue, @unchecked Sendable {
  func resolve(_ context: _StyleContext) -> _ResolvedStyle { fatalError("abstract") }
  var reads: _StyleReads { fatalError("abstract") }
  func isEqual(to other: AnyShapeStyleBox) -> Bool { self === other }
  @usableFromInline static func == (a: AnyShapeStyleBox, b: AnyShapeStyleBox) -> Bool {
    a === b || a.isEqual(to: b)
  }
}

private final class ShapeStyleBox<S: ShapeStyle>: AnyShapeStyleBox, @unchecked Sendable {
  let style: S
  init(_ style: S) { self.style = style }
  override func resolve(_ context: _StyleContext) -> _ResolvedStyle { style._resolve(context) }
  override var reads: _StyleReads { style._reads }
  override func isEqual(to other: AnyShapeStyleBox) -> Bool {
    guard let other = other as? ShapeStyleBox<S> else { return false }
    var (a, b) = (style, other.style)
    return _isSameValue(&a, &b)
  }
}
