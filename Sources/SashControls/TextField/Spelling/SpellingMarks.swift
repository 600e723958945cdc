import Foundation
import SashCore
import SashDisplay
import SashText

/// What a field knows of its spelling: the marks, and the word that is not judged yet because somebody types it.
struct FieldSpelling: Equatable {
  let marks: SpellingMarks
  /// Another number once words pass that have not before.
  var version: Int
  /// Where a word is being typed, in UTF-8 units.
  var typedPlace: Int?

  static func == (a: FieldSpelling, b: FieldSpelling) -> Bool {
    a.marks === b.marks && a.version == b.version && a.typedPlace == b.typedPlace
  }

  /// The dots under the misspelled words of a paragraph, with the frames that these words have in its lines.
  ///
  /// - Parameter place: Where a frame of the lines is drawn.
  func dots(in row: EditLayout.Row, of lines: EditLayout, at place: (CGRect) -> CGRect) -> [Path] {
    let words = marks.ranges(in: row, of: lines, typedPlace: typedPlace)
    if words.isEmpty { return [] }
    let baseline = row.layout.size(fitting: nil, height: nil).firstBaseline
    let size = lines.look.attributes.font.size
    return words.flatMap { lines.selectionRects($0, in: row) }.map {
      SpellingMarks.dots(under: place($0), baseline: baseline, size: size)
    }
  }
}

/// Finds the misspelled words of paragraphs that are seen. What is known of a paragraph stays as long as its layout does, and
/// what is known of a word as long as the program runs.
final class SpellingMarks {
  let checker: SpellingChecker
  private var kept: [ObjectIdentifier: (layout: TextLayout, ranges: [Range<Int>])] = [:]
  private var version: Int
  /// So many paragraphs are kept.
  private static let most = 400

  init(_ checker: SpellingChecker) {
    self.checker = checker
    version = checker.version
  }

  /// The misspelled words of a paragraph, in UTF-8 units of the text.
  ///
  /// - Parameter typedPlace: A word that ends there is passed over.
  func ranges(in row: EditLayout.Row, of lines: EditLayout, typedPlace: Int?) -> [Range<Int>] {
    if version != checker.version {
      kept = [:]
      version = checker.version
    }
    let key = ObjectIdentifier(row.layout)
    let relative: [Range<Int>]
    if let known = kept[key] {
      relative = known.ranges
    } else {
      relative = checker.misspelled(in: lines.string(row.range))
      if kept.count >= Self.most { kept = [:] }
      kept[key] = (row.layout, relative)
    }
    let start = row.range.lowerBound
    return relative.compactMap { range in
      let found = range.lowerBound + start..<range.upperBound + start
      if let typedPlace, found.lowerBound <= typedPlace, typedPlace <= found.upperBound { return nil }
      return found
    }
  }

  /// Dots under a word.
  ///
  /// - Parameters:
  ///   - rect: The word, as high as its line.
  ///   - baseline: Of the line, from its top.
  ///   - size: Of the font, in points.
  /// - Source: iOS: round dots in red that stand close, a little below the line
  static func dots(under rect: CGRect, baseline: CGFloat, size: CGFloat) -> Path {
    let diameter = max(1.5, size * 0.13)
    let step = diameter * 1.9
    let count = max(1, Int(((rect.width - diameter) / step).rounded(.down)) + 1)
    let start = rect.minX + (rect.width - (CGFloat(count - 1) * step + diameter)) / 2
    let top = min(rect.minY + baseline + size * 0.11, rect.maxY - diameter)
    var path = Path()
    for index in 0..<count {
      path.addEllipse(in: CGRect(x: start + CGFloat(index) * step, y: top, width: diameter, height: diameter))
    }
    return path
  }
}

extension EnvironmentValues {
  var fieldMarkColor: ColorComponents { SystemColor.red.resolve(isDark: colorScheme == .dark) }
}
