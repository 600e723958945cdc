import CHarfBuzz
import Foundation

/// A description together with the face that draws it, the line it asks for and the faces that stand in for
/// it.
final class ResolvedFont {
  /// Which cut of which family: it decides tracking and metrics.
  enum Kind { case text, display, otherDesign, named }

  /// As the caller wrote it, before repair.
  let asked: FontDescription
  let description: FontDescription
  /// Nil where no font is installed at all.
  let face: FontFace?
  let size: CGFloat
  let line: LineMetrics
  let capHeight: CGFloat
  let xHeight: CGFloat
  /// Points after every character that the family needs at this size.
  let tracking: CGFloat
  /// True if the family has no italic and its outlines are slanted instead.
  let leans: Bool
  let features: FontFeatures
  private var fallbacks: [Wish: FontFace?] = [:]

  private struct Wish: Hashable {
    var character: UInt32
    var language: String
  }

  init(asked: FontDescription, description: FontDescription, face: FontFace?, kind: Kind, leans: Bool) {
    self.asked = asked
    self.description = description
    self.face = face
    self.leans = leans
    size = description.size
    var line = SystemMetrics.line(size: size)
    var (capHeight, xHeight) = (SystemMetrics.capHeight * size, SystemMetrics.xHeight * size)
    if kind == .named, let face, face.ascender + face.descender > 0.1 {
      line = LineMetrics(ascent: face.ascender * size, descent: face.descender * size)
      capHeight = face.height(of: "H") * size
      xHeight = face.height(of: "x") * size
    }
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
    switch description.leading {
    case .standard: break
    case .tight: line.descent -= 2
    case .loose: line.descent += 2
    }
    self.line = line
    tracking =
      switch kind {
      case .text: SystemMetrics.tracking(size: size)
      case .display: SystemMetrics.displayTracking(size: size)
      case .otherDesign, .named: 0
      }
    var features: FontFeatures = []
    if description.usesMonospacedDigits { features.insert(.monospacedDigits) }
    if description.smallCaps == .lowercase || description.smallCaps == .all {
      features.insert(.smallCapsFromLower)
    }
    if description.smallCaps == .uppercase || description.smallCaps == .all {
      features.insert(.smallCapsFromUpper)
    }
    self.features = features
  }

  /// How far the glyphs of a face of this font lean: x moves by `-slant·y`.
  func slant(of face: FontFace) -> CGFloat { leans && !face.hasPictures ? 0.2126 : 0 }  // tan 12°

  /// The face for a character that the face itself lacks; nil if no font has it.
  func fallback(for character: UInt32, language: String) -> FontFace? {
    let wish = Wish(character: character, language: language)
    if let known = fallbacks[wish] { return known }
    let found = FontLibrary.shared.findFallback(for: character, like: description, language: language)
    if fallbacks.count > 4096 { fallbacks.removeAll() }
    fallbacks[wish] = .some(found)
    return found
  }
}

/// What shaping is asked beyond a face's defaults.
struct FontFeatures: OptionSet, Hashable {
  let rawValue: UInt8
  static let monospacedDigits = FontFeatures(rawValue: 1)
  static let smallCapsFromLower = FontFeatures(rawValue: 2)
  static let smallCapsFromUpper = FontFeatures(rawValue: 4)
  /// Spaced letters are not joined.
  static let noLigatures = FontFeatures(rawValue: 8)

  var harfBuzz: [hb_feature_t] {
    var list: [hb_feature_t] = []
    func add(_ tag: FontTag, _ value: UInt32) {
      list.append(hb_feature_t(tag: tag.value, value: value, start: 0, end: UInt32.max))
    }
    if contains(.monospacedDigits) { add(FontTag("tnum"), 1) }
    if contains(.smallCapsFromLower) { add(FontTag("smcp"), 1) }
    if contains(.smallCapsFromUpper) { add(FontTag("c2sc"), 1) }
    if contains(.noLigatures) {
      add(FontTag("liga"), 0)
      add(FontTag("clig"), 0)
    }
    return list
  }
}
