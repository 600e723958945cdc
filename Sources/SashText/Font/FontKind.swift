import Foundation

/// What a face of Apple's systems looks like, so that one of the same kind can stand in for it.
enum FontKind {
  case sans, serif, monospaced, rounded

  /// The kind of a family, full or PostScript name; nil for a name that is not Apple's.
  static func of(_ name: String) -> FontKind? {
    family(of: plain(name))?.kind
  }

  /// A description with the weight and the slant that a PostScript name like `AvenirNext-DemiBoldItalic` says.
  static func styled(_ description: FontDescription, by name: String) -> FontDescription {
    var description = description
    let letters = plain(name)
    let style = letters.dropFirst(family(of: letters)?.name.count ?? 0)
    if description.weight == 400, let weight = weights.first(where: { style.contains($0.word) })?.weight {
      description.weight = weight
    }
    if style.contains("italic") || style.contains("oblique") { description.isItalic = true }
    if style.contains("condensed") { description.width = min(description.width, 0.8) }
    return description
  }

  /// Of two families the one with the longer name is meant: Arial Rounded is not Arial.
  private static func family(of letters: String) -> (name: String, kind: FontKind)? {
    kinds.filter { letters.hasPrefix($0.name) }.max { $0.name.count < $1.name.count }
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Words that hold others come first.
  private static let weights: [(word: String, weight: CGFloat)] = [
    ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500),
    ("semibold", 600),
    ("demibold", 600), ("demi", 600), ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 800),
    ("black", 900),
  ]

  private static let kinds: [(name: String, kind: FontKind)] =
    names(
      .monospaced,
      "Menlo, Monaco, Courier, Courier New, SF Mono, Andale Mono, Consolas, PT Mono, American Typewriter")
    + names(
      .serif,
      """
      Georgia, Times, Times New Roman, New York, Palatino, Baskerville, Didot, Bodoni, Hoefler Text, Charter, Cochin, \
      Iowan Old Style, Big Caslon, Garamond, Apple Garamond, Superclarendon, Rockwell, Copperplate, Bookman, \
      Athelas, Marion, Seravek Serif, STIX, Academy Engraved LET, Bradley Hand Serif, Songti, Hiragino Mincho
      """)
    + names(
      .rounded,
      """
      SF Pro Rounded, SF Compact Rounded, Arial Rounded, Chalkboard, Chalkduster, Marker Felt, Noteworthy, Comic Sans, \
      Bradley Hand, Hiragino Maru, VAG Rounded, Party LET, Savoye LET, Snell Roundhand, Zapfino, Trattatello
      """)
    + names(
      .sans,
      """
      Helvetica, Helvetica Neue, Arial, Avenir, Avenir Next, Futura, Gill Sans, Optima, Verdana, Trebuchet, Tahoma, \
      Geneva, Lucida Grande, SF Pro, SF Compact, San Francisco, Impact, DIN, Seravek, Skia, Phosphate, Galvji, Kailasa, \
      PingFang, Hiragino Sans, Hiragino Kaku, Apple SD Gothic Neo, Thonburi, Damascus, Euphemia
      """)

  private static func names(_ kind: FontKind, _ list: String) -> [(name: String, kind: FontKind)] {
    list.split(separator: ",").map { (plain(String($0)), kind) }
  }
}
