import Foundation

/// The curve of one rounded corner, from one side to the other.
///
/// Points are `(u, v)`: distances from the corner along the side where the curve begins and along the
/// one where it
/// ends, in radii of each axis. A continuous corner begins 1.528665 radii away. Where a side is too
/// short for that,
/// the curve gives way along it: fully limited along one axis it is the end of a pill, along both a
/// quarter circle.
/// - Source: the constants are what UIKit's rounded rectangles consist of; the way between them is ours.
struct RoundedCorner {
  typealias Point = SIMD2<Double>

  /// How far a continuous corner reaches along a side, in radii.
  static let reach = 1.528665

  /// Three cubic curves: start, then two controls and an end each.
  static let continuous: [Point] = [
    [1.528665, 0], [1.08849296, 0], [0.86840694, 0], [0.63149379, 0.07491139],
    [0.37282383, 0.16905956], [0.16905956, 0.37282383], [0.07491139, 0.63149379],
    [0, 0.86840694], [0, 1.08849296], [0, 1.528665],
  ]
  /// Limited along v: the curve meets the other side with its tangent, at the middle of the pill's end.
  static let pill: [Point] = {
    let bend: [Point] = [[0.61274364, 0.07491139], [0.2448578, 0.20881088], [0, 0.55850407], [0, 0.95]]
    let (near, far) = split(bend, at: 0.67)
    return [[1.50991483, 0], [1.06974281, 0], [0.84965679, 0], bend[0]] + near + far
  }()
  static let circle: [Point] = {
    let k = Double(PathBuffer.quarterHandle)
    let quarter: [Point] = [[1, 0], [1 - k, 0], [0, 1 - k], [0, 1]]
    let (first, rest) = split(quarter, at: 0.25)
    let (second, third) = split([first[2]] + rest, at: 2.0 / 3)
    return [quarter[0]] + first + second + third
  }()

  /// The ten points for a corner that may reach `roomU` and `roomV` radii along its sides, both at least 1.
  static func points(roomU: Double, roomV: Double) -> [Point] {
    let u = min(max((roomU - 1) / (reach - 1), 0), 1)
    let v = min(max((roomV - 1) / (reach - 1), 0), 1)
    if u == 1, v == 1 { return continuous }
    if u == 0, v == 0 { return circle }
    return (0..<10).map { i in
      // The pill limited along u is the other one read backward with the axes exchanged.
      let other = Point(pill[9 - i].y, pill[9 - i].x)
      return circle[i] * ((1 - u) * (1 - v)) + pill[i] * (u * (1 - v)) + other * ((1 - u) * v)
        + continuous[i] * (u * v)
    }
  }

  /// The controls and ends of both parts of a cubic curve.
  private static func split(_ c: [Point], at t: Double) -> ([Point], [Point]) {
    func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * t }
    let (ab, bc, cd) = (mix(c[0], c[1]), mix(c[1], c[2]), mix(c[2], c[3]))
    let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
    return ([ab, abc, mix(abc, bcd)], [bcd, cd, c[3]])
  }
}

extension PathBuffer {
  /// Adds a rounded rectangle, clockwise on the screen from the middle of its right side, as Core
  /// Graphics draws it.
  ///
  /// Radii that do not fit shrink together until they do.
  package mutating func addRoundedRect(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    addRoundedRect(rect, corners: [cornerSize, cornerSize, cornerSize, cornerSize], style: style)
  }

  package mutating func addRoundedRect(
    _ rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle
  ) {
    let radii = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading, cornerRadii.topTrailing,
    ]
    addRoundedRect(rect, corners: radii.map { CGSize(width: $0, height: $0) }, style: style)
  }

  /// `corners` go clockwise on the screen from the lower right one.
  private mutating func addRoundedRect(_ rect: CGRect, corners: [CGSize], style: RoundedCornerStyle) {
    let (width, height) = (rect.width, rect.height)
    var radii = corners.map {
      $0.width > 0 && $0.height > 0
        ? CGSize(width: min($0.width, CGRect.reach), height: min($0.height, CGRect.reach)) : CGSize.zero
    }
    // Sides in the order right, bottom, left, top: the corner before each is one step back.
    func lengthAlong(_ side: Int, _ radius: CGSize) -> CGFloat {
      side % 2 == 0 ? radius.height : radius.width
    }
    func length(_ side: Int) -> CGFloat { side % 2 == 0 ? height : width }
    var shrink: CGFloat = 1
    for side in 0..<4 {
      let taken = lengthAlong(side, radii[(side + 3) % 4]) + lengthAlong(side, radii[side])
      if taken > length(side), taken > 0 { shrink = min(shrink, length(side) / taken) }
    }
    if shrink < 1 { radii = radii.map { CGSize(width: $0.width * shrink, height: $0.height * shrink) } }

    /// How many radii a corner may reach along a side.
    func room(_ corner: Int, along side: Int) -> Double {
      let other = corner == side ? (side + 3) % 4 : side
      let (own, its) = (lengthAlong(side, radii[corner]), lengthAlong(side, radii[other]))
      return own > 0 ? Double(length(side) / (own + its)) : 1
    }

    // Each corner's points: one, four or ten.
    var curves: [[CGPoint]] = []
    for corner in 0..<4 {
      let (first, second) = (corner, (corner + 1) % 4)
      let alongFirst = Double(lengthAlong(first, radii[corner]))
      let alongSecond = Double(lengthAlong(second, radii[corner]))
      let x = Double(corner == 0 || corner == 3 ? rect.maxX : rect.minX)
      let y = Double(corner < 2 ? rect.maxY : rect.minY)
      // Unit vectors from the corner back along the first side and on along the second.
      let backward: SIMD2<Double> = [[0, -1], [1, 0], [0, 1], [-1, 0]][corner]
      let forward: SIMD2<Double> = [[-1, 0], [0, -1], [1, 0], [0, 1]][corner]
      let points: [SIMD2<Double>]
      if alongFirst <= 0 || alongSecond <= 0 {
        points = [[0, 0]]
      } else if style == .circular {
        let k = 1 - Double(Self.quarterHandle)
        points = [[1, 0], [k, 0], [0, k], [0, 1]]
      } else {
        points = RoundedCorner.points(roomU: room(corner, along: first), roomV: room(corner, along: second))
      }
      curves.append(
        points.map { p in
          let offset = backward * (p.x * alongFirst) + forward * (p.y * alongSecond)
          return CGPoint(x: x + offset.x, y: y + offset.y)
        })
    }

    let (top, bottom) = (curves[3][curves[3].count - 1].y, curves[0][0].y)
    move(to: CGPoint(x: rect.maxX, y: max(top, min(bottom, rect.midY))))
    for curve in curves {
      line(to: curve[0])
      for i in stride(from: 1, to: curve.count - 1, by: 3) {
        cubic(to: curve[i + 2], control1: curve[i], control2: curve[i + 1])
      }
    }
    close()
  }
}

extension Path {
  /// A rectangle whose shorter sides are round.
  package init(capsuleIn rect: CGRect, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}
