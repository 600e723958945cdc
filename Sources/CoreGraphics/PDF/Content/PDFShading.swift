import Foundation
import SashDisplay
import SashGeometry
import SashMessages

/// Colours that go over into each other.
///
/// - Source: ISO 32000-1, 8.7.4.5
/// - Missing: meshes and functions of two places, which are left out with a message.
struct PDFShading {
  enum Shape {
    case axial(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }
  let shape: Shape
  let stops: [GradientStop]
  /// Whether the first and the last colour go on.
  let (before, after): (Bool, Bool)
  let background: ColorComponents?
  let box: CGRect?

  init?(_ object: PDFObject?, _ resources: PDFObject?) {
    guard let object, let space = PDFColorSpace(object["ColorSpace"], resources) else { return nil }
    let c = object["Coords"]?.numbers ?? []
    switch object["ShadingType"]?.integer {
    case 2 where c.count >= 4: shape = .axial(CGPoint(x: c[0], y: c[1]), CGPoint(x: c[2], y: c[3]))
    case 3 where c.count >= 6:
      shape = .radial(CGPoint(x: c[0], y: c[1]), c[2], CGPoint(x: c[3], y: c[4]), c[5])
    default:
      tellOnce("A shading of a kind that is not drawn is left out of a page.", by: "CoreGraphics")
      return nil
    }
    guard let function = PDFFunction(object["Function"]) else { return nil }
    let domain = object["Domain"]?.numbers ?? [0, 1]
    let extend = (object["Extend"]?.array ?? []).map { $0.boolean ?? false }
    (before, after) = (extend.first ?? false, extend.count > 1 && extend[1])
    stops = PDFShading.stops {
      space.color(function([domain[0] + $0 * (domain[domain.count - 1] - domain[0])]))
    }
    background = object["Background"].map { space.color($0.numbers) }
    box = object["BBox"]?.rect
  }
  init(shape: Shape, before: Bool, after: Bool, color: (CGFloat) -> ColorComponents) {
    (self.shape, self.before, self.after, background, box) = (shape, before, after, nil, nil)
    stops = PDFShading.stops(color)
  }
  private static func stops(_ color: (CGFloat) -> ColorComponents) -> [GradientStop] {
    (0...64).map { GradientStop(color: color(CGFloat($0) / 64), location: CGFloat($0) / 64) }
  }

  /// Fills what is not clipped.
  func draw(in context: CGContext) {
    if let box {
      context.saveGState()
      context.clip(to: box)
    }
    defer { if box != nil { context.restoreGState() } }
    switch shape {
    case .axial(let start, let end):
      context.fill(
        with: .linear(CGContext.ended(stops, before: before, after: after), start: start, end: end))
    case .radial(let a, let from, let b, let to) where hypot(b.x - a.x, b.y - a.y) < 0.01 * max(from, to):
      // Circles that grow smaller are those that grow larger, the other way round.
      let isInward = from > to
      let stops =
        isInward
        ? self.stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) } : self.stops
      context.fill(
        with: .radial(
          CGContext.ended(stops, before: isInward ? after : before, after: isInward ? before : after),
          center: b,
          startRadius: min(from, to), endRadius: max(from, to)))
    case .radial(let a, let from, let b, let to): circles(a, from, b, to, in: context)
    }
  }
  /// Circle upon circle, from the one that is behind to the one in front.
  private func circles(_ a: CGPoint, _ from: CGFloat, _ b: CGPoint, _ to: CGFloat, in context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    let count = 64
    func fill(_ path: Path, _ color: ColorComponents) {
      context.state.fill = color
      context.fill(path, .winding)
    }
    if from <= to, after, let last = stops.last { fill(Path(context.boundingBoxOfClipPath), last.color) }
    if from > to, before, let first = stops.first { fill(Path(context.boundingBoxOfClipPath), first.color) }
    for index in 0...count {
      // The larger circles are drawn first.
      let share = from <= to ? 1 - CGFloat(index) / CGFloat(count) : CGFloat(index) / CGFloat(count)
      let center = CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
      let radius = from + (to - from) * share
      let stop = stops[min(Int(share * 64), 64)]
      fill(
        Path(
          ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        ),
        stop.color)
    }
  }
}
