import CoreGraphics
import Foundation

/// Numbers from a lowest to a highest one.
open class SKRange: NSObject, NSCopying, @unchecked Sendable {
  open var lowerLimit: CGFloat
  open var upperLimit: CGFloat
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
  }
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
  }
  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
  }
  open class func withNoLimits() -> SKRange {
    SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
  }
  public func copy(with zone: NSZone? = nil) -> Any {
    SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit)
  }
  /// The number of the range that is nearest to another one.
  func nearest(_ value: CGFloat) -> CGFloat { max(lowerLimit, min(upperLimit, value)) }
}

/// Keeps a node where it should be, or turned as it should be: in each frame, after actions and forces.
///
/// - Source: constraints of a node are met in their order, each from where the one before has left the node.
open class SKConstraint: NSObject, @unchecked Sendable {
  open var enabled = true
  /// Whose points the numbers are in; nil stands for the parent of the node.
  open var referenceNode: SKNode?
  private let meet: (SKNode, SKNode?) -> Void
  private init(_ meet: @escaping (SKNode, SKNode?) -> Void) { self.meet = meet }

  func apply(to node: SKNode) { if enabled { meet(node, referenceNode) } }

  /// Changes the place of a node in the points of another one.
  private static func moving(_ change: @escaping (CGPoint) -> CGPoint) -> SKConstraint {
    SKConstraint { node, reference in
      guard let parent = node.parent else { return }
      let space = reference ?? parent
      node.position = parent.convert(change(space.convert(node.position, from: parent)), from: space)
    }
  }
  open class func positionX(_ range: SKRange) -> SKConstraint {
    moving { CGPoint(x: range.nearest($0.x), y: $0.y) }
  }
  open class func positionY(_ range: SKRange) -> SKConstraint {
    moving { CGPoint(x: $0.x, y: range.nearest($0.y)) }
  }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    moving { CGPoint(x: xRange.nearest($0.x), y: yRange.nearest($0.y)) }
  }
  /// - Parameter zRange: In radians.
  open class func zRotation(_ zRange: SKRange) -> SKConstraint {
    SKConstraint { node, _ in node.zRotation = zRange.nearest(node.zRotation) }
  }
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
    moving { near($0, point, range) }
  }
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
    distance(range, to: .zero, in: node)
  }
  open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
    SKConstraint { [weak node] moved, _ in
      guard let node, let parent = moved.parent else { return }
      moved.position = near(moved.position, parent.convert(point, from: node), range)
    }
  }
  /// Turns a node to a point; with an offset of zero, what is to its right looks there.
  open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
    SKConstraint { node, reference in
      guard let parent = node.parent else { return }
      turn(node, to: reference.map { parent.convert(point, from: $0) } ?? point, radians)
    }
  }
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
    orient(to: .zero, in: node, offset: radians)
  }
  open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
    SKConstraint { [weak node] turned, _ in
      guard let node, let parent = turned.parent else { return }
      turn(turned, to: parent.convert(point, from: node), radians)
    }
  }

  private static func near(_ place: CGPoint, _ point: CGPoint, _ range: SKRange) -> CGPoint {
    let (dx, dy) = (place.x - point.x, place.y - point.y)
    let way = hypot(dx, dy)
    let wanted = range.nearest(way)
    guard wanted != way else { return place }
    guard way > 0 else { return CGPoint(x: point.x + wanted, y: point.y) }
    return CGPoint(x: point.x + dx / way * wanted, y: point.y + dy / way * wanted)
  }
  /// Turns a node so far that its direction differs from that to a point by a number of a range.
  private static func turn(_ node: SKNode, to point: CGPoint, _ range: SKRange) {
    let wanted = atan2(point.y - node.position.y, point.x - node.position.x)
    var offset = (node.zRotation - wanted).truncatingRemainder(dividingBy: 2 * .pi)
    if offset > .pi { offset -= 2 * .pi }
    if offset < -.pi { offset += 2 * .pi }
    node.zRotation = wanted + range.nearest(offset)
  }
}
