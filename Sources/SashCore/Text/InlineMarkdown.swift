import Foundation

/// The part of Markdown that texts show: marks within a line.
///
/// Two marks of the same kind belong together if the first has no space after it and the second none before it; underscores
/// within a word are no marks. A mark without a partner is shown as it is, and so is one after a backslash the backslash of
/// which is not.
/// - Source: CommonMark 0.31, "Emphasis and strong emphasis", "Code spans", "Links", "Backslash escapes".
enum InlineMarkdown {
  typealias Content = LocalizedStringKey.Piece
  struct Span: Equatable {
    var content: Content
    var changes: [TextChange] = []
  }

  static func mayBeMarked(_ string: String) -> Bool {
    string.utf8.contains { $0 == 0x2a || $0 == 0x5f || $0 == 0x60 || $0 == 0x7e || $0 == 0x5b || $0 == 0x5c }
  }

  /// The characters of a string without its marks.
  static func plain(_ string: String) -> String {
    guard mayBeMarked(string) else { return string }
    return spans(of: [.value(string)]).map { if case .value(let string) = $0.content { string } else { "" } }
      .joined()
  }

  /// The characters of the pieces of a translation without its marks.
  static func plain(_ pieces: [Content], in locale: Locale?) -> String {
    spans(of: pieces).map { $0.content.plainString(in: locale) }.joined()
  }

  /// The parts of a text that literal strings and interpolated texts make. Interpolated strings come as `.text`.
  static func spans(of pieces: [Content]) -> [Span] {
    guard
      pieces.contains(where: {
        if case .value(let string) = $0 { mayBeMarked(string) } else { false }
      })
    else { return pieces.map { Span(content: $0) } }
    var parser = Parser()
    for piece in pieces {
      switch piece {
      case .value(let string): parser.atoms += string.map { .character($0) }
      case .text: parser.atoms.append(.inserted(piece))
      }
    }
    parser.parse(0..<parser.atoms.count, [])
    return parser.spans
  }

  private enum Atom {
    case character(Character)
    case inserted(Content)
    var character: Character? { if case .character(let character) = self { character } else { nil } }
  }

  private struct Parser {
    var atoms: [Atom] = []
    var spans: [Span] = []
    private static let marks: [(mark: String, changes: [TextChange])] = [
      ("***", [.bold(true), .italic(true)]), ("___", [.bold(true), .italic(true)]), ("**", [.bold(true)]),
      ("__", [.bold(true)]), ("~~", [.strikethrough(.single)]), ("*", [.italic(true)]),
      ("_", [.italic(true)]),
      ("~", [.strikethrough(.single)]),
    ]

    private func at(_ index: Int, _ limit: Int) -> Character? {
      index < limit && index >= 0 ? atoms[index].character : nil
    }

    private func has(_ mark: String, at index: Int, _ limit: Int) -> Bool {
      var index = index
      for character in mark {
        guard at(index, limit) == character else { return false }
        index += 1
      }
      return true
    }

    private mutating func emit(_ content: Content, _ changes: [TextChange]) {
      if case .value(let string) = content, let last = spans.last, last.changes == changes,
        case .value(let before) = last.content
      {
        spans[spans.count - 1].content = .value(before + string)
      } else {
        spans.append(Span(content: content, changes: changes))
      }
    }

    mutating func parse(_ range: Range<Int>, _ changes: [TextChange]) {
      var index = range.lowerBound
      let limit = range.upperBound
      while index < limit {
        guard let character = at(index, limit) else {
          if case .inserted(let content) = atoms[index] { emit(content, changes) }
          index += 1
          continue
        }
        if character == "\\", let next = at(index + 1, limit), next.isASCII,
          next.isPunctuation || next.isSymbol
        {
          emit(.value(String(next)), changes)
          index += 2
        } else if character == "`", let end = (index + 1..<limit).first(where: { at($0, limit) == "`" }),
          end > index + 1
        {
          for inner in index + 1..<end {
            switch atoms[inner] {
            case .character(let character): emit(.value(String(character)), changes + [.design(.monospaced)])
            case .inserted(let content): emit(content, changes + [.design(.monospaced)])
            }
          }
          index = end + 1
        } else if character == "[", let end = link(from: index, limit, changes) {
          index = end
        } else if character == "^", let end = attributed(from: index, limit, changes) {
          index = end
        } else if let end = emphasis(from: index, range, changes) {
          index = end
        } else {
          emit(.value(String(character)), changes)
          index += 1
        }
      }
    }

    /// Parses what stands between two marks; the index after the second, or nil if the first has none.
    private mutating func emphasis(from index: Int, _ range: Range<Int>, _ changes: [TextChange]) -> Int? {
      let limit = range.upperBound
      for (mark, own) in Self.marks where has(mark, at: index, limit) {
        let start = index + mark.count
        guard start < limit, at(start, limit)?.isWhitespace != true, at(start, limit) != mark.first else {
          continue
        }
        let isUnderscore = mark.first == "_"
        if isUnderscore, let before = at(index - 1, limit), before.isLetter || before.isNumber { continue }
        var end = start + 1
        while end < limit {
          if at(end, limit) == "\\" {
            end += 2
            continue
          }
          if has(mark, at: end, limit), at(end - 1, limit)?.isWhitespace != true {
            // A longer row of the same marks closes what was opened inside first.
            var after = end + mark.count
            while after < limit, at(after, limit) == mark.first {
              end += 1
              after += 1
            }
            let next = at(after, limit)
            if !isUnderscore || !(next?.isLetter == true || next?.isNumber == true) {
              parse(start..<end, changes + own)
              return after
            }
          }
          end += 1
        }
      }
      return nil
    }

    /// Parses `[text](url)`; the index after it.
    private mutating func link(from index: Int, _ limit: Int, _ changes: [TextChange]) -> Int? {
      guard let (close, end) = brackets(from: index, limit),
        let url = URL(string: plain(close + 2..<end).trimmingCharacters(in: .whitespaces))
      else { return nil }
      parse(index + 1..<close, changes + [.link(url)])
      return end + 1
    }

    /// Parses `^[text](attribute: value)`; the index after it. Of the attributes, `inflect` is known.
    private mutating func attributed(from index: Int, _ limit: Int, _ changes: [TextChange]) -> Int? {
      guard at(index + 1, limit) == "[", let (close, end) = brackets(from: index + 1, limit) else {
        return nil
      }
      let inner = index + 2..<close
      if plain(close + 2..<end).filter({ !$0.isWhitespace }).contains("inflect:true") {
        // Marks within are read first, then the words are brought into agreement.
        var part = Parser()
        part.atoms = Array(atoms[inner])
        part.parse(0..<part.atoms.count, [])
        let words = part.spans.map { plain($0.content) }.joined()
        let last = part.spans.last.map { plain($0.content).count } ?? 0
        for span in part.spans.dropLast() { emit(span.content, changes + span.changes) }
        // Only the last word changes, which stands in the last span.
        let ending = GrammarAgreement.inflected(words).dropFirst(words.count - last)
        emit(.value(String(ending)), changes + (part.spans.last?.changes ?? []))
      } else {
        parse(inner, changes)
      }
      return end + 1
    }

    /// The closing bracket of the one at `index`, and the closing parenthesis behind it.
    private func brackets(from index: Int, _ limit: Int) -> (close: Int, end: Int)? {
      var depth = 0
      var close = index
      while close < limit {
        if at(close, limit) == "[" { depth += 1 }
        if at(close, limit) == "]" {
          depth -= 1
          if depth == 0 { break }
        }
        close += 1
      }
      guard close < limit, at(close + 1, limit) == "(",
        let end = (close + 2..<max(limit, close + 2)).first(where: { at($0, limit) == ")" })
      else { return nil }
      return (close, end)
    }

    private func plain(_ range: Range<Int>) -> String {
      range.map { index -> String in
        switch atoms[index] {
        case .character(let character): String(character)
        case .inserted(let content): plain(content)
        }
      }.joined()
    }
    private func plain(_ content: Content) -> String { content.plainString(in: nil) }
  }
}
