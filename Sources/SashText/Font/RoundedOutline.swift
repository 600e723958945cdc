import Foundation
import SashGeometry

/// Rounds the corners of a glyph: the ends of its strokes become half circles, as in a face that is drawn round.
///
/// An outline is taken as smooth runs between corners. A corner that points out of the letter is cut off on both sides
/// and bridged by an arc; one that points into it, where strokes meet, stays as it is.
struct RoundedOutline {
  /// How much of a run a corner may take, in ems: half the width of a stem, so that what is left of its end is an arc.
  let radius: CGFloat

  /// A turn sharper than this, in radians, is a corner.
  private static let sharpness: CGFloat = 0.5
  /// How much of a run one corner takes at most, where the corner at its other end stays.
  private static let share: CGFloat = 0.8

  func rounded(_ path: Path) -> Path {
    let contours = Contour.all(of: path)
    // What is filled lies on the same side of every contour, those of holes too.
    let side: CGFloat = contours.reduce(0) { $0 + $1.area } < 0 ? -1 : 1
    var buffer = PathBuffer()
    for contour in contours { add(contour, side: side, to: &buffer) }
    return Path(storage: .elements(buffer))
  }

  private func add(_ contour: Contour, side: CGFloat, to buffer: inout PathBuffer) {
    let corners = contour.corners(sharperThan: Self.sharpness)
    guard !corners.isEmpty else { return contour.add(to: &buffer) }
    var runs = contour.runs(between: corners)
    let isRound = corners.map { $0.turn * side > 0 }
    func share(of run: Int) -> CGFloat {
      let bothEnds = isRound[run] && isRound[(run + 1) % runs.count]
      return runs[run].length * (bothEnds ? 0.5 : Self.share)
    }
    let cuts = corners.indices.map {
      isRound[$0] ? min(radius, share(of: $0), share(of: ($0 + runs.count - 1) % runs.count)) : 0
    }
    for at in runs.indices { runs[at].trim(start: cuts[at], end: cuts[(at + 1) % runs.count]) }

    buffer.move(to: runs[0].start)
    for at in runs.indices {
      runs[at].add(to: &buffer)
      let next = (at + 1) % runs.count
      guard cuts[next] > 0 else { continue }
      // An arc of a circle where both sides are straight.
      let turn = abs(corners[next].turn)
      let handle = min(4 / 3 * tan(turn / 4) / tan(turn / 2), 1) * cuts[next]
      buffer.cubic(
        to: runs[next].start, control1: runs[at].end.moved(by: handle, along: runs[at].endDirection),
        control2: runs[next].start.moved(by: -handle, along: runs[next].startDirection))
    }
    buffer.close()
  }
}

/// A closed part of an outline; no piece is without length.
private struct Contour {
  let start: CGPoint
  private(set) var pieces: [OutlinePiece] = []

  static func all(of path: Path) -> [Contour] {
    var contours: [Contour] = []
    func add(_ piece: (CGPoint) -> OutlinePiece) {
      guard let last = contours.indices.last else { return }
      let piece = piece(contours[last].pieces.last?.end ?? contours[last].start)
      if piece.length > 1e-6 { contours[last].pieces.append(piece) }
    }
    path.forEach { element in
      switch element {
      case .move(let point): contours.append(Contour(start: point))
      case .line(let point): add { OutlinePiece(from: $0, to: point) }
      case .quadCurve(let point, let control):
        add {
          OutlinePiece(
            start: $0, control1: $0.toward(control, 2 / 3), control2: point.toward(control, 2 / 3), end: point
          )
        }
      case .curve(let point, let control1, let control2):
        add { OutlinePiece(start: $0, control1: control1, control2: control2, end: point) }
      case .closeSubpath:
        if let start = contours.last?.start { add { OutlinePiece(from: $0, to: start) } }
      }
    }
    return contours
  }

  /// Twice the area that the ends of the pieces enclose, with the sign of its direction.
  var area: CGFloat { pieces.reduce(0) { $0 + $1.start.x * $1.end.y - $1.end.x * $1.start.y } }

  /// The pieces before which the outline turns, and by how many radians.
  func corners(sharperThan sharpness: CGFloat) -> [(piece: Int, turn: CGFloat)] {
    pieces.indices.compactMap { at in
      let before = pieces[(at + pieces.count - 1) % pieces.count].endDirection
      let after = pieces[at].startDirection
      let turn = atan2(
        before.dx * after.dy - before.dy * after.dx, before.dx * after.dx + before.dy * after.dy)
      return abs(turn) > sharpness ? (at, turn) : nil
    }
  }

