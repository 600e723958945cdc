import Foundation

/// The objects of a file of pages, read when they are asked for.
///
/// - Source: ISO 32000-1, 7.5
package final class PDFFile: @unchecked Sendable {
  private enum Entry {
    case offset(Int)
    case packed(in: Int, index: Int)
  }
  let bytes: [UInt8]
  package private(set) var trailer: [String: PDFObject] = [:]
  private var table: [Int: Entry] = [:]
  private var kept: [Int: PDFObject] = [:]
  private var opening: Set<Int> = []
  private var packs: [Int: [PDFObject]] = [:]
  private let lock = NSRecursiveLock()
  /// What undoes the encryption, once a password has opened the file.
  private(set) var cipher: PDFCipher?
  package private(set) var isEncrypted = false

  /// Nil for bytes that are no file of pages, or that are too damaged to find its pages.
  package init?(_ data: Data) {
    bytes = [UInt8](data)
    guard bytes.count > 8, PDFFile.find("%PDF-", in: bytes, from: 0, to: min(1024, bytes.count)) != nil else {
      return nil
    }
    if let start = lastTable() { readTables(start) }
    if root?["Pages"] == nil { rebuild() }
    if let encryption = trailer["Encrypt"]?.resolved, encryption.dictionary != nil {
      isEncrypted = true
      (kept, packs) = ([:], [:])
      _ = unlock("")
    } else if root?["Pages"] == nil {
      return nil
    }
  }
  package var root: PDFObject? { trailer["Root"]?.resolved }
  package var isUnlocked: Bool { !isEncrypted || cipher != nil }
  /// What the one who has the password may do, as bits of the standard; all where nothing is forbidden.
  package var permissions: Int { cipher.map { $0.isOwner ? -1 : $0.permissions } ?? -1 }
  /// Tries a password; says whether the file is open now.
  package func unlock(_ password: String) -> Bool {
    lock.withLock {
      guard isEncrypted else { return true }
      if let found = PDFCipher(self, password: password) {
        cipher = found
        (kept, packs) = ([:], [:])
      }
      return cipher != nil
    }
  }
  /// Whether the password was the owner's.
  package var isOwner: Bool { cipher?.isOwner ?? true }

  /// The major and minor number of the version that the file is written in.
  package var version: (Int, Int) {
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
    let text = root?["Version"]?.name ?? head.components(separatedBy: "%PDF-").dropFirst().first ?? ""
    let parts = text.prefix(8).split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    return parts.count == 2 ? (parts[0], parts[1]) : (1, 0)
  }

  // MARK: Objects

  /// The object of a number; null if there is none.
  package func object(_ number: Int) -> PDFObject {
    lock.withLock {
      if let found = kept[number] { return found }
      guard let entry = table[number], opening.insert(number).inserted else { return .null }
      defer { opening.remove(number) }
      let found: PDFObject
      switch entry {
      case .offset(let offset): found = read(at: offset, number) ?? .null
      case .packed(let pack, let index):
        let objects = unpacked(pack)
        found = objects.indices.contains(index) ? objects[index] : .null
      }
      kept[number] = found
      return found
    }
  }

  private func read(at offset: Int, _ number: Int) -> PDFObject? {
    var parser = PDFParser(bytes, at: offset, in: self)
    guard case .object(let found) = parser.next(), case .integer(number) = found.value,
      case .object(let generation) = parser.next(), case .integer(let version) = generation.value,
      case .word("obj") = parser.next()
    else { return nil }
    let object = parser.object()
    guard case .dictionary(let dictionary) = object.value else {
      return cipher?.decrypted(object, number, version) ?? object
    }
    let plain = (cipher?.decrypted(object, number, version) ?? object).dictionary ?? dictionary
    guard case .word("stream") = parser.next() else { return .dictionary(plain) }
    var start = parser.place
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    let raw = Array(bytes[start..<end(of: dictionary, from: start)])
    return PDFObject(
      .stream(PDFStream(plain, cipher?.decrypted(raw, number, version, dictionary) ?? raw)))
  }
  /// Where a stream ends: as its length says, if its end is marked there, else at the next mark.
  private func end(of dictionary: [String: PDFObject], from start: Int) -> Int {
    if let length = dictionary["Length"]?.integer, length >= 0, start + length <= bytes.count {
      var parser = PDFParser(bytes, at: start + length)
      if case .word(let word) = parser.next(), word.hasPrefix("endstream") { return start + length }
    }
    var end = PDFFile.find("endstream", in: bytes, from: start, to: bytes.count) ?? bytes.count
    if end > start, bytes[end - 1] == 10 { end -= 1 }
    if end > start, bytes[end - 1] == 13 { end -= 1 }
    return end
  }

  private func unpacked(_ number: Int) -> [PDFObject] {
    if let found = packs[number] { return found }
    guard let stream = object(number).stream, let count = stream.dictionary["N"]?.integer,
      let first = stream.dictionary["First"]?.integer, count >= 0
    else { return [] }
    let inner = stream.decoded.bytes
    var head = PDFParser(inner)
    var offsets: [Int] = []
    for _ in 0..<min(count, inner.count) {
      _ = head.object()
      offsets.append(first + (head.object().integer ?? 0))
    }
    let objects = offsets.map { offset in
      var parser = PDFParser(inner, at: offset, in: self)
      return parser.object()
    }
    packs[number] = objects
    return objects
  }

  // MARK: Where objects lie

  private func lastTable() -> Int? {
    guard let mark = PDFFile.findLast("startxref", in: bytes) else { return nil }
    var parser = PDFParser(bytes, at: mark + 9)
    return parser.object().integer.flatMap { $0 < bytes.count ? $0 : nil }
  }

  private func readTables(_ first: Int) {
    var (queue, seen): ([Int], Set<Int>) = ([first], [])
    while let place = queue.first {
      queue.removeFirst()
      guard place >= 0, place < bytes.count, seen.insert(place).inserted else { continue }
      var parser = PDFParser(bytes, at: place, in: self)
      guard case .word("xref") = parser.next() else {
        guard let dictionary = readTableStream(at: place) else { continue }
        trailer.merge(dictionary) { old, _ in old }
        if let before = dictionary["Prev"]?.integer { queue.append(before) }
        continue
      }
      guard let dictionary = readTable(&parser) else { continue }
      trailer.merge(dictionary) { old, _ in old }
      if let hybrid = dictionary["XRefStm"]?.integer { queue.append(hybrid) }
      if let before = dictionary["Prev"]?.integer { queue.append(before) }
    }
  }
  private func readTable(_ parser: inout PDFParser) -> [String: PDFObject]? {
    while true {
      guard case .object(let first) = parser.next(), let first = first.integer else {
        return parser.object().dictionary
      }
      guard let count = parser.object().integer, count >= 0, count < bytes.count else { return nil }
      for number in first..<first + count {
        guard let offset = parser.object().integer else { return nil }
        _ = parser.object()
        guard case .word(let kind) = parser.next() else { return nil }
        if kind == "n", table[number] == nil, offset > 0 { table[number] = .offset(offset) }
      }
    }
  }
  private func readTableStream(at place: Int) -> [String: PDFObject]? {
    var parser = PDFParser(bytes, at: place)
    guard let number = parser.object().integer, let stream = read(at: place, number)?.stream else {
      return nil
    }
    let widths = stream.dictionary["W"]?.numbers.map { Int($0) } ?? []
    guard widths.count == 3, widths.allSatisfy({ (0...8).contains($0) }), widths.reduce(0, +) > 0 else {
      return nil
    }
    let size = stream.dictionary["Size"]?.integer ?? 0
    let index = stream.dictionary["Index"]?.numbers.map { Int($0) } ?? [0, size]
    let data = stream.decoded.bytes
    var offset = 0
    func field(_ width: Int) -> Int {
      defer { offset += width }
      return data[offset..<offset + width].reduce(0) { $0 << 8 | Int($1) }
    }
    for section in stride(from: 0, to: index.count - 1, by: 2) where index[section] >= 0 {
      for number in 0..<max(0, index[section + 1]) {
        guard offset + widths.reduce(0, +) <= data.count else { break }
        let kind = widths[0] == 0 ? 1 : field(widths[0])
        let (second, third) = (field(widths[1]), field(widths[2]))
        let object = index[section] + number
        if table[object] != nil { continue }
        if kind == 1 { table[object] = .offset(second) }
        if kind == 2 { table[object] = .packed(in: second, index: third) }
      }
    }
    return stream.dictionary
  }

  /// Looks for objects in the whole file, since its tables are missing or wrong.
  private func rebuild() {
    (table, kept, packs) = ([:], [:], [:])
    var place = 0
    while let mark = PDFFile.find(" obj", in: bytes, from: place, to: bytes.count) {
      place = mark + 4
      var start = mark
      func digits() { while start > 0, (0x30...0x39).contains(bytes[start - 1]) { start -= 1 } }
      digits()
      guard start > 0, start < mark, PDFParser.isSpace(bytes[start - 1]) else { continue }
      start -= 1
      let end = start
      digits()
      if start < end, let number = Int(String(decoding: bytes[start..<end], as: UTF8.self)) {
        table[number] = .offset(start)
      }
    }
    place = 0
    while let mark = PDFFile.find("trailer", in: bytes, from: place, to: bytes.count) {
      place = mark + 7
      var parser = PDFParser(bytes, at: place, in: self)
      trailer.merge(parser.object().dictionary ?? [:]) { _, new in new }
    }
    for number in table.keys.sorted() {
      guard let dictionary = object(number).dictionary else { continue }
      switch dictionary["Type"]?.name {
      case "ObjStm":
        let inner = object(number).stream?.decoded.bytes ?? []
        var head = PDFParser(inner)
        for index in 0..<max(0, min(dictionary["N"]?.integer ?? 0, inner.count)) {
          if let packed = head.object().integer, table[packed] == nil {
            table[packed] = .packed(in: number, index: index)
          }
          _ = head.object()
        }
      case "XRef": trailer.merge(dictionary) { old, _ in old }
      default: continue
      }
    }
    if root?["Pages"] != nil { return }
    for number in table.keys.sorted() where object(number)["Type"]?.name == "Catalog" {
      trailer["Root"] = PDFObject(.reference(PDFReference(number, in: self)))
    }
  }

  static func find(_ word: String, in bytes: [UInt8], from: Int, to: Int) -> Int? {
    let word = Array(word.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      guard from >= 0, to - word.count >= from else { return nil }
      var place = from
      while place <= to - word.count {
        if bytes[place] == word[0] {
          var same = 1
          while same < word.count, bytes[place + same] == word[same] { same += 1 }
          if same == word.count { return place }
        }
        place += 1
      }
      return nil
    }
  }
  private static func findLast(_ word: String, in bytes: [UInt8]) -> Int? {
    var (found, place): (Int?, Int) = (nil, max(0, bytes.count - 2048))
    while let next = find(word, in: bytes, from: place, to: bytes.count) { (found, place) = (next, next + 1) }
    return found
  }
}
