import Foundation
import SashGeometry

/// A font in the tables of TrueType and OpenType.
///
/// - Source: OpenType 1.9 (head, maxp, hhea, hmtx, loca, glyf, cmap, post, OS/2, name)
/// - Missing: variations.
final class TrueTypeFont: GlyphProgram, @unchecked Sendable {
  let data: FontBytes
  private let tables: [String: (offset: Int, length: Int)]
  let unitsPerEm: Int
  let glyphCount: Int
  private let hasLongOffsets: Bool
  private let widthCount: Int
  /// The outlines of a font that has them in the compact format.
  let compact: CFFFont?

  /// Nil for bytes that are no such font.
  init?(_ bytes: [UInt8]) {
    data = FontBytes(bytes)
    var start = 0
    if bytes.starts(with: Array("ttcf".utf8)) { start = data.u32(12) }
    let tag = data.u32(start)
    guard [0x0001_0000, 0x4f54_544f, 0x7472_7565].contains(tag) else { return nil }
    var found: [String: (offset: Int, length: Int)] = [:]
    for index in 0..<data.u16(start + 4) {
      let entry = start + 12 + index * 16
      guard entry + 16 <= bytes.count else { break }
      let offset = data.u32(entry + 8)
      guard offset <= bytes.count else { continue }
      found[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] = (
        offset, min(data.u32(entry + 12), bytes.count - offset)
      )
    }
    tables = found
    let head = found["head"]?.offset ?? -1
    unitsPerEm = head < 0 ? 1000 : max(1, data.u16(head + 18))
    hasLongOffsets = head >= 0 && data.u16(head + 50) == 1
    widthCount = found["hhea"].map { [data] in data.u16($0.offset + 34) } ?? 0
    compact = found["CFF "].flatMap { CFFFont(Array(bytes[$0.offset..<$0.offset + $0.length])) }
    glyphCount = found["maxp"].map { [data] in data.u16($0.offset + 4) } ?? compact?.glyphCount ?? 0
    guard glyphCount > 0, compact != nil || found["glyf"] != nil else { return nil }
  }
  func table(_ name: String) -> (offset: Int, length: Int)? { tables[name] }
  private var em: CGFloat { CGFloat(unitsPerEm) }

  func advance(_ glyph: Int) -> CGFloat? {
    guard let table = tables["hmtx"], widthCount > 0 else { return compact?.advance(glyph) }
    return CGFloat(data.u16(table.offset + min(max(0, glyph), widthCount - 1) * 4)) / em
  }

  // MARK: Outlines

