import Foundation
import SashDisplay
import SashGeometry

/// A mask and where its origin stands, in device pixels.
struct PlacedMask {
  var mask: AlphaMask
  var x: Int
  var y: Int
}

/// Where paint goes.
enum DrawOperation {
  /// Into the outline that the accumulator holds.
  case sweep(CoverageStyle)
  /// Into whole pixels, inside the clip.
  case rect(PixelRect)
  /// Through the masks of `placedGlyphs`.
  case glyphs
  /// Through one mask.
  case mask(PlacedMask)
  /// Through the opacity of a layer, save where another one will hide it.
  case opacity(of: Layer, hiddenBy: Layer? = nil)
}

extension Painter {
  /// Draws with a paint of the list. `ctm` leads from the space of the paint to device pixels.
  func apply(_ operation: DrawOperation, _ paint: Paint, _ ctm: CGAffineTransform, _ opacity: Float) {
    if let covering { return cover(operation, with: covering, opacity) }
    switch paint {
    case .color(let color):
      apply(operation, SolidPaint(packed(premultiplied(color, opacity: opacity))))
    case .linear(let stops, let start, let end):
      let table = caches.gradients.table(stops, opacity: opacity)
      apply(operation, LinearPaint(table, start: start, end: end, toItem: ctm.inverted(), scratch: paintRow))
    case .radial(let stops, let center, let r0, let r1):
      radial(operation, stops, center, CGSize(width: 1, height: 1), r0, r1, ctm, opacity)
    case .elliptical(let stops, let center, let radii, let r0, let r1):
      radial(operation, stops, center, radii, r0, r1, ctm, opacity)
    case .angular(let stops, let center, let start, let end):
      angular(operation, stops, center, start.radians, end.radians, ctm, opacity)
    case .tiles(let bitmap, let origin, let size):
      tiles(operation, bitmap, origin, size, ctm, opacity)
    case .function(let function, let origin):
      guard case .fill(let color) = function.kind, ctm.a * ctm.d != ctm.b * ctm.c else { return }
      let toPlace = ctm.inverted().concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
      apply(operation, FunctionPaint(color: color, toPlace: toPlace, opacity: opacity, scratch: paintRow))
    }
  }

  private func radial(
    _ operation: DrawOperation, _ stops: [GradientStop], _ center: CGPoint, _ radii: CGSize, _ r0: CGFloat,
    _ r1: CGFloat, _ ctm: CGAffineTransform, _ opacity: Float
  ) {
    let table = caches.gradients.table(stops, opacity: opacity)
    let (w, h) = (max(radii.width, 1e-9), max(radii.height, 1e-9))
    let round = ctm.inverted().concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(CGAffineTransform(scaleX: 1 / w, y: 1 / h))
    let length = abs(r1 - r0) < 1e-9 ? 1e-9 : r1 - r0
    apply(
      operation,
      RadialPaint(
        table, shape: .distance, toRound: round, factor: 1 / length, shift: -r0 / length, scratch: paintRow))
  }

  /// A gradient of less than a turn goes on with its last colour for half of the gap and its first for the
  /// rest; of one of more than a turn the last turn shows.
  private func angular(
    _ operation: DrawOperation, _ stops: [GradientStop], _ center: CGPoint, _ start: Double, _ end: Double,
    _ ctm: CGAffineTransform, _ opacity: Float
  ) {
    var (start, end, stops) = (start, end, stops)
    if end < start {
      (start, end) = (end, start)
      stops = stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
    }
    let turn = 2 * Double.pi
    var place = (factor: 0.0, shift: 1.0, from: end)
    let span = (end - start) / turn
    if span >= 1 {
      place = (1 / span, 1 - 1 / span, end)
    } else if span > 0 {
      // Turns are counted from the middle of the gap, so that both of its halves lie outside 0…1.
      let gap = (1 - span) / 2
      place = (1 / span, -gap / span, start - gap * turn)
    }
    let table = caches.gradients.table(stops, opacity: opacity)
    let (s, c) = (sin(place.from), cos(place.from))
    let round = ctm.inverted().concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(CGAffineTransform(a: c, b: -s, c: s, d: c, tx: 0, ty: 0))
    apply(
      operation,
      RadialPaint(
        table, shape: .turn, toRound: round, factor: place.factor, shift: place.shift, scratch: paintRow))
  }

  /// Draws with one kind of paint, through the clip.
  func apply<P: PaintSource>(_ operation: DrawOperation, _ paint: P) {
    if let clipMask {
      perform(operation, ClippedPaintSink(paint: paint, target: target, clip: clipMask, scratch: clipRow))
    } else {
      perform(operation, PaintSink(paint: paint, target: target, scratch: maskRow))
    }
  }

  private func perform<Sink: CoverageSink>(_ operation: DrawOperation, _ sink: Sink) {
    switch operation {
    case .sweep(let style): accumulator.sweep(style, into: sink)
    case .rect(let rect):
      for y in rect.y0..<rect.y1 { sink.span(x: rect.x0, y: y, count: rect.width, coverage: 255) }
    case .glyphs:
      let clip = clipRect
      placedGlyphs.withUnsafeBufferPointer { glyphs in
        for glyph in glyphs { perform(glyph, clip, sink) }
      }
    case .mask(let placed):
      let rect = placed.mask.rect
      let glyph = PlacedGlyph(
        bytes: placed.mask.row(rect.x0, rect.y0), x: rect.x0 + placed.x, y: rect.y0 + placed.y,
        width: rect.width, height: rect.height)
      withExtendedLifetime(placed.mask) { perform(glyph, clipRect, sink) }
    case .opacity(let layer, let cover):
      let area = layer.rect.intersection(clipRect)
      for y in area.y0..<area.y1 {
        let hidden = cover?.opaqueRun(area, y) ?? area.x1..<area.x1
        draw(layer, area.x0, hidden.lowerBound, y, sink)
        draw(layer, hidden.upperBound, area.x1, y, sink)
      }
    }
  }

  @inline(__always)
  private func draw<Sink: CoverageSink>(_ layer: Layer, _ x0: Int, _ x1: Int, _ y: Int, _ sink: Sink) {
    guard x0 < x1 else { return }
    let row = layer.row(x0, y)
    for i in 0..<(x1 &- x0) { maskRow[i] = (row[i] >> 24) &* 0x10001 }
    sink.mask(x: x0, y: y, count: x1 &- x0, coverage: maskRow)
  }

  @inline(__always)
  private func perform<Sink: CoverageSink>(_ glyph: PlacedGlyph, _ clip: PixelRect, _ sink: Sink) {
    let (x0, x1) = (max(glyph.x, clip.x0), min(glyph.x &+ glyph.width, clip.x1))
    let (y0, y1) = (max(glyph.y, clip.y0), min(glyph.y &+ glyph.height, clip.y1))
    guard x0 < x1, y0 < y1 else { return }
    var row = glyph.bytes + ((y0 &- glyph.y) &* glyph.width &+ (x0 &- glyph.x))
    var y = y0
    while y < y1 {
      sink.bytes(x: x0, y: y, count: x1 &- x0, coverage: row)
      row += glyph.width
      y &+= 1
    }
  }
}
