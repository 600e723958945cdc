import Foundation
import SashGeometry

/// Reads numbers and words of the attributes of an SVG file.
struct SVGScanner {
  private let bytes: [UInt8]
  private var at = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Numbers beyond this draw nothing that could be seen.
  static let largest = 1e7

  var isAtEnd: Bool { at >= bytes.count }

  mutating func skipSeparators() {
    while at < bytes.count, bytes[at] == 32 || (9...13).contains(bytes[at]) || bytes[at] == UInt8(ascii: ",")
    {
      at += 1
    }
  }

  /// The letter here, if there is one.
  mutating func letter() -> Character? {
    skipSeparators()
    guard at < bytes.count else { return nil }
    let character = Character(Unicode.Scalar(bytes[at]))
    guard character.isASCII, character.isLetter else { return nil }
    at += 1
    return character
  }

  /// A number; nil if there is none, or one that is no use.
  mutating func number() -> Double? {
    skipSeparators()
    let start = at
    func isDigit(_ place: Int) -> Bool { place < bytes.count && (48...57).contains(bytes[place]) }
    var end = at
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
    var digits = 0
    while isDigit(end) { (end, digits) = (end + 1, digits + 1) }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      while isDigit(end) { (end, digits) = (end + 1, digits + 1) }
    }
    guard digits > 0 else { return nil }
    if end < bytes.count, bytes[end] == UInt8(ascii: "e") || bytes[end] == UInt8(ascii: "E") {
      var next = end + 1
      if next < bytes.count, bytes[next] == UInt8(ascii: "-") || bytes[next] == UInt8(ascii: "+") {
        next += 1
      }
      if isDigit(next) {
        while isDigit(next) { next += 1 }
        end = next
      }
    }
    guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)), abs(value) <= Self.largest
    else { return nil }
    at = end
    return value
  }

  /// A flag of an arc: one digit, which may stand right before the next number.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard at < bytes.count, bytes[at] == 48 || bytes[at] == 49 else { return nil }
    at += 1
    return bytes[at - 1] == 49
  }

  mutating func point() -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The rest of the text up to the next separator.
  mutating func word() -> String {
    let start = at
    while at < bytes.count, bytes[at] != 32, !(9...13).contains(bytes[at]), bytes[at] != UInt8(ascii: ",") {
      at += 1
    }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  static func numbers(_ text: String, atMost most: Int = 10_000) -> [Double] {
    var scanner = SVGScanner(text)
    var result: [Double] = []
    while result.count < most, let number = scanner.number() { result.append(number) }
    return result
  }
}

extension CGAffineTransform {
  /// What a `transform` attribute says; nil for one that leaves nothing to see.
  init?(svg text: String) {
    self = .identity
    for part in text.split(separator: ")").prefix(64) {
      guard let open = part.firstIndex(of: "(") else { continue }
      let name = part[..<open].trimmingCharacters(in: CharacterSet(charactersIn: ", \t\n\r"))
      let n = SVGScanner.numbers(String(part[part.index(after: open)...]), atMost: 6)
      guard let next = Self.named(name, n) else { continue }
      self = next.concatenating(self)
    }
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant != 0, tx.isFinite, ty.isFinite else { return nil }
  }

  private static func named(_ name: String, _ n: [Double]) -> CGAffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6): return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1...): return CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
    case ("scale", 1...): return CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
    case ("rotate", 3...):
      return CGAffineTransform(translationX: -n[1], y: -n[2])
        .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("rotate", 1...): return CGAffineTransform(rotationAngle: n[0] * .pi / 180)
    case ("skewX", 1...): return CGAffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1...): return CGAffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
