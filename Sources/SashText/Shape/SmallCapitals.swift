import Foundation

/// Capitals drawn smaller, for faces that have no small capitals of their own.
enum SmallCapitals {
  /// How large they are beside the capitals of the same font: as high as most faces draw theirs.
  static let size: CGFloat = 0.78

  struct Part {
    var range: Range<Int>
    /// What is shaped: as many units as the range has.
    var units: [UInt16]
    var isSmall: Bool
  }

  /// The parts of a word by size; empty if the face does it itself.
  static func parts(
    of text: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, features: FontFeatures, face: FontFace
  ) -> [Part] {
    let lower = features.contains(.smallCapsFromLower) && !face.file.hasFeature(FontTag("smcp"))
    let upper = features.contains(.smallCapsFromUpper) && !face.file.hasFeature(FontTag("c2sc"))
    guard lower || upper else { return [] }
    var parts: [Part] = []
    for at in range {
      let capital = uppercased(text[at])
      let isSmall =
        lower && capital != text[at] || upper && capital == text[at] && lowercased(text[at]) != text[at]
      let unit = isSmall ? capital : text[at]
      if let last = parts.last, last.isSmall == isSmall {
        parts[parts.count - 1].range = last.range.lowerBound..<at + 1
        parts[parts.count - 1].units.append(unit)
      } else {
        parts.append(Part(range: at..<at + 1, units: [unit], isSmall: isSmall))
      }
    }
    return parts
  }

  static func uppercased(_ text: [UInt16]) -> [UInt16] { text.map(uppercased) }

  /// The capital of a letter; letters whose capital is longer stay.
  private static func uppercased(_ unit: UInt16) -> UInt16 { mapped(unit) { $0.properties.uppercaseMapping } }
  private static func lowercased(_ unit: UInt16) -> UInt16 { mapped(unit) { $0.properties.lowercaseMapping } }
  private static func mapped(_ unit: UInt16, _ mapping: (Unicode.Scalar) -> String) -> UInt16 {
    guard let scalar = Unicode.Scalar(unit) else { return unit }
    let units = Array(mapping(scalar).utf16)
    return units.count == 1 ? units[0] : unit
  }
}
