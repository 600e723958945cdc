import Foundation
import SashLayout

/// Two shapes put together by area.
public nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Hashable, Sendable {
    case union, intersection, difference, symmetricDifference, lineIntersection, lineDifference
  }
  var first: First
  var second: Second
  var operation: Operation
  var eoFill: Bool

  public func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: a.union(b, eoFill: eoFill)
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .difference: a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
    case .lineDifference: a.lineSubtraction(b, eoFill: eoFill)
    }
  }
  public static var role: ShapeRole { First.role }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  public static var _sizing: _ShapeSizing { First._sizing }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { .init(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// What lies in this shape and in another.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }
  /// What lies in this shape or in another.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }
  /// What lies in this shape and not in another.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .difference, eoFill: eoFill)
  }
  /// The parts of this shape's lines that lie in another shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }
  /// The parts of this shape's lines that lie outside of another shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineDifference, eoFill: eoFill)
  }
  /// What lies in exactly one of this shape and another.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }
}
