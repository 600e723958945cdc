import CHarfBuzz
import Foundation
import Testing

@testable import SashText

/// Fonts that are damaged behind the checks of their directory.
@MainActor @Suite struct FontFuzzTests {
  @Test("2,000 damaged fonts open, measure, shape and give outlines, or are refused")
  func mutations() throws {
    let description = FontDescription(size: 17)
    let path = try #require(FontLibrary.shared.resolve(description).face).file.path
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    var seed: UInt64 = 2026
    func random(_ below: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % max(1, below)
    }
    // Where the tables are; damage is put at their starts, where it counts.
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    let tables = (0..<count).map { i -> (start: Int, length: Int) in
      func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
      return (number(12 + i * 16 + 8), number(12 + i * 16 + 12))
    }
    var opened = 0
    for turn in 0..<2_000 {
      var saved: [(Int, UInt8)] = []
      for _ in 0...random(8) {
        let table = tables[random(tables.count)]
        let place = turn % 10 == 0 ? random(12 + count * 16) : table.start + random(min(table.length, 400))
        guard bytes.indices.contains(place) else { continue }
        saved.append((place, bytes[place]))
        bytes[place] = random(2) == 0 ? UInt8(random(256)) : bytes[place] ^ UInt8(1 << random(8))
      }
      defer { for (place, byte) in saved.reversed() { bytes[place] = byte } }
      bytes.withUnsafeBytes { buffer in
        let data = buffer.bindMemory(to: CChar.self).baseAddress
        let blob = hb_blob_create(data, UInt32(buffer.count), HB_MEMORY_MODE_READONLY, nil, nil)!
        defer { hb_blob_destroy(blob) }
        guard let file = FontFile(blob: blob, path: "damaged", index: 0) else { return }
        opened += 1
        let bold: [(tag: FontTag, value: Float)] = [(FontTag("wght"), 650)]
        let face = FontFace(file: file, variations: turn % 2 == 0 ? [] : bold)
        #expect(face.glyphBounds.width.isFinite && face.ascender.isFinite && face.spaceAdvance.isFinite)
        _ = face.height(of: "x")
        for _ in 0..<4 { _ = face.outline(of: UInt32(random(3_000))) }
        let text = hb_buffer_create()!
        defer { hb_buffer_destroy(text) }
        hb_buffer_add_utf8(text, "Affine", -1, 0, -1)
        hb_buffer_guess_segment_properties(text)
        hb_shape(face.hbFont, text, nil, 0)
        #expect(hb_buffer_get_length(text) < 1_000)
      }
    }
    #expect(opened > 500)
  }
}
