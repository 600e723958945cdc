import Foundation

/// The elements of a path, flat: one verb each, and the points they need in order.
package struct PathBuffer: Equatable, Sendable {
  package enum Verb: UInt8, Sendable {
    case move, line, quad, cubic, close
  }
  package var verbs: [Verb] = []
  package var points: [CGPoint] = []

  package init() {}

  package mutating func move(to point: CGPoint) {
    verbs.append(.move)
    points.append(point)
  }
  package mutating func line(to point: CGPoint) {
    verbs.append(.line)
    points.append(point)
  }
  package mutating func quad(to point: CGPoint, control: CGPoint) {
    verbs.append(.quad)
    points.append(control)
    points.append(point)
  }
  package mutating func cubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }
  package mutating func close() { verbs.append(.close) }

  package func forEach(_ body: (Path.Element) -> Void) {
    var at = 0
    for verb in verbs {
      switch verb {
      case .move:
        body(.move(to: points[at]))
        at += 1
      case .line:
        body(.line(to: points[at]))
        at += 1
      case .quad:
        body(.quadCurve(to: points[at + 1], control: points[at]))
        at += 2
      case .cubic:
        body(.curve(to: points[at + 2], control1: points[at], control2: points[at + 1]))
        at += 3
      case .close: body(.closeSubpath)
      }
    }
  }
}
