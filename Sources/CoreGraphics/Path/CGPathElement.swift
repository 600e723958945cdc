import Foundation
import SashGeometry

/// What a piece of a path is.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A piece of a path, with the points that it needs: what steers a curve first, its end last.
public struct CGPathElement {
  public var type: CGPathElementType
  /// Valid while the block runs that is told of it.
  public var points: UnsafeMutablePointer<CGPoint>
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls the block with each piece, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    func tell(_ type: CGPathElementType, _ points: [CGPoint]) {
      var points = points
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: start), block)
      }
    }
    path.forEach { element in
      switch element {
      case .move(let to): tell(.moveToPoint, [to])
      case .line(let to): tell(.addLineToPoint, [to])
      case .quadCurve(let to, let control): tell(.addQuadCurveToPoint, [control, to])
      case .curve(let to, let control1, let control2): tell(.addCurveToPoint, [control1, control2, to])
      case .closeSubpath: tell(.closeSubpath, [.zero])
      }
    }
  }
  /// Calls the function with each piece, in order, and with what is given to it.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
