import Foundation

/// One element of a file of Interface Builder.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  private(set) var children: [InterfaceElement] = []
  /// What is written between its tags.
  fileprivate(set) var text = ""

  init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }
  fileprivate func add(_ child: InterfaceElement) { children.append(child) }

  subscript(_ key: String) -> String? { attributes[key] }
  var id: String? { attributes["id"] }
  func number(_ key: String) -> CGFloat? { attributes[key].flatMap(Double.init).map { CGFloat($0) } }
  func count(_ key: String) -> Int? { number(key).map { Int($0) } }
  func flag(_ key: String) -> Bool? { attributes[key].map { $0 == "YES" } }

  func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }
  func all(_ name: String) -> [InterfaceElement] { children.filter { $0.name == name } }
  /// What stands for a property: the child with this key.
  func part(_ key: String) -> InterfaceElement? { children.first { $0["key"] == key } }
  /// The children of a child.
  func parts(_ name: String) -> [InterfaceElement] { first(name)?.children ?? [] }

  /// It and all that is in it, from the outside in.
  func walk(_ visit: (InterfaceElement) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }
}

/// Reads what Interface Builder writes: elements, attributes, text. No document types, no namespaces.
struct InterfaceParser {
  private let bytes: [UInt8]
  private var place = 0

  /// The outermost element; nil where the text is not well formed.
  static func parse(_ data: Data) -> InterfaceElement? {
    var parser = InterfaceParser(bytes: Array(data))
    return parser.document()
  }
  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func document() -> InterfaceElement? {
    var (open, root): ([InterfaceElement], InterfaceElement?) = ([], nil)
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        let text = run { $0 != UInt8(ascii: "<") }
        open.last?.text += Self.plain(text)
        continue
      }
      if skips("<!--", to: "-->") || skips("<?", to: "?>") { continue }
      if begins("<![CDATA[") {
        let start = place + 9
        guard skips("<![CDATA[", to: "]]>") else { return nil }
        open.last?.text += String(decoding: bytes[start..<(place - 3)], as: UTF8.self)
        continue
      }
      if skips("<!", to: ">") { continue }
      if begins("</") {
        guard skips("</", to: ">"), let closed = open.popLast() else { return nil }
        if open.isEmpty { root = closed }
        continue
      }
      guard let (element, isClosed) = tag() else { return nil }
      open.last?.add(element)
      if !isClosed { open.append(element) } else if open.isEmpty { root = element }
    }
    return open.isEmpty ? root : nil
  }

  /// An opening tag, and whether it closes itself.
  private mutating func tag() -> (InterfaceElement, Bool)? {
    place += 1
    let name = run(Self.isOfName)
    var attributes: [String: String] = [:]
    while true {
      _ = run(Self.isSpace)
      guard place < bytes.count else { return nil }
      if begins("/>") {
        place += 2
        return (InterfaceElement(name, attributes), true)
      }
      if begins(">") {
        place += 1
        return (InterfaceElement(name, attributes), false)
      }
      let key = run(Self.isOfName)
      _ = run(Self.isSpace)
      guard !key.isEmpty, begins("=") else { return nil }
      place += 1
      _ = run(Self.isSpace)
      guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]) else {
        return nil
      }
      let quote = bytes[place]
      place += 1
      attributes[key] = Self.plain(run { $0 != quote })
      place += 1
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }
  private static func isOfName(_ byte: UInt8) -> Bool {
    !isSpace(byte) && ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(byte)
  }
  private mutating func run(_ belongs: (UInt8) -> Bool) -> String {
    let start = place
    while place < bytes.count, belongs(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }
  private func begins(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }
  private mutating func skips(_ start: String, to end: String) -> Bool {
    guard begins(start) else { return false }
    place += start.utf8.count
    while place < bytes.count, !begins(end) { place += 1 }
    place = min(bytes.count, place + end.utf8.count)
    return true
  }

  /// A text without references to characters.
  private static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var (result, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
      result += rest[..<start]
      let name = rest[rest.index(after: start)..<end]
      let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][String(name)]
      let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      result += named ?? code.flatMap(UnicodeScalar.init).map { String(Character($0)) } ?? ""
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
