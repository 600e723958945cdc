import Foundation
import SashMessages

extension FontLibrary {
  /// The line that a font asks for, in points, without any text.
  package func metrics(of description: FontDescription) -> FontMetrics {
    let font = resolve(description)
    return FontMetrics(
      line: font.line, capHeight: font.capHeight, xHeight: font.xHeight)
  }

  /// True if a font of this family, full or PostScript name is installed or registered.
  package func hasFamily(_ name: String) -> Bool {
    face(family: name, like: FontDescription(size: 17)) != nil
  }

  /// The face for emoji pictures; nil with one message if there is none.
  func emojiFace() -> FontFace? {
    if let face = face(family: "Noto Color Emoji", like: FontDescription(size: 17))?.face { return face }
    tellOnce("No colour emoji font is installed. Install the package fonts-noto-color-emoji.")
    return nil
  }

  /// Looks through the other faces for a character.
  func findFallback(for character: UInt32, like description: FontDescription, language: String) -> FontFace? {
    if let face = searchFallback(for: character, like: description, language: language) { return face }
    if scriptsWithoutFont.insert(ScriptTag.of(character)).inserted {
      let package = TextScript.isCJK(character) ? "fonts-noto-cjk" : "fonts-noto-core"
      let code = String(character, radix: 16, uppercase: true)
      tellOnce(
        "No installed font has the character U+\(code), so a box is shown; the package \(package) may help."
      )
    }
    return nil
  }

  private func searchFallback(
    for character: UInt32, like description: FontDescription, language: String
  ) -> FontFace? {
    if TextScript.isCJK(character) {
      let serif = description.design == .serif
      for form in TextScript.ideographForms(language: language, character: character) {
        let family = "Noto \(serif ? "Serif" : "Sans") CJK \(form)"
        if let face = face(family: family, like: description)?.face, face.covers(character) { return face }
      }
    }
    // A mark or symbol of Latin text may be in Inter even if a named family lacks it.
    if description.family != nil || description.design != .default {
      if let face = face(family: "Inter", like: description)?.face, face.covers(character) { return face }
    }
    guard let record = configuration.face(for: character, like: description, language: language) else {
      return nil
    }
    // Fontconfig names the nearest face even when none has the character.
    if let face = face(family: record.family, like: description)?.face, face.covers(character) { return face }
    if let face = open(record, weight: description.weight, width: description.width), face.covers(character) {
      return face
    }
    return nil
  }
}

/// What a character's block says about the faces that draw it.
enum TextScript {
  /// True for ideographs, kana, hangul and their punctuation.
  static func isCJK(_ c: UInt32) -> Bool {
    switch c {
    case 0x1100...0x11ff, 0x2e80...0x2fff, 0x3000...0x33ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xa960...0xa97f,
      0xac00...0xd7ff, 0xf900...0xfaff, 0xfe30...0xfe4f, 0xff00...0xffef, 0x1b000...0x1b16f,
      0x20000...0x3ffff:
      true
    default: false
    }
  }

  /// Which national forms of shared ideographs to try, the language's own first.
  static func ideographForms(language: String, character: UInt32) -> [String] {
    let tag = language.lowercased()
    let own: String
    if tag.hasPrefix("ja") {
      own = "JP"
    } else if tag.hasPrefix("ko") {
      own = "KR"
    } else if tag.contains("hk") || tag.contains("mo") && tag.hasPrefix("zh") {
      own = "HK"
    } else if tag.contains("hant") || tag.contains("tw") {
      own = "TC"
    } else {
      own = "SC"
    }
    return [own] + ["SC", "JP", "KR", "TC", "HK"].filter { $0 != own }
  }
}
