import Foundation

/// An element of an XML file.
final class XMLNode {
  /// Without a prefix.
  let name: String
  /// Without prefixes; the last of several of a name counts.
  var attributes: [String: String]
  var children: [XMLNode] = []
  /// The text right in it.
  var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }
}

/// Reads the elements of an XML file: what pictures need of XML, with limits, and forgiving about what follows the end.
struct XMLReader {
  /// Elements in each other, and in all; more is not a picture.
  static let deepest = 128
  static let most = 50_000

  enum Failure: String, Error {
    case noElement = "it has no element"
    case open = "an element does not end"
    case deep = "its elements are nested too deeply"
    case many = "it has too many elements"
    case tag = "a tag cannot be read"
  }

  private let bytes: [UInt8]
  private var at = 0

  init(_ data: Data) { bytes = [UInt8](data) }

  /// The outermost element.
  mutating func root() throws(Failure) -> XMLNode {
    var stack: [XMLNode] = []
    var count = 0
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<") else {
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "<") { at += 1 }
        if let node = stack.last { node.text += decoded(start..<at) }
        continue
      }
      if skips("<!--", to: "-->") || skips("<?", to: "?>") { continue }
      if has("<![CDATA[") {
        let start = at + 9
        _ = skips("<![CDATA[", to: "]]>")
        let end = max(start, at - 3)
        if let node = stack.last, end <= bytes.count {
          node.text += String(decoding: bytes[start..<end], as: UTF8.self)
        }
        continue
      }
      if has("<!") {
        skipDeclaration()
        continue
      }
      if has("</") {
        at += 2
        let name = name()
        while at < bytes.count, bytes[at] != UInt8(ascii: ">") { at += 1 }
        at += 1
        // An end without a start is passed over; one further out ends what is in it.
        guard let index = stack.lastIndex(where: { $0.name == name }) else { continue }
        if index == 0 { return stack[0] }
        stack.removeSubrange(index...)
        continue
      }
      at += 1
      let (node, isEmpty) = try tag()
      count += 1
      if count > Self.most { throw .many }
      stack.last?.children.append(node)
      if isEmpty {
        if stack.isEmpty { return node }
        continue
      }
      stack.append(node)
      if stack.count > Self.deepest { throw .deep }
    }
    throw stack.isEmpty ? .noElement : .open
  }

  private func has(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard at + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[at + $0] == word.utf8Start[$0] }
  }

  /// Passes over something that begins and ends with these words, if it is here.
  private mutating func skips(_ start: StaticString, to end: StaticString) -> Bool {
    guard has(start) else { return false }
    at += start.utf8CodeUnitCount
    while at < bytes.count, !has(end) { at += 1 }
    at = min(bytes.count, at + end.utf8CodeUnitCount)
    return true
  }

  /// A document type may have declarations in brackets.
  private mutating func skipDeclaration() {
    var depth = 0
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">") {
        depth -= 1
        if depth <= 0 { return }
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private mutating func skipSpaces() { while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 } }

  /// A name without its prefix; empty if there is none.
  private mutating func name() -> String {
    var start = at
    while at < bytes.count {
      let byte = bytes[at]
      if Self.isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "<")
      {
        break
      }
      at += 1
      if byte == UInt8(ascii: ":") { start = at }
    }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func tag() throws(Failure) -> (XMLNode, isEmpty: Bool) {
    let node = XMLNode(name: name(), attributes: [:])
    if node.name.isEmpty { throw .tag }
    while true {
      skipSpaces()
      guard at < bytes.count else { throw .open }
      if bytes[at] == UInt8(ascii: ">") {
        at += 1
        return (node, false)
      }
      if bytes[at] == UInt8(ascii: "/") {
        at += 1
        if at < bytes.count, bytes[at] == UInt8(ascii: ">") {
          at += 1
          return (node, true)
        }
        continue
      }
      let name = name()
      skipSpaces()
      guard !name.isEmpty, at < bytes.count, bytes[at] == UInt8(ascii: "=") else { throw .tag }
      at += 1
      skipSpaces()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
        throw .tag
      }
      let quote = bytes[at]
      at += 1
      let start = at
      while at < bytes.count, bytes[at] != quote { at += 1 }
      guard at < bytes.count else { throw .open }
      node.attributes[name] = decoded(start..<at)
      at += 1
    }
  }

  /// Text with its entities replaced; unknown ones stay.
  private func decoded(_ range: Range<Int>) -> String {
    let raw = bytes[range]
    guard raw.contains(UInt8(ascii: "&")) else { return String(decoding: raw, as: UTF8.self) }
    var result = ""
    var rest = String(decoding: raw, as: UTF8.self)[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += Self.entity(rest[rest.index(after: start)..<end]) ?? String(rest[start...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func entity(_ name: Substring) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }
}
