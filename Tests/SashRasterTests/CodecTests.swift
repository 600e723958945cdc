import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

@Suite("Picture files") struct CodecTests {
  private func noise(_ width: Int, _ height: Int, opaque: Bool, seed: UInt64 = 1) -> Bitmap {
    var r = SeededNumbers(seed)
    return Bitmap(width: width, height: height) { _, _ in
      let a = opaque ? 255 : UInt32(r.number(0...255))
      func c() -> UInt32 { UInt32(r.number(0...Double(a))) }
      return c() | c() << 8 | c() << 16 | a << 24
    }
  }

  @Test(arguments: [(1, 1), (17, 5), (64, 33)])
  func pngKeepsOpaquePixels(width: Int, height: Int) throws {
    let bitmap = noise(width, height, opaque: true)
    let back = try Bitmap(pngData: bitmap.pngData())
    #expect(back.sameBytes(bitmap))
  }

  @Test func pngKeepsOpacityAndPremultipliedColours() throws {
    let bitmap = noise(40, 30, opaque: false)
    let back = try Bitmap(imageData: bitmap.pngData())
    for i in 0..<1200 { #expect(bitmap.pixels[i] == back.pixels[i], "pixel \(i)") }
  }

  @Test func jpegIsClose() throws {
    let bitmap = Bitmap(width: 48, height: 32) { x, y in UInt32(x * 5) | UInt32(y * 7) << 8 | 0xff80_0000 }
    let data = bitmap.jpegData(quality: 0.95)
    let back = try Bitmap(imageData: data)
    #expect(back.width == 48 && back.height == 32)
    for y in 0..<32 {
      for x in 0..<48 {
        #expect(abs(Int(back[x, y].red) - x * 5) < 10 && abs(Int(back[x, y].green) - y * 7) < 10)
        #expect(back[x, y].alpha == 255)
      }
    }
    #expect(bitmap.jpegData(quality: 0.1).count < data.count)
  }

  @Test func unknownDataIsToldApart() {
    #expect(throws: ImageDecodingError.unknownFormat) { try Bitmap(imageData: Data("not a picture".utf8)) }
    #expect(throws: ImageDecodingError.unknownFormat) { try Bitmap(imageData: Data()) }
  }

  @Test("A header that promises too much is refused before memory is taken")
  func absurdSize() throws {
    var data = noise(2, 2, opaque: true).pngData()
    // The IHDR chunk: width at byte 16, height at 20, its checksum at 29.
    for (at, byte) in [(16, 0x00), (17, 0x01), (18, 0x00), (19, 0x00)] { data[at] = UInt8(byte) }
    var crc: UInt32 = 0xffff_ffff
    for byte in data[12..<29] {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }
    crc = ~crc
    for k in 0..<4 { data[29 + k] = UInt8(crc >> (24 - 8 * UInt32(k)) & 255) }
    let error = #expect(throws: ImageDecodingError.self) { try Bitmap(imageData: data) }
    #expect(error == .tooLarge(width: 65536, height: 2))
    #expect(error?.description.contains("65536×2") == true)
  }

  @Test func truncatedPNGTellsWhy() {
    let data = noise(30, 30, opaque: true).pngData()
    for count in [8, 20, 40, data.count / 2] {
      let error = #expect(throws: ImageDecodingError.self) { try Bitmap(imageData: data.prefix(count)) }
      if case .damaged(let format, let reason)? = error { #expect(format == "PNG" && !reason.isEmpty) }
    }
  }

  @Test("Damaged files throw or decode, and never trap", arguments: 1...200)
  func corrupted(seed: UInt64) {
    var r = SeededNumbers(seed)
    let bitmap = noise(24, 24, opaque: seed % 2 == 0, seed: seed)
    var data = seed % 3 == 0 ? bitmap.jpegData(quality: 0.7) : bitmap.pngData()
    for _ in 0..<Int(r.number(1...12)) {
      data[data.startIndex + Int(r.unit() * Double(data.count))] = UInt8(r.number(0...255))
    }
    if r.unit() < 0.3 { data = data.prefix(Int(r.unit() * Double(data.count))) }
    if let decoded = try? Bitmap(imageData: data) {
      #expect(decoded.width > 0 && decoded.width <= Bitmap.longestSide)
    }
  }
}
