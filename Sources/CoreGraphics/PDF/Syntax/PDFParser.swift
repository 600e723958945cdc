import Foundation

/// Reads values and words of a file of pages, or of what is drawn on one.
///
/// - Source: ISO 32000-1, 7.2 and 7.3
struct PDFParser {
  enum Token {
    case object(PDFObject)
    case word(String)
    case end
  }
  let bytes: [UInt8]
  var place: Int
  /// In which references are looked up; without one there are none.
  let file: PDFFile?
  private var depth = 0

  init(_ bytes: [UInt8], at place: Int = 0, in file: PDFFile? = nil) {
    (self.bytes, self.place, self.file) = (bytes, max(0, place), file)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 12 || byte == 0
  }
  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x7b, 0x7d, 0x2f, 0x25: true
    default: false
    }
  }
  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Goes on to what is neither space nor remark.
  mutating func skip() {
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x25 {
        while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
      } else if PDFParser.isSpace(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  /// The next value; null where there is none.
  mutating func object() -> PDFObject {
    if case .object(let object) = next() { return object }
    return .null
  }

  mutating func next() -> Token {
    skip()
    guard let byte = current else { return .end }
    switch byte {
    case 0x2f: return .object(.name(name()))
    case 0x28: return .object(PDFObject(.string(literal())))
    case 0x3c:
      if place + 1 < bytes.count, bytes[place + 1] == 0x3c {
        place += 2
        return .object(.dictionary(entries()))
      }
      return .object(PDFObject(.string(hexadecimal())))
    case 0x5b:
      place += 1
      return .object(.array(elements()))
    case 0x2b, 0x2d, 0x2e, 0x30...0x39: return .object(number())
    case 0x5d, 0x7b, 0x7d, 0x29:
      place += 1
      return .word(String(UnicodeScalar(byte)))
    case 0x3e:
      place += place + 1 < bytes.count && bytes[place + 1] == 0x3e ? 2 : 1
      return .word(">>")
    default: return word()
    }
  }

  private mutating func word() -> Token {
    let start = place
    while let byte = current, !PDFParser.isSpace(byte), !PDFParser.isDelimiter(byte) { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    switch word {
    case "true": return .object(PDFObject(.boolean(true)))
    case "false": return .object(PDFObject(.boolean(false)))
    case "null": return .object(.null)
    default: return .word(word)
    }
  }

  private mutating func name() -> String {
    place += 1
    var letters: [UInt8] = []
    while let byte = current, !PDFParser.isSpace(byte), !PDFParser.isDelimiter(byte) {
      place += 1
      if byte == 0x23, place + 1 < bytes.count, let high = PDFParser.digit(bytes[place]),
        let low = PDFParser.digit(bytes[place + 1])
      {
        letters.append(high << 4 | low)
        place += 2
      } else {
        letters.append(byte)
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }
  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    place += 1
    var (result, half): ([UInt8], UInt8?) = ([], nil)
    while let byte = current {
      place += 1
      if byte == 0x3e { break }
      guard let digit = PDFParser.digit(byte) else { continue }
      if let high = half {
        result.append(high << 4 | digit)
        half = nil
      } else {
        half = digit
      }
    }
    if let half { result.append(half << 4) }
    return result
  }

  private mutating func literal() -> [UInt8] {
    place += 1
    var (result, open): ([UInt8], Int) = ([], 1)
    while let byte = current {
      place += 1
      switch byte {
      case 0x28:
        open += 1
        result.append(byte)
      case 0x29:
        open -= 1
        if open == 0 { return result }
        result.append(byte)
      case 0x5c: escape(&result)
      case 13:
        if current == 10 { place += 1 }
        result.append(10)
      default: result.append(byte)
      }
    }
    return result
  }
  private mutating func escape(_ result: inout [UInt8]) {
    guard let byte = current else { return }
    place += 1
    switch byte {
    case 0x6e: result.append(10)
    case 0x72: result.append(13)
    case 0x74: result.append(9)
    case 0x62: result.append(8)
    case 0x66: result.append(12)
    case 13: if current == 10 { place += 1 }
    case 10: break
    case 0x30...0x37:
      var value = Int(byte - 0x30)
      for _ in 0..<2 {
        guard let next = current, (0x30...0x37).contains(next) else { break }
        value = value * 8 + Int(next - 0x30)
        place += 1
      }
      result.append(UInt8(value & 255))
    default: result.append(byte)
    }
  }

  private mutating func number() -> PDFObject {
    let start = place
    var (value, scale, isReal, isNegative): (Double, Double, Bool, Bool) = (0, 1, false, false)
    while let byte = current {
      if (0x30...0x39).contains(byte) {
        value = value * 10 + Double(byte - 0x30)
        if isReal { scale *= 10 }
      } else if byte == 0x2e, !isReal {
        isReal = true
      } else if byte == 0x2d {
        // A sign within a number is a slip that others overlook.
        if place == start { isNegative = true }
      } else if byte != 0x2b {
        break
      }
      place += 1
    }
    if isReal { return PDFObject(.real((isNegative ? -value : value) / scale)) }
    guard value < 9e15 else { return PDFObject(.real(isNegative ? -value : value)) }
    let whole = Int(isNegative ? -value : value)
    if let file, !isNegative, let number = reference(whole) {
      return PDFObject(.reference(PDFReference(number, in: file)))
    }
    return .integer(whole)
  }
  /// Whether a generation and an `R` follow.
  private mutating func reference(_ number: Int) -> Int? {
    let before = place
    skip()
    let start = place
    while let byte = current, (0x30...0x39).contains(byte), place - start < 6 { place += 1 }
    if place > start {
      skip()
      if current == 0x52 {
        let after = place + 1 < bytes.count ? bytes[place + 1] : 32
        if PDFParser.isSpace(after) || PDFParser.isDelimiter(after) {
          place += 1
          return number
        }
      }
    }
    place = before
    return nil
  }

  private mutating func elements() -> [PDFObject] {
    var result: [PDFObject] = []
    depth += 1
    defer { depth -= 1 }
    while depth < 200 {
      switch next() {
      case .object(let object): result.append(object)
      case .word("]"), .end: return result
      case .word: continue
      }
    }
    return result
  }
  private mutating func entries() -> [String: PDFObject] {
    var result: [String: PDFObject] = [:]
    depth += 1
    defer { depth -= 1 }
    while depth < 200 {
      switch next() {
      case .object(let key):
        guard case .name(let key) = key.value else { continue }
        guard case .object(let value) = next() else { return result }
        result[key] = value
      case .word("endobj"), .word("stream"), .word(">>"), .end: return result
      case .word: continue
      }
    }
    return result
  }
}
