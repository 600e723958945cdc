import Foundation
import SashDisplay
import SashGeometry

/// A face made of simple outlines: glyph 1 is a square, 2 a circle, 3 a picture, others are empty.
final class TestFace: GlyphFace {
  let key: UInt64 = DisplayVersion.next()
  let bitmap: Bitmap
  init() {
    bitmap = Bitmap(width: 32, height: 32) { x, y in x < 16 ? 0xff00_00ff : 0xffff_0000 }
  }
  func outline(of glyph: UInt32) -> Path? {
    switch glyph {
    case 1: return Path(CGRect(x: 0.1, y: -0.7, width: 0.5, height: 0.7))
    case 2: return Path(ellipseIn: CGRect(x: 0.05, y: -0.6, width: 0.6, height: 0.6))
    default: return nil
    }
  }
  func picture(of glyph: UInt32) -> (bitmap: Bitmap, frame: CGRect)? {
    glyph == 3 ? (bitmap, CGRect(x: 0, y: -0.8, width: 1, height: 1)) : nil
  }
  var glyphBounds: CGRect { CGRect(x: 0, y: -0.9, width: 1.1, height: 1.2) }

  func text(
    _ glyphs: [UInt32], size: CGFloat, at origin: CGPoint, paint: Paint = .color(.black), slant: CGFloat = 0
  ) -> DisplayItem {
    let positions = glyphs.indices.map { CGPoint(x: origin.x + CGFloat($0) * size * 0.7, y: origin.y + size) }
    let run = GlyphRun(
      face: self, size: size, glyphs: glyphs, positions: positions, paint: paint, slant: slant)
    let frame = CGRect(
      x: origin.x, y: origin.y, width: CGFloat(glyphs.count) * size * 0.7, height: size * 1.2)
    return DisplayItem(
      identity: .none, content: .text(TextContent(runs: [run], string: "test", frame: frame)))
  }
}
