import Foundation
import SashGeometry

// Short words for the outlines that symbols are made of. Angles are degrees, clockwise from the right.

func line(_ x0: CGFloat, _ y0: CGFloat, _ x1: CGFloat, _ y1: CGFloat) -> Path { open([(x0, y0), (x1, y1)]) }

func open(_ points: [(CGFloat, CGFloat)]) -> Path {
  Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
}

func closed(_ points: [(CGFloat, CGFloat)]) -> Path {
  Path { p in
    p.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    p.closeSubpath()
  }
}

/// A polygon whose corners are arcs.
func rounded(_ points: [(CGFloat, CGFloat)], _ radius: CGFloat) -> Path {
  rounded(points.map { ($0.0, $0.1, radius) })
}

/// A polygon with a radius for each corner: x, y, radius.
func rounded(_ points: [(CGFloat, CGFloat, CGFloat)]) -> Path {
  Path { p in
    let (a, b) = (points[points.count - 1], points[0])
    p.move(to: CGPoint(x: (a.0 + b.0) / 2, y: (a.1 + b.1) / 2))
    for i in points.indices {
      let (at, next) = (points[i], points[(i + 1) % points.count])
      let middle = i == points.count - 1 ? ((at.0 + next.0) / 2, (at.1 + next.1) / 2) : (next.0, next.1)
      p.addArc(
        tangent1End: CGPoint(x: at.0, y: at.1), tangent2End: CGPoint(x: middle.0, y: middle.1), radius: at.2)
    }
    p.closeSubpath()
  }
}

func disk(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> Path {
  Path(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
}

func oval(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) -> Path {
  Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry))
}

/// A rectangle by its middle and size.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat = 0) -> Path {
  let rect = CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
  return Path(roundedRect: rect, cornerRadius: radius)
}

/// A part of a circle; `to` less than `from` runs the other way.
func arc(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Path {
  Path {
    $0.addRelativeArc(
      center: CGPoint(x: x, y: y), radius: r, startAngle: .degrees(from), delta: .degrees(to - from))
  }
}

/// The point on a circle.
func spot(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat, _ degrees: CGFloat) -> (CGFloat, CGFloat) {
  (x + r * cos(degrees * .pi / 180), y + r * sin(degrees * .pi / 180))
}

func polygon(_ sides: Int, _ r: CGFloat, from: CGFloat, corner: CGFloat) -> Path {
  rounded((0..<sides).map { spot(0, 0, r, from + 360 / CGFloat(sides) * CGFloat($0)) }, corner)
}

/// An outline in the letters of SVG paths, absolute: M, L, H, V, C, Q, Z.
func svg(_ text: StaticString) -> Path {
  var path = Path()
  var numbers: [CGFloat] = []
  var command: Character = " "
  var pen = CGPoint.zero
  func run() {
    func point(_ i: Int) -> CGPoint { CGPoint(x: numbers[i], y: numbers[i + 1]) }
    var i = 0
    let step = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4][command] ?? 0
    if command == "Z" { path.closeSubpath() }
    while step > 0, i + step <= numbers.count {
      switch command {
      case "M":
        pen = point(i)
        path.move(to: pen)
      case "L":
        pen = point(i)
        path.addLine(to: pen)
      case "H":
        pen.x = numbers[i]
        path.addLine(to: pen)
      case "V":
        pen.y = numbers[i]
        path.addLine(to: pen)
      case "C":
        pen = point(i + 4)
        path.addCurve(to: pen, control1: point(i), control2: point(i + 2))
      default:
        pen = point(i + 2)
        path.addQuadCurve(to: pen, control: point(i))
      }
      i += step
    }
    assert(i == numbers.count, "wrong count of numbers for \(command) in \(text)")
    numbers = []
  }
  for word in "\(text)".split(separator: " ") {
    if let number = Double(word) {
      numbers.append(CGFloat(number))
    } else {
      if command != " " { run() }
      command = word.first!
      assert(word.count == 1, "cannot read \(word) in \(text)")
    }
  }
  run()
  return path
}

extension Path {
  static func + (a: Path, b: Path) -> Path {
    var path = a
    path.addPath(b)
    return path
  }
  func moved(_ x: CGFloat, _ y: CGFloat) -> Path { offsetBy(dx: x, dy: y) }
  func turned(_ degrees: CGFloat) -> Path { applying(CGAffineTransform(rotationAngle: degrees * .pi / 180)) }
  func scaled(_ s: CGFloat) -> Path { applying(CGAffineTransform(scaleX: s, y: s)) }
  var flipped: Path { applying(CGAffineTransform(scaleX: -1, y: 1)) }
}
