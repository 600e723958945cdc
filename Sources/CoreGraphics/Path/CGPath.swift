import Foundation
import SashGeometry

/// An outline of lines and curves that does not change; the drawing code of other frameworks hands these around.
public class CGPath: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The outline as a value.
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(Path(rect).applying(transform))
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform))
  }
  /// A rectangle with circular or elliptical corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(
      Path(
        roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular
      ).applying(transform))
  }

  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the curves.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// The smallest rectangle around the points, those that steer curves included.
  public var boundingBox: CGRect {
    var box = CGRect.null
    func add(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quadCurve(let to, let control):
        add(control)
        add(to)
      case .curve(let to, let control1, let control2):
        add(control1)
        add(control2)
        add(to)
      case .closeSubpath: break
      }
    }
    return box
  }
  /// Where the next line would begin; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform.inverted()), eoFill: rule == .evenOdd)
  }

  public func copy() -> CGPath? { CGPath(path) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }
  /// The outline of a line of some width along this one.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      path.strokedPath(
        StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
      ).applying(transform))
  }
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  public var description: String { path.description }
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
}

/// Which side of crossing outlines is inside.
@frozen public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

/// An outline that is being built.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(Path()) }
  override package init(_ path: Path) { super.init(path) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  public func closeSubpath() { path.closeSubpath() }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform)
  }
  /// Adds a part of a circle; angles in radians, `clockwise` as seen with y upward.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: transform)
  }
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta),
      transform: transform)
  }
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
}

extension Path {
  fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }
  /// The same outline as a value.
  public init(_ path: CGPath) { self = path.path }
  /// A value of the outline that is being built, as it is now.
  public init(_ path: CGMutablePath) { self = path.path }
  /// The outline for code that takes Core Graphics' paths.
  public var cgPath: CGPath { CGPath(self) }
}
