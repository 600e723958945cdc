import CHarfBuzz
import Foundation
import SashGeometry

extension FontFace {
  package func outline(of glyph: UInt32) -> Path? {
    if let known = outlines.withLock({ $0.value(for: glyph) }) { return known }
    let pen = GlyphPen(unit: CGFloat(unit))
    sash_hb_font_draw_glyph(hbFont, glyph, GlyphPen.functions, Unmanaged.passUnretained(pen).toOpaque())
    var path = pen.buffer.verbs.isEmpty ? nil : Path(storage: .elements(pen.buffer))
    if let roundness { path = path.map(RoundedOutline(radius: roundness).rounded) }
    outlines.withLock { $0.insert(path, for: glyph) }
    return path
  }
}

/// Takes an outline from HarfBuzz, in font units with y upward, into a path of 1 em with y downward.
private final class GlyphPen {
  let unit: CGFloat
  var buffer = PathBuffer()
  init(unit: CGFloat) { self.unit = unit }

  func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x) * unit, y: -CGFloat(y) * unit) }

  static func at(_ data: UnsafeMutableRawPointer?) -> GlyphPen {
    Unmanaged<GlyphPen>.fromOpaque(data!).takeUnretainedValue()
  }

  nonisolated(unsafe) static let functions: OpaquePointer = {
    let f = hb_draw_funcs_create()!
    hb_draw_funcs_set_move_to_func(
      f,
      { _, d, _, x, y, _ in
        let pen = GlyphPen.at(d)
        pen.buffer.move(to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      f,
      { _, d, _, x, y, _ in
        let pen = GlyphPen.at(d)
        pen.buffer.line(to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      f,
      { _, d, _, cx, cy, x, y, _ in
        let pen = GlyphPen.at(d)
        pen.buffer.quad(to: pen.point(x, y), control: pen.point(cx, cy))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      f,
      { _, d, _, ax, ay, bx, by, x, y, _ in
        let pen = GlyphPen.at(d)
        pen.buffer.cubic(to: pen.point(x, y), control1: pen.point(ax, ay), control2: pen.point(bx, by))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(f, { _, d, _, _ in GlyphPen.at(d).buffer.close() }, nil, nil)
    hb_draw_funcs_make_immutable(f)
    return f
  }()
}
