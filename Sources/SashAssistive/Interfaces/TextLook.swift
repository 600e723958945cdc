import Foundation
import SashBus
import SashDisplay
import SashGeometry
import SashSemantics

/// How the characters of a text look, in the words of AT-SPI.
struct TextLook {
  typealias Words = [(String, String)]
  let text: any SemanticsText
  /// How many characters there are.
  let count: Int

  /// What holds of all characters of which nothing else is said.
  var plain: Words { text.plainLook?.words ?? [] }

  /// What holds of the characters around a place that are like the one there, and which those are.
  ///
  /// - Parameter isWhole: Whether what holds of all characters is said too.
  func run(at offset: Int, isWhole: Bool) -> (words: Words, range: Range<Int>) {
    let place = min(max(offset, 0), count)
    var (start, end) = (0, count)
    var words = plain
    for run in text.runs {
      if run.range.contains(place) {
        (start, end) = (run.range.lowerBound, run.range.upperBound)
        words = run.look.words
        break
      }
      if run.range.upperBound <= place {
        start = run.range.upperBound
      } else {
        end = run.range.lowerBound
        break
      }
    }
    if !isWhole {
      let known = plain
      words.removeAll { word in known.contains { $0 == word } }
    }
    if let checked = text.misspelled(near: place) {
      // The paragraphs around have not been looked through.
      (start, end) = (max(start, checked.within.lowerBound), min(end, checked.within.upperBound + 1))
      for word in checked.words {
        if word.contains(place) {
          (start, end) = (max(start, word.lowerBound), min(end, word.upperBound))
          words.append(("invalid", "spelling"))
        } else if word.upperBound <= place {
          start = max(start, word.upperBound)
        } else {
          end = min(end, word.lowerBound)
        }
      }
    }
    return (words, start..<max(start, min(end, count)))
  }

  @MainActor func answer(_ call: Bus.Call) -> [BusValue]? {
    let place = call.number(0) ?? 0
    switch call.member {
    case "GetAttributeValue":
      let name = call.text(1) ?? ""
      return [.string(run(at: place, isWhole: true).words.first { $0.0 == name }?.1 ?? "")]
    case "GetAttributes", "GetAttributeRun":
      let isWhole =
        call.member == "GetAttributeRun" && call.arguments.count > 1 && call.arguments[1].flag == true
      let found = run(at: place, isWhole: isWhole)
      return [.words(found.words), .int(found.range.lowerBound), .int(found.range.upperBound)]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.words(plain)]
    default: return nil
    }
  }
}

extension SemanticsTextLook {
  /// - Source: `AtkTextAttribute`: the names and values. Colours are given in 256 steps, as browsers do and Orca reads them.
  fileprivate var words: TextLook.Words {
    var words = [
      ("family-name", family), ("size", String(format: "%g", size)), ("weight", String(format: "%g", weight)),
      ("style", isItalic ? "italic" : "normal"), ("underline", isUnderlined ? "single" : "none"),
      ("strikethrough", isStruckThrough ? "true" : "false"), ("rise", String(format: "%g", rise)),
    ]
    if let color { words.append(("fg-color", color.steps)) }
    if let background { words.append(("bg-color", background.steps)) }
    return words
  }
}

extension ColorComponents {
  fileprivate var steps: String {
    [red, green, blue].map { String(Int((min(max($0, 0), 1) * 255).rounded())) }.joined(separator: ",")
  }
}
