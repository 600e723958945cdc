import Foundation
import SashRaster
import SashText

/// Gives the words of pictures their outlines.
enum SVGTextOutlines {
  /// Done once, before the first picture is read.
  static let isInstalled: Bool = {
    SVGText.outline = { words, font in isMainThread() ? outline(of: words, font) : nil }
    return true
  }()

  private static func outline(of words: String, _ font: SVGFont) -> (path: Path, width: CGFloat)? {
    var description = FontDescription(size: font.size, weight: font.weight, isItalic: font.isItalic)
    for name in font.families.split(separator: ",") {
      let name = name.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "'\"")))
      switch name.lowercased() {
      case "sans-serif", "system-ui", "-apple-system": break
      case "serif": description.design = .serif
      case "monospace": description.design = .monospaced
      case let family where FontLibrary.shared.hasFamily(family): description.family = name
      default: continue
      }
      break
    }
    let layout = TextLayout(runs: [TextRun(string: words, attributes: TextAttributes(font: description))])
    let size = layout.size(fitting: nil, height: nil)
    var whole = Path()
    for run in layout.content(in: size.size).runs {
      for (glyph, position) in zip(run.glyphs, run.positions) {
        guard let path = run.face.outline(of: glyph) else { continue }
        whole.addPath(
          path,
          transform: CGAffineTransform(
            a: run.size, b: 0, c: -run.slant * run.size, d: run.size, tx: position.x,
            ty: position.y - size.firstBaseline))
      }
    }
    return (whole, size.size.width)
  }
}