  func outline(_ glyph: Int) -> Path {
    if let compact { return compact.outline(glyph) }
    var path = Path()
    add(glyph, CGAffineTransform(scaleX: 1 / em, y: 1 / em), to: &path, depth: 0)
    return path
  }
  private func place(_ glyph: Int) -> (offset: Int, length: Int)? {
    guard let loca = tables["loca"], let glyf = tables["glyf"], glyph >= 0, glyph < glyphCount else {
      return nil
    }
    func offset(_ index: Int) -> Int {
      hasLongOffsets ? data.u32(loca.offset + index * 4) : data.u16(loca.offset + index * 2) * 2
    }
    let (start, end) = (offset(glyph), offset(glyph + 1))
    return end > start && start < glyf.length ? (glyf.offset + start, end - start) : nil
  }
  private func add(_ glyph: Int, _ transform: CGAffineTransform, to path: inout Path, depth: Int) {
    guard depth < 8, let place = place(glyph) else { return }
    let contours = data.i16(place.offset)
    if contours >= 0 {
      simple(place.offset + 10, contours, transform, &path)
    } else {
      parts(place.offset + 10, transform, &path, depth)
    }
  }
  private func parts(_ start: Int, _ transform: CGAffineTransform, _ path: inout Path, _ depth: Int) {
    var place = start
    for _ in 0..<64 {
      let (flags, glyph) = (data.u16(place), data.u16(place + 2))
      place += 4
      var own = CGAffineTransform.identity
      let areOffsets = flags & 2 != 0
      if flags & 1 != 0 {
        if areOffsets { (own.tx, own.ty) = (CGFloat(data.i16(place)), CGFloat(data.i16(place + 2))) }
        place += 4
      } else {
        if areOffsets { (own.tx, own.ty) = (CGFloat(data.i8(place)), CGFloat(data.i8(place + 1))) }
        place += 2
      }
      func fraction() -> CGFloat {
        defer { place += 2 }
        return CGFloat(data.i16(place)) / 16384
      }
      if flags & 8 != 0 {
        own.a = fraction()
        own.d = own.a
      } else if flags & 0x40 != 0 {
        own.a = fraction()
        own.d = fraction()
      } else if flags & 0x80 != 0 {
        own.a = fraction()
        own.b = fraction()
        own.c = fraction()
        own.d = fraction()
      }
      add(glyph, own.concatenating(transform), to: &path, depth: depth + 1)
      if flags & 0x20 == 0 { return }
    }
  }
  private func simple(_ start: Int, _ contours: Int, _ transform: CGAffineTransform, _ path: inout Path) {
    guard contours > 0 else { return }
    let ends = (0..<contours).map { data.u16(start + $0 * 2) }
    let count = ends[contours - 1] + 1
    var place = start + contours * 2
    place += 2 + data.u16(place)
    var flags: [Int] = []
    while flags.count < count, place < data.count {
      let flag = data.u8(place)
      place += 1
      flags.append(flag)
      if flag & 8 != 0 {
        for _ in 0..<data.u8(place) { flags.append(flag) }
        place += 1
      }
    }
    guard flags.count >= count else { return }
    func coordinates(_ short: Int, _ same: Int) -> [Int] {
      var (value, result): (Int, [Int]) = (0, [])
      for flag in flags.prefix(count) {
        if flag & short != 0 {
          value += flag & same != 0 ? data.u8(place) : -data.u8(place)
          place += 1
        } else if flag & same == 0 {
          value += data.i16(place)
          place += 2
        }
        result.append(value)
      }
      return result
    }
    let (xs, ys) = (coordinates(2, 16), coordinates(4, 32))
    var first = 0
    for end in ends where end >= first && end < count {
      contour(
        (first...end).map {
          (CGPoint(x: CGFloat(xs[$0]), y: CGFloat(ys[$0])).applying(transform), flags[$0] & 1 != 0)
        }, &path)
      first = end + 1
    }
  }
  /// Points on the outline, and between them those that steer its curves.
  private func contour(_ points: [(point: CGPoint, isOn: Bool)], _ path: inout Path) {
    guard points.count > 1 else { return }
    func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
    let first = points.firstIndex { $0.isOn }
    let start = first.map { points[$0].point } ?? middle(points[0].point, points[points.count - 1].point)
    path.move(to: start)
    var control: CGPoint?
    let order =
      first.map { first in (1...points.count).map { (first + $0) % points.count } } ?? Array(points.indices)
    for index in order {
      let (point, isOn) = points[index]
      if isOn {
        if let steer = control {
          path.addQuadCurve(to: point, control: steer)
        } else {
          path.addLine(to: point)
        }
        control = nil
      } else {
        if let steer = control { path.addQuadCurve(to: middle(steer, point), control: steer) }
        control = point
      }
    }
    if let control { path.addQuadCurve(to: start, control: control) }
    path.closeSubpath()
  }

  // MARK: Characters

