import Foundation

/// Puts objects together into a file of pages. What they refer to comes along, from whichever files; each only once.
///
/// - Source: ISO 32000-1, 7.5
package final class PDFWriter {
  private var bodies: [Int: PDFObject] = [:]
  private var count = 0
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// What has a number, so that identifiers stay theirs.
  private var kept: [PDFObject] = []
  private var waiting: [PDFObject] = []
  /// What hides the file, with the entry that says how.
  package var encryption: PDFEncryption?

  package init() {}

  /// A number for an object that is put in later.
  package func reserve() -> Int {
    count += 1
    return count
  }
  package static func reference(_ number: Int) -> PDFObject {
    PDFObject(.reference(PDFReference(written: number)))
  }
  /// Has all that leads to an object lead to the one of a number.
  package func map(_ object: PDFObject, to number: Int) {
    numbers[ObjectIdentifier(object)] = number
    kept.append(object)
  }
  package func put(_ object: PDFObject, as number: Int) { bodies[number] = object }
  /// An object by itself, and what leads to it.
  package func add(_ object: PDFObject) -> PDFObject {
    let number = reserve()
    bodies[number] = object
    return PDFWriter.reference(number)
  }

  /// The file. `root` is the number of what all is reached from, `info` of what is said about the file.
  package func data(root: Int, info: Int?, version: String = "1.7") -> Data {
    var file = Data("%PDF-\(version)\n%\u{e2}\u{e3}\u{cf}\u{d3}\n".unicodeScalars.map { UInt8($0.value) })
    var places: [Int: Int] = [:]
    var written: Set<Int> = []
    var open = bodies.keys.sorted()
    while let number = open.first {
      open.removeFirst()
      guard written.insert(number).inserted, let object = bodies[number] else { continue }
      places[number] = file.count
      file += Data("\(number) 0 obj\n".utf8)
      write(object, number, to: &file, isTop: true)
      file += Data("\nendobj\n".utf8)
      if open.isEmpty { open = bodies.keys.filter { !written.contains($0) }.sorted() }
    }
    var secret = ""
    if let encryption {
      let number = reserve()
      places[number] = file.count
      file += Data("\(number) 0 obj\n".utf8)
      write(encryption.entry, nil, to: &file, isTop: true)
      file += Data("\nendobj\n".utf8)
      let identifier = "<" + encryption.identifier.map { String(format: "%02x", $0) }.joined() + ">"
      secret = " /Encrypt \(number) 0 R /ID [\(identifier) \(identifier)]"
    }
    let table = file.count
    file += Data("xref\n0 \(count + 1)\n0000000000 65535 f \n".utf8)
    for number in stride(from: 1, through: count, by: 1) {
      let line = places[number].map { String(format: "%010d", $0) + " 00000 n \n" } ?? "0000000000 00000 f \n"
      file += Data(line.utf8)
    }
    let about = info.map { " /Info \($0) 0 R" } ?? ""
    file += Data(
      "trailer\n<< /Size \(count + 1) /Root \(root) 0 R\(about)\(secret) >>\nstartxref\n\(table)\n%%EOF\n"
        .utf8)
    return file
  }

  /// The number of an object that stands by itself; nil for pages that are not in this file, and what they hang on.
  private func number(of object: PDFObject) -> Int? {
    if let number = numbers[ObjectIdentifier(object)] { return number }
    if ["Page", "Pages", "Catalog"].contains(object["Type"]?.name) { return nil }
    if case .null = object.value { return nil }
    let number = reserve()
    map(object, to: number)
    bodies[number] = object
    return number
  }

  private func write(_ object: PDFObject, _ owner: Int?, to file: inout Data, isTop: Bool = false) {
    func put(_ text: String) { file += Data(text.utf8) }
    if !isTop, let number = numbers[ObjectIdentifier(object)] { return put("\(number) 0 R") }
    switch object.value {
    case .null: put("null")
    case .boolean(let value): put(value ? "true" : "false")
    case .integer(let value): put("\(value)")
    case .real(let value): put(PDFWriter.text(value))
    case .name(let name): put(PDFWriter.text(name: name))
    case .string(let bytes):
      let hidden = owner.flatMap { encryption?.encrypted(bytes, $0) } ?? bytes
      put("<" + hidden.map { String(format: "%02X", $0) }.joined() + ">")
    case .array(let values):
      put("[")
      for (index, value) in values.enumerated() {
        if index > 0 { put(" ") }
        write(value, owner, to: &file)
      }
      put("]")
    case .dictionary(let values): write(values, owner, to: &file)
    case .stream(let stream):
      guard isTop else { return put(number(of: object).map { "\($0) 0 R" } ?? "null") }
      let bytes = owner.flatMap { encryption?.encrypted(stream.raw, $0) } ?? stream.raw
      var dictionary = stream.dictionary
      dictionary["Length"] = .integer(bytes.count)
      write(dictionary, owner, to: &file)
      put("\nstream\n")
      file += Data(bytes)
      put("\nendstream")
    case .reference(let reference):
      if let written = reference.written { return put("\(written) 0 R") }
      put(number(of: object.resolved).map { "\($0) 0 R" } ?? "null")
    }
  }
  private func write(_ values: [String: PDFObject], _ owner: Int?, to file: inout Data) {
    file += Data("<<".utf8)
    func order(_ key: String) -> (Int, String) { (PDFWriter.first.firstIndex(of: key) ?? 9, key) }
    for (key, value) in values.sorted(by: { order($0.key) < order($1.key) }) {
      file += Data((" " + PDFWriter.text(name: key) + " ").utf8)
      write(value, owner, to: &file)
    }
    file += Data(" >>".utf8)
  }

  /// What entries begin with; the others follow by their names.
  private static let first = ["Type", "Subtype", "Width", "Height"]

  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    // Two decimals at least, so that it stays a real number.
    var text = String(format: "%.5f", value)
    for _ in 0..<3 where text.hasSuffix("0") { text.removeLast() }
    return text
  }
  private static func text(name: String) -> String {
    "/"
      + name.utf8.map { byte in
        byte > 32 && byte < 127 && byte != 0x23 && !PDFParser.isDelimiter(byte)
          ? String(UnicodeScalar(byte)) : String(format: "#%02X", byte)
      }.joined()
  }
}

/// Hides a file behind passwords, with keys of 128 bits.
///
/// - Source: ISO 32000-1, 7.6.3 (revision 3)
package struct PDFEncryption {
  package let entry: PDFObject
  let identifier: [UInt8]
  private let key: [UInt8]

  /// Who has the user's password may do what the bits of `permissions` say, who has the owner's all.
  package init(user: String, owner: String, permissions: Int) {
    identifier = (0..<16).map { _ in UInt8.random(in: 0...255) }
    (key, entry) = PDFCipher.made(user: user, owner: owner, permissions: permissions, identifier: identifier)
  }
  func encrypted(_ bytes: [UInt8], _ number: Int) -> [UInt8] {
    let input = key + [0, 8, 16].map { UInt8(truncatingIfNeeded: number >> $0) } + [0, 0]
    return Ciphers.rc4(Array(Digests.md5(input).prefix(16)), bytes)
  }
}
