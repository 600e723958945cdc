import Foundation

/// A value in a file of pages. Its parts are looked at through accessors, which follow references.
///
/// - Source: ISO 32000-1, 7.3
package final class PDFObject: @unchecked Sendable {
  package enum Value {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case name(String)
    case string([UInt8])
    case array([PDFObject])
    case dictionary([String: PDFObject])
    case stream(PDFStream)
    case reference(PDFReference)
  }
  package let value: Value
  package init(_ value: Value) { self.value = value }
  /// The bytes of a name or of a string with a zero at the end, made when code of C asks for them.
  var letters: UnsafeMutablePointer<CChar>?
  deinit { letters?.deallocate() }

  package static let null = PDFObject(.null)
  package static func name(_ name: String) -> PDFObject { PDFObject(.name(name)) }
  package static func integer(_ value: Int) -> PDFObject { PDFObject(.integer(value)) }
  package static func real(_ value: CGFloat) -> PDFObject { PDFObject(.real(Double(value))) }
  package static func array(_ values: [PDFObject]) -> PDFObject { PDFObject(.array(values)) }
  package static func numbers(_ values: [CGFloat]) -> PDFObject { .array(values.map { .real($0) }) }
  package static func rect(_ rect: CGRect) -> PDFObject {
    .numbers([rect.minX, rect.minY, rect.maxX, rect.maxY])
  }
  package static func dictionary(_ values: [String: PDFObject]) -> PDFObject {
    PDFObject(.dictionary(values))
  }
  /// A text, in UTF-16 with its mark unless it is plain ASCII.
  package static func text(_ text: String) -> PDFObject {
    if text.utf8.allSatisfy({ $0 < 128 }) { return PDFObject(.string(Array(text.utf8))) }
    return PDFObject(.string([0xfe, 0xff] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }))
  }

  /// What a reference leads to; itself for others.
  package var resolved: PDFObject {
    var (found, steps) = (self, 0)
    while case .reference(let reference) = found.value {
      steps += 1
      guard steps < 32, let file = reference.file else { return .null }
      found = file.object(reference.number)
    }
    return found
  }
  package var isNull: Bool { if case .null = resolved.value { true } else { false } }
  package var boolean: Bool? { if case .boolean(let value) = resolved.value { value } else { nil } }
  package var name: String? { if case .name(let value) = resolved.value { value } else { nil } }
  package var bytes: [UInt8]? { if case .string(let value) = resolved.value { value } else { nil } }
  package var stream: PDFStream? { if case .stream(let value) = resolved.value { value } else { nil } }
  package var number: CGFloat? {
    switch resolved.value {
    case .integer(let value): CGFloat(value)
    case .real(let value): CGFloat(value)
    default: nil
    }
  }
  package var integer: Int? {
    switch resolved.value {
    case .integer(let value): value
    case .real(let value): value.isFinite && abs(value) < 1e15 ? Int(value) : nil
    default: nil
    }
  }
  package var array: [PDFObject]? { if case .array(let values) = resolved.value { values } else { nil } }
  /// The numbers of an array; others are left out.
  package var numbers: [CGFloat] { array?.compactMap(\.number) ?? [] }
  /// The entries of a dictionary, or of the one of a stream.
  package var dictionary: [String: PDFObject]? {
    switch resolved.value {
    case .dictionary(let values): values
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }
  /// An entry that is there and not null.
  package subscript(key: String) -> PDFObject? {
    guard let found = dictionary?[key]?.resolved else { return nil }
    if case .null = found.value { return nil }
    return found
  }
  /// Two corners in any order as a rectangle.
  package var rect: CGRect? {
    let n = numbers
    guard n.count >= 4 else { return nil }
    return CGRect(x: min(n[0], n[2]), y: min(n[1], n[3]), width: abs(n[2] - n[0]), height: abs(n[3] - n[1]))
  }
  package var transform: CGAffineTransform? {
    let n = numbers
    return n.count < 6 ? nil : CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  /// A string as text: by its mark UTF-16 or UTF-8, else of one byte a letter.
  package var text: String? {
    guard let bytes else { return nil }
    if bytes.starts(with: [0xfe, 0xff]) || bytes.starts(with: [0xff, 0xfe]) {
      let (high, low) = bytes[0] == 0xfe ? (0, 1) : (1, 0)
      var units: [UInt16] = []
      for place in stride(from: 2, to: bytes.count - 1, by: 2) {
        units.append(UInt16(bytes[place + high]) << 8 | UInt16(bytes[place + low]))
      }
      return String(decoding: units, as: UTF16.self)
    }
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
    var letters = String.UnicodeScalarView()
    for byte in bytes { letters.append(GlyphNames.winAnsi[Int(byte)] ?? Unicode.Scalar(byte)) }
    return String(letters)
  }
}

/// An object of a file by its number.
package final class PDFReference: @unchecked Sendable {
  package private(set) weak var file: PDFFile?
  package let number: Int
  /// Its number in a file that is being written.
  let written: Int?
  init(_ number: Int, in file: PDFFile) { (self.number, self.file, written) = (number, file, nil) }
  init(written: Int) { (number, self.written) = (written, written) }
}

/// Bytes with a dictionary that says what they are.
package final class PDFStream: @unchecked Sendable {
  package let dictionary: [String: PDFObject]
  /// As they lie in the file, without its encryption.
  package let raw: [UInt8]
  package init(_ dictionary: [String: PDFObject], _ raw: [UInt8]) {
    (self.dictionary, self.raw) = (dictionary, raw)
  }
  /// What the filters were, in the order in which they are undone, with their parameters.
  var filters: [(name: String, parameters: PDFObject?)] {
    guard let filter = (dictionary["Filter"] ?? dictionary["F"])?.resolved else { return [] }
    let parameters = (dictionary["DecodeParms"] ?? dictionary["DP"])?.resolved
    if let name = filter.name { return [(name, parameters)] }
    let list = parameters?.array ?? []
    return (filter.array ?? []).enumerated().compactMap { index, filter in
      filter.name.map { ($0, list.indices.contains(index) ? list[index].resolved : nil) }
    }
  }
  /// The bytes without their filters, as far as these can be undone, and the name of the one that stays: one of
  /// pictures.
  package var decoded: (bytes: [UInt8], rest: String?) { PDFFilters.decode(self) }
}
