import Foundation
import SashGeometry
import SashMessages

/// Finds faces: from a description to a file at a place of its design space, and from a character that the
/// face lacks to another face. Main thread only.
///
/// The order for a character: the face asked for; pictures if the character is an emoji; Noto Sans CJK in the
/// form of the language; what fontconfig offers; the box of the face asked for.
package final class FontLibrary {
  /// The faces of this process.
  nonisolated(unsafe) package static let shared = FontLibrary()

  /// The language of text that names none, as a BCP 47 tag: it chooses the form of shared ideographs.
  package var language: String {
    didSet { if language != oldValue { forget() } }
  }

  let configuration: FontConfiguration
  private var files: [FileKey: FontFile?] = [:]
  /// Texts and the pieces that were shaped keep the faces that they use.
  private var faces = GenerationCache<FaceKey, FontFace>(limit: 64)
  private var families: [String: [FontRecord]] = [:]
  private var resolved: [FontDescription: ResolvedFont] = [:]
  private var last: ResolvedFont?
  /// The scripts that a message told of.
  var scriptsWithoutFont: Set<UInt32> = []

  private struct FileKey: Hashable {
    var path: String
    var index: Int
  }
  private struct FaceKey: Hashable {
    var file: ObjectIdentifier
    var weight: Float
    var width: Float
    var opticalSize: Float
    var isRounded: Bool
  }

  init() {
    configuration = FontConfiguration()
    language = SystemLocale.languages.first ?? "en"
  }

  /// Makes the fonts of a file usable by family, full and PostScript name; false with a message if it holds
  /// none.
  @discardableResult
  package func registerFont(_ url: URL) -> Bool {
    guard let file = open(path: url.path, index: 0), configuration.register(path: file.path) else {
      return false
    }
    forget()
    return true
  }

  /// Drops what was found; the next text looks again.
  private func forget() {
    families.removeAll()
    resolved.removeAll()
    last = nil
    ShapeCaches.shared.removeAll()
  }

  /// False where the system has no font that could draw a word.
  package var hasFonts: Bool {
    guard let name = configuration.family(standingFor: "sans-serif") else { return false }
    return face(family: name, like: FontDescription(size: 17)) != nil
  }

  /// The face and the metrics for a description; cached.
  func resolve(_ description: FontDescription) -> ResolvedFont {
    if let last, last.asked == description { return last }
    if let known = resolved[description] {
      last = known
      return known
    }
    if resolved.count >= 512 { resolved.removeAll() }  // sizes in an animation are never seen again
    let font = makeFont(description)
    resolved[description] = font
    last = font
    return font
  }

  private func makeFont(_ asked: FontDescription) -> ResolvedFont {
    var description = asked.repaired
    if let name = description.family {
      if let face = namedFace(name, like: description) {
        return ResolvedFont(
          asked: asked, description: description, face: face.face, kind: .named, leans: face.leans)
      }
      if let kind = FontKind.of(name) {
        description = FontKind.styled(description, by: name)
        if let font = replacement(for: name, of: kind, asked, description) { return font }
        description.design = kind == .rounded ? .rounded : .default
      } else {
        tellOnce(
          "No font is named \"\(name)\"; the system face is used. Is the file part of the app and registered?"
        )
      }
    }
    let wantsDisplay =
      description.design != .monospaced && description.design != .serif && description.size >= 20
    let names: [String] =
      switch description.design {
      case .serif: [configuration.family(standingFor: "serif")].compactMap { $0 }
      case .monospaced:
        ["SF Mono", "DejaVu Sans Mono", configuration.family(standingFor: "monospace")].compactMap { $0 }
      default: []
      }
    for name in names {
      if let face = face(family: name, like: description) {
        return ResolvedFont(
          asked: asked, description: description, face: face.face, kind: .otherDesign, leans: face.leans)
      }
    }
    // Newer releases hold both cuts in one family, as the ends of an axis of optical size.
    let cuts: [(family: String, kind: ResolvedFont.Kind)] =
      wantsDisplay
      ? [("Inter Display", .display), ("Inter Variable", .display), ("Inter", .text)]
      : [("Inter", .text), ("Inter Variable", .text)]
    for cut in cuts {
      if let face = face(
        family: cut.family, like: description, isRounded: description.design == .rounded)
      {
        return ResolvedFont(
          asked: asked, description: description, face: face.face, kind: cut.kind, leans: face.leans)
      }
    }
    if let name = configuration.family(standingFor: "sans-serif"),
      let face = face(family: name, like: description)
    {
      tellOnce(
        "The system face Inter is missing; another stands in. Install the package fonts-inter-variable.")
      return ResolvedFont(
        asked: asked, description: description, face: face.face, kind: .otherDesign, leans: face.leans)
    }
    tellOnce(
      "No font is installed, so text is empty boxes. Install the package fonts-inter-variable.")
    return ResolvedFont(asked: asked, description: description, face: nil, kind: .otherDesign, leans: false)
  }

  /// The face that stands in for one of Apple's: what the system says is as wide, else one of the same kind. Nil where
  /// that is the system's face.
  private func replacement(
    for name: String, of kind: FontKind, _ asked: FontDescription, _ description: FontDescription
  ) -> ResolvedFont? {
    let generic: String? =
      switch kind {
      case .serif: "serif"
      case .monospaced: "monospace"
      case .sans, .rounded: nil
      }
    let plain = configuration.family(standingFor: "sans-serif")
    var families: [String] = []
    if let near = configuration.family(standingFor: name), near != plain { families.append(near) }
    if kind == .monospaced { families.append("DejaVu Sans Mono") }
    if let generic, let family = configuration.family(standingFor: generic) { families.append(family) }
    for family in families {
      if let face = face(family: family, like: description) {
        return ResolvedFont(
          asked: asked, description: description, face: face.face, kind: .named, leans: face.leans)
      }
    }
    return nil
  }

  private func namedFace(
    _ name: String, like description: FontDescription
  ) -> (face: FontFace, leans: Bool)? {
    if let face = face(family: name, like: description) { return face }
    guard let record = configuration.faces(named: name).first else { return nil }
    // A PostScript name says its weight itself; a heavier or lighter wish still picks within the family.
    if description.weight == 400, !description.isItalic {
      let width = description.width * record.width
      return open(record, weight: record.weight.lowerBound, width: width).map { ($0, false) }
    }
    return face(family: record.family, like: description)
  }

  /// The nearest face of a family: upright or italic first, then width, then weight. Nil if there is none.
  func face(
    family: String, like description: FontDescription, isRounded: Bool = false
  ) -> (face: FontFace, leans: Bool)? {
    let records: [FontRecord]
    if let known = families[family] {
      records = known
    } else {
      records = configuration.faces(family: family)
      families[family] = records
    }
    func distance(_ record: FontRecord) -> (Int, CGFloat, CGFloat) {
      let weight = min(max(description.weight, record.weight.lowerBound), record.weight.upperBound)
      // Between two equally near weights the one on the wish's side of medium wins, as in CSS.
      let side: CGFloat = (weight < description.weight) == (description.weight > 450) ? 0.5 : 0
      return (
        record.isItalic == description.isItalic ? 0 : 1, abs(record.width - description.width),
        abs(weight - description.weight) + side
      )
    }
    for record in records.sorted(by: { distance($0) < distance($1) }) {
      if let face = open(
        record, weight: description.weight, width: description.width, size: description.size,
        isRounded: isRounded)
      {
        return (face, description.isItalic && !record.isItalic)
      }
    }
    return nil
  }

  /// The face of a record at a place of its design space; `size` in points chooses the cut of an optical axis.
  func open(
    _ record: FontRecord, weight: CGFloat, width: CGFloat, size: CGFloat = 17, isRounded: Bool = false
  ) -> FontFace? {
    guard let file = open(path: record.path, index: record.index) else { return nil }
    var variations: [(tag: FontTag, value: Float)] = []
    var stretch: Float = 1
    var key = FaceKey(
      file: ObjectIdentifier(file), weight: 0, width: 0, opticalSize: 0, isRounded: isRounded)
    if let axis = file.axis(FontTag("wght")) {
      // Whole weights are near enough, and an animated weight makes fewer faces.
      key.weight = min(max(Float(weight).rounded(), axis.minimum), axis.maximum)
      // HarfBuzz reads no deltas for a face that stays where it was designed.
      if key.weight != axis.standard { variations.append((FontTag("wght"), key.weight)) }
    }
    if let axis = file.axis(FontTag("opsz")) {
      key.opticalSize = size >= 20 ? axis.maximum : axis.minimum
      if key.opticalSize != axis.standard { variations.append((FontTag("opsz"), key.opticalSize)) }
    }
    if let axis = file.axis(FontTag("wdth")) {
      key.width = min(max(Float(width * 100), axis.minimum), axis.maximum)
      if key.width != axis.standard { variations.append((FontTag("wdth"), key.width)) }
    } else if width > 0, record.width > 0 {
      // No drawn width is near, so the outlines are stretched, within what stays readable.
      stretch = min(max(Float(width / record.width), 0.6), 1.6)
      if abs(stretch - 1) < 0.03 { stretch = 1 }
      key.width = stretch
    }
    if let known = faces.value(for: key) { return known }
    let face = FontFace(file: file, variations: variations, stretch: stretch, isRounded: isRounded)
    faces.insert(face, for: key)
    return face
  }

  private func open(path: String, index: Int) -> FontFile? {
    let key = FileKey(path: path, index: index)
    if let known = files[key] { return known }
    let file = FontFile(path: path, index: index)
    files[key] = .some(file)
    return file
  }
}
