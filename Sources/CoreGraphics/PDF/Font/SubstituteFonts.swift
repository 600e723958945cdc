import Foundation
import SashMessages

/// Fonts of the system in the place of those that files of pages only name.
enum SubstituteFonts {
  private nonisolated(unsafe) static var kept: [String: any GlyphProgram] = [:]
  private static let lock = NSLock()

  /// A font like the one of a name. `flags` are those of its descriptor.
  static func program(_ name: String, flags: Int, of family: String?) -> (any GlyphProgram)? {
    let plain =
      (name.split(separator: "+").last.map { String($0) } ?? name).lowercased() + (family ?? "").lowercased()
    func has(_ words: String...) -> Bool { words.contains { plain.contains($0) } }
    let isBold = has("bold", "black", "heavy", "demi") || flags & 1 << 18 != 0
    let isSlanted = has("italic", "oblique") || flags & 64 != 0
    let style: Int = (isBold ? 1 : 0) + (isSlanted ? 2 : 0)
    let choices: [String]
    if has("zapfdingbats", "dingbats") {
      choices = ["D050000L", "DejaVuSans"]
    } else if plain.hasPrefix("symbol") {
      choices = ["StandardSymbolsPS", "DejaVuSans"]
    } else if has("courier", "mono", "consol") || flags & 1 != 0 {
      choices = [
        "NimbusMonoPS-" + ["Regular", "Bold", "Italic", "BoldItalic"][style],
        "LiberationMono-" + ["Regular", "Bold", "Italic", "BoldItalic"][style],
        "DejaVuSansMono" + ["", "-Bold", "-Oblique", "-BoldOblique"][style],
      ]
    } else if has("times", "serif", "roman", "georgia", "garamond", "palatino", "book") && !has("sans")
      || flags & 2 != 0
    {
      choices = [
        "NimbusRoman-" + ["Regular", "Bold", "Italic", "BoldItalic"][style],
        "LiberationSerif-" + ["Regular", "Bold", "Italic", "BoldItalic"][style],
        "DejaVuSerif" + ["", "-Bold", "-Italic", "-BoldItalic"][style],
      ]
    } else {
      choices = [
        "NimbusSans-" + ["Regular", "Bold", "Italic", "BoldItalic"][style],
        "LiberationSans-" + ["Regular", "Bold", "Italic", "BoldItalic"][style],
        "DejaVuSans" + ["", "-Bold", "-Oblique", "-BoldOblique"][style],
      ]
    }
    for choice in choices + [
      "NimbusSans-Regular", "LiberationSans-Regular", "DejaVuSans", "NotoSans-Regular",
    ] {
      if let found = font(choice) { return found }
    }
    tellOnce(
      "A file of pages wants the font \(name), and no font of the system was found for it.",
      by: "CoreGraphics")
    return nil
  }
  /// The font of the system whose file has a name.
  static func installed(_ name: String) -> (URL, TrueTypeFont)? {
    guard let path = files[name.lowercased()], let data = FileManager.default.contents(atPath: path),
      let font = TrueTypeFont([UInt8](data))
    else { return nil }
    return (URL(fileURLWithPath: path), font)
  }
  private static func font(_ name: String) -> (any GlyphProgram)? {
    lock.withLock {
      if let found = kept[name] { return found }
      guard let path = files[name.lowercased()], let data = FileManager.default.contents(atPath: path) else {
        return nil
      }
      let bytes = [UInt8](data)
      let found: (any GlyphProgram)? = TrueTypeFont(bytes) ?? Type1Font(bytes)
      kept[name] = found
      return found
    }
  }
  /// Fonts of the system by the names of their files in small letters.
  private static let files: [String: String] = {
    var result: [String: String] = [:]
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    for folder in [
      "/usr/share/fonts", "/usr/local/share/fonts", home + "/.local/share/fonts", home + "/.fonts",
    ] {
      guard let walk = FileManager.default.enumerator(atPath: folder) else { continue }
      for case let file as String in walk {
        let name = (file as NSString).lastPathComponent as NSString
        guard ["otf", "ttf", "pfb", "t1"].contains(name.pathExtension.lowercased()) else { continue }
        let key = name.deletingPathExtension.lowercased()
        // The fonts of OpenType have more letters than those of Type 1.
        if result[key] == nil || name.pathExtension.lowercased() == "otf" {
          result[key] = folder + "/" + file
        }
      }
    }
    return result
  }()
}
