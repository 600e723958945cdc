import Foundation

/// A rectangle on the map of the world, in its points. One that reaches beyond 180° has the rest beside the world.
public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// No rectangle: what the intersection of rectangles apart is.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }

  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
  }
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    guard intersects(rect2) else { return .null }
    let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
    return MKMapRect(x: x, y: y, width: min(maxX, rect2.maxX) - x, height: min(maxY, rect2.maxY) - y)
  }
  public func intersects(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && minX <= rect2.maxX && rect2.minX <= maxX && minY <= rect2.maxY
      && rect2.minY <= maxY
  }
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
  public func contains(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY
      && rect2.maxY <= maxY
  }
  /// Smaller by `dx` at the sides and by `dy` above and below; larger with negative numbers.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    if isNull { return self }
    let (width, height) = (width - 2 * dx, height - 2 * dy)
    return width < 0 || height < 0
      ? .null : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  /// Whether a part of it lies beyond 180°.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }
  /// The part beyond 180°, brought back into the world.
  public func remainder() -> MKMapRect {
    let world = MKMapSize.world.width
    if minX < 0 {
      return intersection(MKMapRect(x: -world, y: minY, width: world, height: height)).offsetBy(
        dx: world, dy: 0)
    }
    if maxX > world {
      return intersection(MKMapRect(x: world, y: minY, width: world, height: height)).offsetBy(
        dx: -world, dy: 0)
    }
    return .null
  }
}

/// The part of the map that holds some places, or nothing for none.
extension MKMapRect {
  init(around points: some Sequence<MKMapPoint>) {
    var (low, high) = (MKMapPoint(x: .infinity, y: .infinity), MKMapPoint(x: -.infinity, y: -.infinity))
    for point in points {
      (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
      (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
    }
    self =
      low.x > high.x ? .null : MKMapRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
  var center: MKMapPoint { MKMapPoint(x: midX, y: midY) }
}

public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.intersection(rect2)
}
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.contains(rect2) }
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  rect1.intersects(rect2)
}
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  rect.insetBy(dx: dx, dy: dy)
}
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }
