import Foundation

/// The modules that sources import, by a look at their lines.
enum ImportScan {
  struct Import: Equatable {
    let module: String
    let line: Int
    /// Whether it stands in an `#if`, which may leave it out.
    let isConditional: Bool
  }

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]
  private static let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

  static func imports(of text: String) -> [Import] {
    guard text.contains("import") else { return [] }
    var found: [Import] = []
    var depth = 0
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = line.drop(while: \.isWhitespace)
      if code.hasPrefix("#if") { depth += 1 } else if code.hasPrefix("#endif") { depth -= 1 }
      guard code.contains("import") else { continue }
      for statement in code.split(separator: ";") {
        var words = statement.split(whereSeparator: { $0.isWhitespace })[...]
        while let word = words.first, word.hasPrefix("@") || access.contains(word) { words.removeFirst() }
        guard words.first == "import", words.count > 1 else { continue }
        words.removeFirst()
        if let word = words.first, kinds.contains(word), words.count > 1 { words.removeFirst() }
        let module = words.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
        if !module.isEmpty {
          found.append(.init(module: String(module), line: number + 1, isConditional: depth > 0))
        }
      }
    }
    return found
  }
}
