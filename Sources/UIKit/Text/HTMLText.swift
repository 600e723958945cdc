import Foundation

/// A page of HTML as letters with looks: emphasis, links, headings, paragraphs, lists, colours. Style sheets, pictures and tables
/// are left out.
struct HTMLText {
  /// How letters look.
  struct Look: Equatable {
    var isBold = false
    var isItalic = false
    var isFixed = false
    var isUnderlined = false
    var isStruck = false
    /// How much larger than the text around they are.
    var size = 1.0
    var link: String?
    /// As HTML names it.
    var color: String?
  }
  private(set) var parts: [(text: String, look: Look)] = []
  private var open: [(tag: String, look: Look)] = []
  /// Elements whose letters are no text.
  private var silent = 0
  private var preformatted = 0
  private var lists: [Int?] = []

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "section",
    "article",
    "header", "footer", "table", "tr", "body", "html", "dl", "dt", "dd", "figure", "center",
  ]
  private static let alone: Set<String> = [
    "br", "img", "hr", "meta", "link", "input", "col", "area", "base", "wbr", "source",
  ]
  private static let unseen: Set<String> = ["head", "style", "script", "title", "template"]
  private static let headings = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]

  init(_ html: String) {
    var rest = html[...]
    while let first = rest.first {
      // Where no name follows, it is a letter as others are.
      let next = rest.dropFirst().first
      if first == "<", next.map({ $0.isLetter || "/!?".contains($0) }) == true {
        if rest.hasPrefix("<!--") {
          rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        } else if let end = rest.firstIndex(of: ">") {
          tag(rest[rest.index(after: rest.startIndex)..<end])
          rest = rest[rest.index(after: end)...]
        } else {
          break
        }
      } else {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        if silent == 0 { add(HTMLText.decoded(String(rest[..<end]))) }
        rest = rest[end...]
      }
    }
  }

  private var look: Look { open.last?.look ?? Look() }
  private var endsLine: Bool { parts.last?.text.last.map(\.isNewline) ?? true }

  private mutating func add(_ text: String) {
    var text = text
    if preformatted == 0 {
      // Spaces and breaks between words are one space, and none at the beginning of a line.
      let words = text.split(whereSeparator: { $0 != "\u{a0}" && $0.isWhitespace }).joined(separator: " ")
      let isSpaced = parts.last?.text.last == " " || endsLine
      let before = !isSpaced && text.first?.isWhitespace == true && text.first != "\u{a0}" ? " " : ""
      let after = !words.isEmpty && text.last?.isWhitespace == true && text.last != "\u{a0}" ? " " : ""
      text = before + words + after
    }
    if !text.isEmpty { append(text) }
  }
  private mutating func append(_ text: String) {
    if parts.last?.look == look { parts[parts.count - 1].text += text } else { parts.append((text, look)) }
  }
  private mutating func endLine() {
    guard !endsLine else { return }
    if parts[parts.count - 1].text.last == " " { parts[parts.count - 1].text.removeLast() }
    append("\n")
  }

  private mutating func tag(_ words: Substring) {
    if words.hasPrefix("!") || words.hasPrefix("?") { return }
    let isEnd = words.hasPrefix("/")
    let body = isEnd ? words.dropFirst() : words
    let name = body.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if isEnd { end(name) } else { begin(name, HTMLText.attributes(body.dropFirst(name.count))) }
  }

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    // The end of the head may be left out.
    if name == "body" { silent = 0 }
    if HTMLText.unseen.contains(name) { silent += 1 }
    if silent > 0 { return }
    if HTMLText.blocks.contains(name) { endLine() }
    if name == "br" { return append("\n") }
    if HTMLText.alone.contains(name) { return }
    var look = look
    switch name {
    case "b", "strong", "th": look.isBold = true
    case "i", "em", "cite", "dfn", "address": look.isItalic = true
    case "u", "ins": look.isUnderlined = true
    case "s", "strike", "del": look.isStruck = true
    case "code", "tt", "kbd", "samp": look.isFixed = true
    case "small", "sub", "sup": look.size *= 0.83
    case "big": look.size *= 1.2
    case "a": look.link = attributes["href"]
    case "font": look.color = attributes["color"] ?? look.color
    case "pre":
      look.isFixed = true
      preformatted += 1
    case "ul": lists.append(nil)
    case "ol": lists.append(0)
    default:
      if let size = HTMLText.headings[name] { (look.size, look.isBold) = (size, true) }
    }
    for (key, value) in HTMLText.styles(attributes["style"] ?? "") {
      switch (key, value) {
      case ("color", _): look.color = value
      case ("font-weight", "bold"), ("font-weight", "bolder"), ("font-weight", "600"), ("font-weight", "700"):
        look.isBold = true
      case ("font-style", "italic"): look.isItalic = true
      case ("text-decoration", "underline"): look.isUnderlined = true
      case ("text-decoration", "line-through"): look.isStruck = true
      default: break
      }
    }
    open.append((name, look))
    if name == "li" {
      if let number = lists.last.flatMap({ $0 }) {
        lists[lists.count - 1] = number + 1
        append("\(number + 1). ")
      } else {
        append("• ")
      }
    }
  }

  private mutating func end(_ name: String) {
    if HTMLText.unseen.contains(name) { return silent = max(silent - 1, 0) }
    if silent > 0 { return }
    if HTMLText.blocks.contains(name) { endLine() }
    guard let place = open.lastIndex(where: { $0.tag == name }) else { return }
    for closed in open[place...] {
      if closed.tag == "pre" { preformatted = max(preformatted - 1, 0) }
      if closed.tag == "ul" || closed.tag == "ol" { _ = lists.popLast() }
    }
    open.removeSubrange(place...)
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var found: [String: String] = [:]
    let pattern = #"([A-Za-z-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)"#
    let all = String(text)
    let range = NSRange(all.startIndex..., in: all)
    for match in (try? NSRegularExpression(pattern: pattern))?.matches(in: all, range: range) ?? [] {
      guard let key = Range(match.range(at: 1), in: all), let value = Range(match.range(at: 2), in: all)
      else { continue }
      found[all[key].lowercased()] = decoded(
        all[value].trimmingCharacters(in: CharacterSet(charactersIn: "\"'")))
    }
    return found
  }
  private static func styles(_ text: String) -> [(String, String)] {
    text.split(separator: ";").compactMap {
      let pair = $0.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces).lowercased()
      }
      return pair.count == 2 ? (pair[0], pair[1]) : nil
    }
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "laquo": "«", "raquo": "»", "euro": "€", "pound": "£", "deg": "°", "middot": "·",
    "bull": "•",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
    "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "times": "×",
  ]
  /// The text with its names of letters replaced.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var (result, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        result.append(rest.removeFirst())
        continue
      }
      let name = rest[rest.index(after: start)..<end]
      var letter = entities[String(name)]
      if name.hasPrefix("#") {
        let digits = name.dropFirst()
        let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        letter = code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
      }
      if let letter {
        result += letter
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }
}