  /// The tables from codes to glyphs by platform and encoding.
  private lazy var maps: [(platform: Int, encoding: Int, offset: Int)] = {
    guard let cmap = tables["cmap"] else { return [] }
    return (0..<data.u16(cmap.offset + 2)).map { index in
      let entry = cmap.offset + 4 + index * 8
      return (data.u16(entry), data.u16(entry + 2), cmap.offset + data.u32(entry + 4))
    }
  }()
  private func look(_ code: Int, at offset: Int) -> Int {
    switch data.u16(offset) {
    case 0: return code < 256 ? data.u8(offset + 6 + code) : 0
    case 4:
      let count = data.u16(offset + 6) / 2
      let (ends, starts) = (offset + 14, offset + 16 + count * 2)
      for index in 0..<count where code <= data.u16(ends + index * 2) {
        let start = data.u16(starts + index * 2)
        if code < start { return 0 }
        let delta = data.u16(starts + (count + index) * 2)
        let entry = starts + (count * 2 + index) * 2
        let distance = data.u16(entry)
        if distance == 0 { return (code + delta) & 0xffff }
        let glyph = data.u16(entry + distance + (code - start) * 2)
        return glyph == 0 ? 0 : (glyph + delta) & 0xffff
      }
      return 0
    case 6:
      let first = data.u16(offset + 6)
      return code >= first && code < first + data.u16(offset + 8)
        ? data.u16(offset + 10 + (code - first) * 2) : 0
    case 12:
      for index in 0..<data.u32(offset + 12) {
        let group = offset + 16 + index * 12
        if code >= data.u32(group), code <= data.u32(group + 4) {
          return data.u32(group + 8) + code - data.u32(group)
        }
      }
      return 0
    default: return 0
    }
  }
  private func look(_ code: Int, _ platform: Int, _ encodings: [Int]) -> Int? {
    for encoding in encodings {
      guard let map = maps.first(where: { $0.platform == platform && $0.encoding == encoding }) else {
        continue
      }
      let glyph = look(code, at: map.offset)
      if glyph > 0 { return glyph }
    }
    return nil
  }
  func glyph(_ scalar: Unicode.Scalar) -> Int? {
    look(Int(scalar.value), 3, [10, 1]) ?? look(Int(scalar.value), 0, [4, 3, 6, 2, 1, 0])
  }
  func glyph(code: Int) -> Int? {
    for base in [0xf000, 0, 0xf100, 0xf200] { if let found = look(base + code, 3, [0]) { return found } }
    return look(code, 1, [0]) ?? look(code, 3, [1]) ?? look(code, 0, [3, 1, 0]) ?? compact?.glyph(code: code)
  }
  /// The glyph of the byte in the Macintosh's Latin.
  func glyph(mac code: Int) -> Int? { look(code, 1, [0]) }
  func glyph(named name: String) -> Int? { compact?.glyph(named: name) ?? named[name] }
  func name(of glyph: Int) -> String? { compact?.name(of: glyph) ?? nameList[glyph] }
  func glyph(identifier: Int) -> Int? {
    compact?.glyph(identifier: identifier) ?? (identifier < glyphCount ? identifier : nil)
  }

  private lazy var nameList: [Int: String] = {
    guard let post = tables["post"], data.u32(post.offset) == 0x0002_0000 else { return [:] }
    let count = data.u16(post.offset + 32)
    var (strings, place): ([String], Int) = ([], post.offset + 34 + count * 2)
    while place < post.offset + post.length {
      let length = data.u8(place)
      let end = min(place + 1 + length, data.count)
      strings.append(String(decoding: data.bytes[min(place + 1, end)..<end], as: UTF8.self))
      place += 1 + length
    }
    var result: [Int: String] = [:]
    for glyph in 0..<count {
      let index = data.u16(post.offset + 34 + glyph * 2)
      if index < 258 {
        result[glyph] = TrueTypeFont.macintosh(index)
      } else if strings.indices.contains(index - 258) {
        result[glyph] = strings[index - 258]
      }
    }
    return result
  }()
  private lazy var named: [String: Int] = Dictionary(
    nameList.map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
  /// The first names of the Macintosh's order, those of ASCII.
  private static func macintosh(_ index: Int) -> String? {
    switch index {
    case 0: ".notdef"
    case 1: ".null"
    case 2: "nonmarkingreturn"
    case 3...97: GlyphNames.name(Unicode.Scalar(UInt8(index + 29)))
    case 98...225: macintoshUpper.indices.contains(index - 98) ? macintoshUpper[index - 98] : nil
    default: nil
    }
  }
  /// The order of these names is that of the Macintosh's Latin.
  private static let macintoshUpper: [String] = (0x80...0xff).map { GlyphNames.macRomanNames[$0] }
}
