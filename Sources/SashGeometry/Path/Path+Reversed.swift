import Foundation

extension Path {
  /// The same outlines, each drawn from its end to its beginning; they stand in the same order.
  package func reversed() -> Path {
    var result = Path()
    var points: [CGPoint] = []
    /// What leads from one point to the next.
    var steps: [Element] = []
    var isClosed = false
    func finish() {
      defer { (points, steps, isClosed) = ([], [], false) }
      guard let last = points.last else { return }
      result.move(to: last)
      for (index, step) in steps.enumerated().reversed() {
        let end = points[index]
        switch step {
        case .quadCurve(_, let control): result.addQuadCurve(to: end, control: control)
        case .curve(_, let first, let second): result.addCurve(to: end, control1: second, control2: first)
        case .move, .line, .closeSubpath: result.addLine(to: end)
        }
      }
      if isClosed { result.closeSubpath() }
    }
    forEach { element in
      // What comes behind a closed outline without a move begins where that began.
      if isClosed, let first = points.first {
        finish()
        if case .move = element {} else { points = [first] }
      }
      switch element {
      case .move(let to):
        finish()
        points = [to]
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        points.append(to)
        steps.append(element)
      case .closeSubpath: isClosed = true
      }
    }
    finish()
    return result
  }
}
