import Foundation

/// The build settings of a target: levels over each other, each of which may take what the one below says.
///
/// The levels are, from below: what Xcode takes for granted, the project's file of settings, the project, the target's file
/// of settings, the target. Conditions (`NAME[sdk=iphoneos*]`) are those of a simulator of iOS in the configuration.
public struct BuildSettings {
  private var values: [String: String] = [:]
  private let configuration: String

  init(granted: [String: String], configuration: String) {
    values = granted
    self.configuration = configuration
  }

  /// Adds a level. A setting without a condition comes before those with one.
  mutating func add(_ level: [(name: String, value: String)]) {
    var plain: [(String, String)] = []
    var conditional: [(String, String)] = []
    for (name, value) in level {
      guard let open = name.firstIndex(of: "[") else {
        plain.append((name, value))
        continue
      }
      if holds(name[open...]) { conditional.append((String(name[..<open]), value)) }
    }
    for (name, value) in plain + conditional {
      // What stood before in the level counts too: a file of settings adds to those that it includes.
      let inherited = values[name] ?? ""
      values[name] =
        value.replacingOccurrences(of: "$(inherited)", with: inherited)
        .replacingOccurrences(of: "${inherited}", with: inherited)
        .replacingOccurrences(of: "$(\(name))", with: inherited).trimmingCharacters(in: .whitespaces)
    }
  }

  /// `[sdk=iphone*][config=Debug]`, or with commas.
  private func holds(_ conditions: Substring) -> Bool {
    conditions.split(whereSeparator: { "[],".contains($0) }).allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return false }
      func matches(_ text: String) -> Bool {
        guard let star = parts[1].firstIndex(of: "*") else { return parts[1] == text }
        return text.hasPrefix(parts[1][..<star])
      }
      switch parts[0] {
      case "sdk": return matches("iphonesimulator") || matches("iphoneos")
      case "config": return matches(configuration)
      case "arch": return matches("x86_64") || matches("arm64")
      default: return false
      }
    }
  }

  public var names: [String] { values.keys.sorted() }

  /// The value with what it refers to; nil if nothing sets it.
  public subscript(name: String) -> String? { values[name].map { expand($0) } }
  public func isSet(_ name: String) -> Bool {
    self[name].map { ["YES", "TRUE", "1"].contains($0.uppercased()) } ?? false
  }
  /// Words, of which some may be in quotes.
  public func words(_ name: String) -> [String] {
    var words: [String] = []
    var (word, quote): (String?, Character?) = (nil, nil)
    for character in self[name] ?? "" {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// Puts values in the places of `$(NAME)` and `${NAME}`, also with a manner: `$(NAME:c99extidentifier)`.
  public func expand(_ text: String) -> String { expand(text, 0) }

  private func expand(_ text: String, _ depth: Int) -> String {
    // A setting may refer to itself in a circle.
    guard depth < 20, text.contains("$") else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let next = rest.index(after: dollar)
      guard next < rest.endIndex, let close = ["(": ")", "{": "}"][rest[next]] as Character?,
        let end = Self.end(of: rest[rest.index(after: next)...], rest[next], close)
      else {
        result += "$"
        rest = rest[next...]
        continue
      }
      // A name may be made of others: $(A_$(B)).
      let inner = expand(String(rest[rest.index(after: next)..<end]), depth + 1)
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      var value = expand(values[parts[0]] ?? "", depth + 1)
      for manner in parts.dropFirst() { value = Self.applied(manner, value) }
      result += value
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func end(of text: Substring, _ open: Character, _ close: Character) -> String.Index? {
    var depth = 1
    return text.indices.first {
      depth += text[$0] == open ? 1 : text[$0] == close ? -1 : 0
      return depth == 0
    }
  }

  private static func applied(_ manner: String, _ value: String) -> String {
    switch manner {
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "c99extidentifier", "identifier": identifier(value)
    case "rfc1034identifier":
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." ? $0 : "-" })
    case _ where manner.hasPrefix("default="): value.isEmpty ? String(manner.dropFirst(8)) : value
    default: value
    }
  }

  /// A name as code can write it: what is no letter or digit becomes an underscore.
  static func identifier(_ name: String) -> String {
    let letters = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return letters.first?.isNumber == true ? "_" + letters.dropFirst() : letters
  }
}
