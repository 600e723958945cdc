import CoreGraphics
import Foundation
import SashDisplay
import SashText
import UIKit

/// The glyphs of a font: which characters have which, and how wide they are. Found by shaping single characters.
final class GlyphFont: @unchecked Sendable {
  struct Glyph {
    let number: CGGlyph
    let face: any GlyphFace
    /// In ems.
    let advance: CGFloat
  }
  private nonisolated(unsafe) static var fonts: [UIFont: GlyphFont] = [:]
  private static let lock = NSRecursiveLock()

  private let description: FontDescription
  private var byCharacter: [UInt32: Glyph?] = [:]
  private var advances: [CGGlyph: CGFloat] = [:]
  private var characters: [CGGlyph: Unicode.Scalar] = [:]
  /// The face that most characters have; nil where no font is installed.
  private lazy var face: (any GlyphFace)? = (shaped("a") ?? shaped("0"))?.face

  /// The glyphs of a font at any size.
  static func of(_ font: UIFont) -> GlyphFont {
    lock.withLock {
      let em = font.withSize(GlyphFont.size)
      if let known = fonts[em] { return known }
      let made = GlyphFont(em)
      fonts[em] = made
      return made
    }
  }
  /// At which characters are shaped, large enough that nothing is rounded.
  private static let size: CGFloat = 1000
  private init(_ font: UIFont) { description = GlyphFont.description(of: font) }

  static func description(of font: UIFont) -> FontDescription {
    let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    let symbolic = font.fontDescriptor.symbolicTraits
    let weight = traits[.weight] as? CGFloat ?? 0
    let steps: [(CGFloat, CGFloat)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
      (0.62, 900),
    ]
    let css = steps.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? 400
    return FontDescription(
      family: font.familyName.hasPrefix(".") ? nil : font.familyName, size: font.pointSize, weight: css,
      width: 1 + (traits[.width] as? CGFloat ?? 0), isItalic: symbolic.contains(.traitItalic),
      design: symbolic.contains(.traitMonoSpace) ? .monospaced : .default)
  }

  private func shaped(_ text: String) -> Glyph? {
    GlyphFont.onMain {
      let layout = TextLayout(runs: [
        TextRun(string: text, attributes: TextAttributes(font: self.description))
      ])
      guard let run = layout.laidLines(in: CGSize(width: 1e6, height: 1e6)).first?.runs.first,
        let laid = run.glyphs.first
      else { return nil }
      let width = (run.glyphs.last?.x1 ?? laid.x1) - laid.x0
      guard let drawn = layout.content(of: run, glyphs: run.glyphs.indices).runs.first,
        let number = drawn.glyphs.first
      else { return nil }
      return Glyph(
        number: CGGlyph(truncatingIfNeeded: number), face: drawn.face, advance: width / GlyphFont.size)
    }
  }
  static func onMain<Result>(_ body: () -> Result) -> Result {
    Thread.isMainThread ? body() : DispatchQueue.main.sync(execute: body)
  }

  /// The glyph of a character; nil if the font itself has none. Spaces have one without an outline, 0 stands for it.
  func glyph(_ scalar: Unicode.Scalar) -> Glyph? {
    GlyphFont.lock.withLock {
      if let known = byCharacter[scalar.value] { return known }
      var found = shaped(String(scalar))
      // The glyph 0 is the box for what is missing.
      if let glyph = found, let face, glyph.number == 0 || glyph.face.key != face.key { found = nil }
      byCharacter[scalar.value] = .some(found)
      if let found {
        advances[found.number] = found.advance
        characters[found.number] = scalar
      }
      return found
    }
  }
  /// In ems: of glyphs that were asked for by their character, else as far as their outline reaches.
  func advance(_ glyph: CGGlyph) -> CGFloat {
    if let known = GlyphFont.lock.withLock({ advances[glyph] }) { return known }
    return outline(glyph)?.boundingRect.maxX ?? 0
  }
  func scalar(_ glyph: CGGlyph) -> Unicode.Scalar? { GlyphFont.lock.withLock { characters[glyph] } }
  /// In ems, y downward.
  func outline(_ glyph: CGGlyph) -> Path? {
    GlyphFont.lock.withLock { face }.flatMap { $0.outline(of: UInt32(glyph)) }
  }
  func run(_ glyphs: [CGGlyph], _ places: [CGPoint], size: CGFloat, _ color: CGColor) -> GlyphRun? {
    guard let face = GlyphFont.lock.withLock({ face }) else { return nil }
    return GlyphRun(
      face: face, size: size, glyphs: glyphs.map { UInt32($0) }, positions: places, paint: .color(color.sRGB))
  }
  /// A box around all glyphs, in ems, y upward.
  var bounds: CGRect {
    guard let box = GlyphFont.lock.withLock({ face })?.glyphBounds else { return .zero }
    return CGRect(x: box.minX, y: -box.maxY, width: box.width, height: box.height)
  }
}
