import CoreGraphics
import Foundation
import Testing

@Suite("Pixels in the memory of a program")
struct PixelMemoryTests {
  private let last = CGImageAlphaInfo.premultipliedLast.rawValue
  private func made(_ memory: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ info: UInt32)
    -> CGContext?
  {
    CGContext(
      data: memory, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
  }
  private func image(_ bytes: [UInt8], _ width: Int, _ height: Int, _ info: UInt32, bits: Int = 32)
    -> CGImage?
  {
    CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: width * bits / 8,
      space: bits == 8 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: info), provider: CGDataProvider(data: Data(bytes))!, decode: nil,
      shouldInterpolate: false, intent: .defaultIntent)
  }

  @Test("What is drawn is in the caller's memory at once, the top row first")
  func callers() throws {
    let rows: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
    let picture = try #require(image(rows, 1, 2, last))
    var memory = [UInt8](repeating: 0, count: 8)
    memory.withUnsafeMutableBytes { bytes in
      made(bytes.baseAddress, 1, 2, last)!.draw(picture, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    #expect(memory == rows)
    // y is upward: the rectangle at 0 is the last row.
    memory.withUnsafeMutableBytes { bytes in
      let context = made(bytes.baseAddress, 1, 2, last)!
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(memory == [255, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test("A drawing's own memory has its pixels, and what is written there is drawn")
  func own() throws {
    let context = try #require(made(nil, 2, 1, last))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect((0..<8).map { bytes[$0] } == [0, 255, 0, 255, 0, 0, 0, 0])
    (bytes[4], bytes[7]) = (255, 255)
    let data = try #require(context.makeImage()?.dataProvider?.data)
    #expect(Array(data) == [0, 255, 0, 255, 255, 0, 0, 255])
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bytes[4] == 0 && bytes[5] == 255 && context.data == UnsafeMutableRawPointer(bytes))
    #expect(context.bytesPerRow == 8 && context.bitsPerPixel == 32 && context.alphaInfo == .premultipliedLast)
  }

  @Test(
    "Layouts of bytes",
    arguments: [
      (CGImageAlphaInfo.premultipliedLast.rawValue, [10, 20, 30, 255]),
      (CGImageAlphaInfo.noneSkipFirst.rawValue, [0, 10, 20, 30]),
      (
        CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
        [30, 20, 10, 255]
      ),
      (
        CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue, [10, 20, 30, 255]
      ),
    ] as [(UInt32, [UInt8])])
  func layouts(info: UInt32, bytes: [UInt8]) throws {
    let data = try #require(image(bytes, 1, 1, info)?.dataProvider?.data)
    #expect(Array(data) == [10, 20, 30, 255])
  }
  @Test("Greys, opacities that colours are not multiplied by, and what is not known")
  func kinds() throws {
    #expect(Array(try #require(image([7], 1, 1, 0, bits: 8)?.dataProvider?.data)) == [7, 7, 7, 255])
    let plain = try #require(image([200, 100, 0, 128], 1, 1, CGImageAlphaInfo.last.rawValue))
    #expect(Array(try #require(plain.dataProvider?.data)) == [100, 50, 0, 128])
    #expect(image([1, 2, 3], 1, 1, last) == nil)
    #expect(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: last) == nil)
  }

  @Test("A layer is faded as one; a mask cuts")
  func layers() throws {
    let context = CGContext(size: CGSize(width: 3, height: 1), scale: 1, isOpaque: false)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    let faded = try #require(context.makeImage()?.dataProvider?.data)
    #expect(Set([faded[3], faded[7], faded[11]]).count == 1 && (127...128).contains(faded[7]))

    let mask = try #require(image([0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0], 3, 1, last))
    let cut = CGContext(size: CGSize(width: 3, height: 1), scale: 1, isOpaque: false)
    cut.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1), mask: mask)
    cut.setFillColor(gray: 1, alpha: 1)
    cut.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    let rest = try #require(cut.makeImage()?.dataProvider?.data)
    #expect([rest[3], rest[7], rest[11]] == [0, 255, 0])
  }

  @Test(
    "Who looks at the pixels while a layer is open sees what lies below it; the layer comes on top when it ends"
  )
  func lookingIntoLayers() throws {
    let context = try #require(made(nil, 2, 1, last))
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect((0..<8).map { bytes[$0] } == [0, 0, 255, 255, 0, 0, 255, 255])
    context.endTransparencyLayer()
    // The pointer shows what has been drawn since it was given.
    #expect((0..<8).map { bytes[$0] } == [255, 0, 0, 255, 0, 0, 255, 255])
  }

  @Test("Pages are written when they are closed")
  func pages() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    var box = CGRect(x: 0, y: 0, width: 20, height: 10)
    let context = try #require(CGContext(url, mediaBox: &box, [kCGPDFContextTitle: "Two"]))
    for _ in 0..<2 {
      context.beginPDFPage(nil)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.endPDFPage()
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    context.closePDF()
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(
      text.hasPrefix("%PDF-1.4") && text.contains("/Count 2") && text.contains("/MediaBox [0 0 20.00 10.00]"))
    #expect(text.contains("/Title"))
  }
}