  /// What lies between each corner and the next; the last run goes on past the start.
  func runs(between corners: [(piece: Int, turn: CGFloat)]) -> [OutlineRun] {
    corners.indices.map { at in
      let first = corners[at].piece
      let next = at + 1 < corners.count ? corners[at + 1].piece : corners[0].piece + pieces.count
      return OutlineRun(pieces: (first..<next).map { pieces[$0 % pieces.count] })
    }
  }

  func add(to buffer: inout PathBuffer) {
    guard !pieces.isEmpty else { return }
    buffer.move(to: start)
    for piece in pieces { piece.add(to: &buffer) }
    buffer.close()
  }
}

/// A smooth part of an outline; it always has a piece.
private struct OutlineRun {
  var pieces: [OutlinePiece]

  var length: CGFloat { pieces.reduce(0) { $0 + $1.length } }
  var start: CGPoint { pieces[0].start }
  var end: CGPoint { pieces[pieces.count - 1].end }
  var startDirection: CGVector { pieces[0].startDirection }
  var endDirection: CGVector { pieces[pieces.count - 1].endDirection }

  /// Takes away so much of its length at both ends; a little always stays.
  mutating func trim(start: CGFloat, end: CGFloat) {
    var rest = start
    while rest > 0, pieces.count > 1, pieces[0].length <= rest { rest -= pieces.removeFirst().length }
    if rest > 0 { pieces[0] = pieces[0].part(from: min(rest / pieces[0].length, 0.999), to: 1) }
    rest = end
    while rest > 0, pieces.count > 1, pieces[pieces.count - 1].length <= rest {
      rest -= pieces.removeLast().length
    }
    if rest > 0 {
      let last = pieces[pieces.count - 1]
      pieces[pieces.count - 1] = last.part(from: 0, to: max(1 - rest / last.length, 0.001))
    }
  }

  func add(to buffer: inout PathBuffer) { for piece in pieces { piece.add(to: &buffer) } }
}

/// A line or a cubic curve.
private struct OutlinePiece {
  var start: CGPoint
  /// Nil for a line.
  var controls: (CGPoint, CGPoint)?
  var end: CGPoint
  private(set) var length: CGFloat

  init(from start: CGPoint, to end: CGPoint) {
    (self.start, self.end) = (start, end)
    length = start.distance(to: end)
  }

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.end) = (start, end)
    controls = (control1, control2)
    length = 0
    var last = start
    for step in 1...8 {
      let point = point(at: CGFloat(step) / 8)
      length += last.distance(to: point)
      last = point
    }
  }

  private func point(at t: CGFloat) -> CGPoint {
    guard let (a, b) = controls else { return start.toward(end, t) }
    let (p, q, r) = (start.toward(a, t), a.toward(b, t), b.toward(end, t))
    return p.toward(q, t).toward(q.toward(r, t), t)
  }

  var startDirection: CGVector {
    guard let (a, b) = controls else { return start.direction(to: end) }
    return start.direction(to: start.distance(to: a) > 1e-6 ? a : start.distance(to: b) > 1e-6 ? b : end)
  }
  var endDirection: CGVector {
    guard let (a, b) = controls else { return start.direction(to: end) }
    return (end.distance(to: b) > 1e-6 ? b : end.distance(to: a) > 1e-6 ? a : start).direction(to: end)
  }

  /// The part between two parameters, which for curves are near enough to parts of the length.
  func part(from low: CGFloat, to high: CGFloat) -> OutlinePiece {
    guard let (a, b) = controls else {
      return OutlinePiece(from: start.toward(end, low), to: start.toward(end, high))
    }
    // The corners of the blossom of a cubic curve.
    func blossom(_ u: CGFloat, _ v: CGFloat, _ w: CGFloat) -> CGPoint {
      let (p, q, r) = (start.toward(a, u), a.toward(b, u), b.toward(end, u))
      return p.toward(q, v).toward(q.toward(r, v), w)
    }
    return OutlinePiece(
      start: blossom(low, low, low), control1: blossom(low, low, high), control2: blossom(low, high, high),
      end: blossom(high, high, high))
  }

  func add(to buffer: inout PathBuffer) {
    if let (a, b) = controls {
      buffer.cubic(to: end, control1: a, control2: b)
    } else {
      buffer.line(to: end)
    }
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
  fileprivate func direction(to other: CGPoint) -> CGVector {
    let length = max(distance(to: other), .leastNormalMagnitude)
    return CGVector(dx: (other.x - x) / length, dy: (other.y - y) / length)
  }
  fileprivate func moved(by length: CGFloat, along direction: CGVector) -> CGPoint {
    CGPoint(x: x + direction.dx * length, y: y + direction.dy * length)
  }
}
