import CFontconfig
import Foundation

/// A face that the system offers, before it is opened.
struct FontRecord: Hashable {
  var path: String
  var index: Int
  var family: String
  /// On the scale of CSS; a variable face has a range.
  var weight: ClosedRange<CGFloat>
  /// 1 is standard.
  var width: CGFloat
  var isItalic: Bool
  var isVariable: Bool
}

/// Asks fontconfig which faces there are; the only file that speaks to it.
final class FontConfiguration {
  private let config: OpaquePointer?
  /// Every font, the most fitting first; sorting takes a millisecond, so it is done once a style.
  private var sorted: [Preference: UnsafeMutablePointer<FcFontSet>] = [:]

  private struct Preference: Hashable {
    var generic: String
    var language: String
    var weight: Int32
    var isItalic: Bool
  }

  init() { config = FcInitLoadConfigAndFonts() }
  deinit {
    sorted.values.forEach(FcFontSetDestroy)
    if let config { FcConfigDestroy(config) }
  }

  /// Every face of a family that can be opened here, in a fixed order; named instances of variable faces left
  /// out.
  func faces(family: String) -> [FontRecord] { list(FC_FAMILY, family).filter { isName($0.family, family) } }

  /// The faces with this PostScript or full name.
  func faces(named name: String) -> [FontRecord] {
    let found = list(FC_POSTSCRIPT_NAME, name)
    return found.isEmpty ? list(FC_FULLNAME, name) : found
  }

  /// The family that stands for a generic name such as `monospace`.
  func family(standingFor generic: String) -> String? {
    guard
      let set = sort(Preference(generic: generic, language: "en", weight: FC_WEIGHT_REGULAR, isItalic: false))
    else { return nil }
    defer { FcFontSetDestroy(set) }
    return (0..<Int(set.pointee.nfont)).lazy.compactMap { self.record(set.pointee.fonts[$0]!)?.family }.first
  }

  /// The face that the system prefers for a character among those that have it.
  func face(for character: UInt32, like description: FontDescription, language: String) -> FontRecord? {
    let order = Preference(
      generic: description.design == .serif
        ? "serif" : description.design == .monospaced ? "monospace" : "sans-serif",
      language: language, weight: description.weight < 550 ? FC_WEIGHT_REGULAR : FC_WEIGHT_BOLD,
      isItalic: description.isItalic)
    let set: UnsafeMutablePointer<FcFontSet>
    if let known = sorted[order] {
      set = known
    } else {
      guard let fresh = sort(order) else { return nil }
      sorted[order] = fresh
      set = fresh
    }
    for i in 0..<Int(set.pointee.nfont) {
      var characters: OpaquePointer?
      guard let pattern = set.pointee.fonts[i],
        FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch,
        FcCharSetHasChar(characters, character) != 0
      else { continue }
      if let record = record(pattern) { return record }
    }
    return nil
  }

  /// Adds the fonts of a file to those that can be found; false if there are none in it.
  func register(path: String) -> Bool {
    sorted.values.forEach(FcFontSetDestroy)
    sorted.removeAll()
    return FcConfigAppFontAddFile(config, path) != 0
  }

  private func isName(_ a: String, _ b: String) -> Bool { a.caseInsensitiveCompare(b) == .orderedSame }

  private func sort(_ order: Preference) -> UnsafeMutablePointer<FcFontSet>? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, order.generic)
    FcPatternAddString(pattern, FC_LANG, order.language)
    FcPatternAddInteger(pattern, FC_WEIGHT, order.weight)
    FcPatternAddInteger(pattern, FC_SLANT, order.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    return FcFontSort(config, pattern, 0, nil, &result)
  }

  private func list(_ property: String, _ value: String) -> [FontRecord] {
    guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    FcPatternAddString(pattern, property, value)
    for name in [FC_FILE, FC_INDEX, FC_FAMILY, FC_WEIGHT, FC_WIDTH, FC_SLANT, FC_VARIABLE, FC_FONTFORMAT] {
      FcObjectSetAdd(wanted, name)
    }
    guard let set = FcFontList(config, pattern, wanted) else { return [] }
    defer { FcFontSetDestroy(set) }
    let all = (0..<Int(set.pointee.nfont)).compactMap { record(set.pointee.fonts[$0]!, family: value) }
    let variable = Set(all.filter(\.isVariable).map(\.path))
    return Set(all.filter { $0.isVariable || !variable.contains($0.path) })
      .sorted { ($0.path, $0.index, $0.weight.lowerBound) < ($1.path, $1.index, $1.weight.lowerBound) }
  }

  /// What a pattern says; nil for formats without OpenType tables. `family` picks one of several names.
  private func record(_ pattern: OpaquePointer, family: String? = nil) -> FontRecord? {
    guard let path = string(pattern, FC_FILE), let format = string(pattern, FC_FONTFORMAT),
      format == "TrueType" || format == "CFF"
    else { return nil }
    var index: Int32 = 0
    var variable: FcBool = 0
    var slant: Int32 = FC_SLANT_ROMAN
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    FcPatternGetBool(pattern, FC_VARIABLE, 0, &variable)
    if FcPatternGetInteger(pattern, FC_SLANT, 0, &slant) != FcResultMatch { slant = FC_SLANT_ROMAN }
    let weight = range(pattern, FC_WEIGHT) ?? 80...80
    let width = range(pattern, FC_WIDTH) ?? 100...100
    var name = string(pattern, FC_FAMILY) ?? ""
    if let family {
      var at: Int32 = 0
      while let next = string(pattern, FC_FAMILY, at) {
        if isName(next, family) { name = next }
        at += 1
      }
    }
    return FontRecord(
      path: path, index: Int(index & 0xffff), family: name,
      weight: FcWeightToOpenTypeDouble(weight.lowerBound)...FcWeightToOpenTypeDouble(weight.upperBound),
      width: width.upperBound / 100, isItalic: slant > FC_SLANT_ROMAN, isVariable: variable == 1)
  }

  private func string(_ pattern: OpaquePointer, _ property: String, _ at: Int32 = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, at, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  private func range(_ pattern: OpaquePointer, _ property: String) -> ClosedRange<Double>? {
    var number = 0.0
    if FcPatternGetDouble(pattern, property, 0, &number) == FcResultMatch { return number...number }
    var span: OpaquePointer?
    var (low, high) = (0.0, 0.0)
    guard FcPatternGetRange(pattern, property, 0, &span) == FcResultMatch,
      FcRangeGetDouble(span, &low, &high) != 0,
      low <= high
    else { return nil }
    return low...high
  }
}
