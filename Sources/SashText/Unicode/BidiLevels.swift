import Foundation
import _FoundationICU

/// Which way text runs, by the Unicode bidirectional algorithm. Even levels run to the right, odd ones to the
/// left.
enum BidiLevels {
  /// The direction a paragraph begins with.
  enum Base: UInt8, Hashable {
    case leftToRight, rightToLeft
    /// That of the first letter with a direction; without one the second word of the name.
    case contentElseLeftToRight, contentElseRightToLeft
  }

  /// A level for every unit and the base level of its paragraph; nil if everything runs to the right.
  static func levels(of text: [UInt16], base: Base) -> (levels: [UInt8], paragraphs: [UInt8])? {
    if base == .leftToRight || base == .contentElseLeftToRight, !mayRunLeft(text) { return nil }
    guard !text.isEmpty, let bidi = swift_ubidi_open() else { return nil }
    defer { swift_ubidi_close(bidi) }
    let level: UInt8 =
      switch base {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .contentElseLeftToRight: 0xfe
      case .contentElseRightToLeft: 0xff
      }
    var status = U_ZERO_ERROR
    return text.withUnsafeBufferPointer { units in
      swift_ubidi_setPara(bidi, units.baseAddress, Int32(units.count), level, nil, &status)
      guard let all = swift_ubidi_getLevels(bidi, &status), status.rawValue <= U_ZERO_ERROR.rawValue else {
        return nil
      }
      var paragraphs = [UInt8](repeating: 0, count: units.count)
      for i in 0..<swift_ubidi_countParagraphs(bidi) {
        var start: Int32 = 0
        var limit: Int32 = 0
        var paragraphLevel: UInt8 = 0
        swift_ubidi_getParagraphByIndex(bidi, i, &start, &limit, &paragraphLevel, &status)
        for at in Int(start)..<Int(limit) { paragraphs[at] = paragraphLevel }
      }
      return (Array(UnsafeBufferPointer(start: all, count: units.count)), paragraphs)
    }
  }

  /// The order in which pieces of one line stand from left to right (rule L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
    guard lowestOdd <= highest else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var at = 0
      while at < order.count {
        guard levels[order[at]] >= level else {
          at += 1
          continue
        }
        var end = at
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[at..<end].reverse()
        at = end
      }
    }
    return order
  }

  private static func mayRunLeft(_ text: [UInt16]) -> Bool {
    for unit in text where unit >= 0x590 {
      switch unit {
      case 0x590...0x8ff, 0x200f, 0x202a...0x202e, 0x2066...0x2069, 0xd802, 0xd803, 0xd83a, 0xd83b,
        0xfb1d...0xfdff, 0xfe70...0xfeff:
        return true
      default: break
      }
    }
    return false
  }
}
