import Foundation
import SashGraph

/// One step in the chain of coordinate spaces from a view to its window.
package final class CoordinateSpaceNode {
  package let parent: CoordinateSpaceNode?
  /// Where this view stands in the parent's space.
  package let geometry: Attribute<ViewGeometry>?
  /// What is done to the view's space after it is placed, about its origin.
  package let transform: Attribute<CGAffineTransform>?
  /// The same with perspective.
  package let projection: Attribute<ProjectionTransform>?
  /// A name given by `coordinateSpace`.
  package let name: Attribute<AnyHashable>?
  /// How large the named view is, in points.
  package let size: Attribute<CGSize>?

  package init(
    parent: CoordinateSpaceNode?, geometry: Attribute<ViewGeometry>? = nil,
    transform: Attribute<CGAffineTransform>? = nil, projection: Attribute<ProjectionTransform>? = nil,
    name: Attribute<AnyHashable>? = nil, size: Attribute<CGSize>? = nil
  ) {
    self.parent = parent
    self.geometry = geometry
    self.transform = transform
    self.projection = projection
    self.name = name
    self.size = size
  }
}

// What is read here inside a rule makes the rule depend on the steps of the way, and on nothing else.
extension CoordinateSpaceNode {
  /// Where the points of this space lie in the space of `ancestor`; in the window for nil.
  package func transform(to ancestor: CoordinateSpaceNode?) -> SpaceTransform {
    var result = SpaceTransform()
    var node: CoordinateSpaceNode? = self
    while let next = node, next !== ancestor {
      next.append(to: &result)
      node = next.parent
    }
    return result
  }

  /// The same to the nearest space of that name, and that space; the window where there is none.
  package func transform(toNamed name: AnyHashable) -> (SpaceTransform, CoordinateSpaceNode?) {
    var result = SpaceTransform()
    var node: CoordinateSpaceNode? = self
    while let next = node {
      if let known = next.name, known.value == name { return (result, next) }
      next.append(to: &result)
      node = next.parent
    }
    return (result, nil)
  }

  /// Where this view's space begins, in points in the space of `ancestor`.
  package func origin(in ancestor: CoordinateSpaceNode?) -> CGPoint {
    transform(to: ancestor).apply(to: CGPoint.zero)
  }

  /// Where this view's space begins, in points of the window.
  package var originInWindow: CGPoint { transform(to: nil).apply(to: CGPoint.zero) }

  private func append(to result: inout SpaceTransform) {
    if let geometry {
      result.translate(by: geometry.projecting(offset: originOffset, as: CGPoint.self).value)
    }
    if let transform { result.append(transform.value) }
    if let projection { result.append(projection.value) }
  }
}

private let originOffset = MemoryLayout<ViewGeometry>.offset(of: \.origin)!

/// How points of one space lie in another. Most are translations, some are affine, few have perspective.
package struct SpaceTransform: Equatable {
  private var affine = CGAffineTransform.identity
  /// What comes before `affine`.
  private var projection: ProjectionTransform?

  package init() {}

  package mutating func translate(by offset: CGPoint) {
    affine.tx += offset.x
    affine.ty += offset.y
  }
  package mutating func append(_ transform: CGAffineTransform) { affine = affine.concatenating(transform) }
  package mutating func append(_ transform: ProjectionTransform) {
    if transform.isIdentity { return }
    projection = whole.concatenating(transform)
    affine = .identity
  }
  /// Points go through this transform first, then through `next`.
  package func followed(by next: SpaceTransform) -> SpaceTransform {
    var result = self
    if let projection = next.projection { result.append(projection) }
    result.append(next.affine)
    return result
  }

  private var whole: ProjectionTransform {
    let last = ProjectionTransform(affine)
    return projection?.concatenating(last) ?? last
  }

  /// The way back; nil where points have come to lie on each other.
  package var inverse: SpaceTransform? {
    var result = SpaceTransform()
    if projection != nil {
      guard let inverse = whole.inverse else { return nil }
      result.projection = inverse
      return result
    }
    if isTranslation {
      result.affine = CGAffineTransform(translationX: -affine.tx, y: -affine.ty)
      return result
    }
    let determinant = affine.a * affine.d - affine.b * affine.c
    guard determinant != 0, determinant.isFinite else { return nil }
    result.affine = affine.inverted()
    return result
  }

  private var isTranslation: Bool { affine.a == 1 && affine.d == 1 && affine.keepsAxes }
  /// True while level rectangles stay level and are not turned over.
  package var keepsRectangles: Bool {
    projection == nil && affine.keepsAxes && affine.a > 0 && affine.d > 0
  }

  package func apply(to point: CGPoint) -> CGPoint {
    guard let projection else { return point.applying(affine) }
    return point.applying(projection).applying(affine)
  }
  /// The smallest level rectangle around the transformed one.
  package func apply(to rect: CGRect) -> CGRect {
    if projection == nil {
      return isTranslation ? rect.offsetBy(dx: affine.tx, dy: affine.ty) : rect.applying(affine)
    }
    if rect.isNull || rect.isInfinite { return rect }
    let corners = [
      apply(to: CGPoint(x: rect.minX, y: rect.minY)), apply(to: CGPoint(x: rect.maxX, y: rect.minY)),
      apply(to: CGPoint(x: rect.minX, y: rect.maxY)), apply(to: CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let origin = CGPoint(x: x.min()!, y: y.min()!)
    return CGRect(origin: origin, size: CGSize(width: x.max()! - origin.x, height: y.max()! - origin.y))
  }
}
