import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

/// Large pictures of files are read as large as they are drawn.
@Suite("Reading pictures") struct DecodingTests {
  /// Soft waves, so that a copy of any size can be compared.
  static func waves(_ width: Int, _ height: Int) -> Bitmap {
    let (columns, rows) = (
      (0..<width).map { UInt32(120 + 110 * sin(Double($0) / Double(width) * 9)) },
      (0..<height).map { UInt32(120 + 110 * cos(Double($0) / Double(height) * 7)) }
    )
    return Bitmap(width: width, height: height) { x, y in
      columns[x] | rows[y] << 8 | (columns[x] + rows[y]) / 2 << 16 | 0xff00_0000
    }
  }

  static func shown(_ bitmap: Bitmap, _ width: Int, _ height: Int) -> DisplayItem {
    item(
      .image(ImageContent(image: bitmap, destination: CGRect(x: 0, y: 0, width: width, height: height))))
  }

  /// The largest difference of two channels.
  static func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
    var worst = 0
    for i in 0..<a.width * a.height {
      for shift in [UInt32(0), 8, 16, 24] {
        worst = max(worst, abs(Int(a.pixels[i] >> shift & 255) - Int(b.pixels[i] >> shift & 255)))
      }
    }
    return worst
  }

  @Test("A photo of 4000×3000 shown on 100×75 is read at an eighth, and keeps less than 1 MB")
  func thumbnail() throws {
    let picture = Self.waves(4000, 3000)
    let data = picture.jpegData(quality: 0.8)
    let bitmap = try Bitmap.reading(data)
    #expect(bitmap.width == 4000 && bitmap.height == 3000 && bitmap.byteCount == data.count)
    #expect(DecodedPictures.shared.sizes(of: bitmap) == [])
    let small = draw(Self.shown(bitmap, 100, 75), 100, 75)
    let sizes = DecodedPictures.shared.sizes(of: bitmap)
    #expect(sizes == [CGSize(width: 500, height: 375)])
    #expect(
      sizes.reduce(0) { $0 + Int($1.width * $1.height) * 4 } < 1 << 20 && bitmap.byteCount == data.count)
    #expect(Self.difference(small, draw(Self.shown(picture, 100, 75), 100, 75)) <= 6)
  }

  @Test(
    "The divisor is the largest that leaves as many pixels as are drawn",
    arguments: [1, 1.9, 2, 3.9, 4, 7, 8, 30])
  func divisors(ratio: CGFloat) {
    let divisor = DecodedPictures.divisor(
      part: CGSize(width: 800 * ratio, height: 900 * ratio), width: 800, height: 600)
    #expect(divisor == (ratio < 2 ? 1 : ratio < 4 ? 2 : ratio < 8 ? 4 : 8))
  }

  @Test("Every orientation and an odd size lie where the whole picture does", arguments: 1...8)
  func orientations(exif: UInt8) throws {
    let plain = [UInt8](Self.waves(701, 499).jpegData(quality: 0.95))
    // A block with one entry: the orientation.
    let block: [UInt8] =
      [0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3]
      + [0, 0, 0, 1, 0, exif, 0, 0, 0, 0, 0, 0]
    let data = Data(plain[..<2] + block + plain[2...])
    let whole = try Bitmap(imageData: data)
    let bitmap = try Bitmap.reading(data)
    #expect(bitmap.file != nil && (bitmap.width, bitmap.height) == (whole.width, whole.height))
    let (width, height) = (whole.width / 5, whole.height / 5)
    let (a, b) = (
      draw(Self.shown(bitmap, width, height), width, height),
      draw(Self.shown(whole, width, height), width, height)
    )
    #expect(Self.difference(a, b) <= 4)
    #expect(DecodedPictures.shared.sizes(of: bitmap).first?.width == CGFloat((whole.width + 3) / 4))
    #expect(bitmap.pixels[5] == whole.pixels[5] && bitmap.pixels[700] == whole.pixels[700])
  }

  @Test("A large PNG shrinks by averages, and in its own size it is itself")
  func png() throws {
    let picture = Self.waves(641, 403)
    let bitmap = try Bitmap.reading(picture.pngData())
    #expect(bitmap.file != nil)
    let (small, wanted) = (
      draw(Self.shown(bitmap, 211, 130), 211, 130), draw(Self.shown(picture, 211, 130), 211, 130)
    )
    #expect(Self.difference(small, wanted) <= 3)
    #expect(DecodedPictures.shared.sizes(of: bitmap) == [CGSize(width: 321, height: 202)])
    #expect(draw(Self.shown(bitmap, 641, 403), 641, 403).sameBytes(picture))
    let turned = effect(.transform(CGAffineTransform(rotationAngle: 0.3)), Self.shown(bitmap, 300, 200))
    let same = effect(.transform(CGAffineTransform(rotationAngle: 0.3)), Self.shown(picture, 300, 200))
    #expect(Self.difference(draw(turned, 300, 300), draw(same, 300, 300)) <= 12)
  }

  @Test("What is prepared is read on another thread, once")
  func prepared() async throws {
    let bitmap = try Bitmap.reading(Self.waves(900, 700).jpegData(quality: 0.8))
    DecodedPictures.shared.prepare(bitmap, width: 100, height: 70)
    for _ in 0..<2000 where DecodedPictures.shared.sizes(of: bitmap).isEmpty {
      try await Task.sleep(for: .milliseconds(5))
    }
    let size = CGSize(width: 113, height: 88)
    #expect(DecodedPictures.shared.sizes(of: bitmap) == [size])
    _ = draw(Self.shown(bitmap, 100, 70), 100, 70)
    #expect(DecodedPictures.shared.sizes(of: bitmap) == [size])
  }

  @Test("Large WebP and GIF pictures are read when they are drawn, too")
  func webpAndGIF() throws {
    let webp = try Bitmap.reading(Samples.largeWebP)
    #expect(webp.file != nil && (webp.width, webp.height) == (520, 300))
    #expect(draw(Self.shown(webp, 520, 300), 520, 300).sameBytes(try Bitmap(imageData: Samples.largeWebP)))
    #expect(webp[519, 299] == (224, 224, 112, 255))
    let small = draw(Self.shown(webp, 130, 75), 130, 75)
    #expect(small.pixel(4, 2) == [48, 224, 144, 255])
    #expect(DecodedPictures.shared.sizes(of: webp).contains(CGSize(width: 130, height: 75)))
    let data = Samples.largeGIF(width: 480, height: 300)
    let gif = try Bitmap.reading(data)
    #expect(gif.file != nil && (gif.width, gif.height) == (480, 300))
    #expect(draw(Self.shown(gif, 480, 300), 480, 300).sameBytes(try Bitmap(imageData: data)))
    #expect(gif[3, 299] == (255, 0, 0, 255) && gif[4, 299] == (0, 0, 255, 255))
  }

  @Test("Small pictures are read at once, and a broken head is an error")
  func smallAndBroken() throws {
    #expect(try Bitmap.reading(Self.waves(300, 300).pngData()).file == nil)
    #expect(try Bitmap.reading(Samples.webp[0]).file == nil)
    let data = Self.waves(900, 700).pngData()
    #expect(throws: ImageDecodingError.self) { try Bitmap.reading(data.prefix(20)) }
    #expect(throws: ImageDecodingError.self) { try Bitmap.reading(Samples.largeWebP.prefix(15)) }
  }

  @Test(
    "A large picture that breaks off is drawn as far as it goes", arguments: ["png", "jpeg", "webp", "gif"])
  func breaksOff(format: String) throws {
    let data: Data =
      switch format {
      case "png": Self.waves(900, 700).pngData()
      case "jpeg": Self.waves(900, 700).jpegData(quality: 0.9)
      case "webp": Samples.largeWebP
      default: Samples.largeGIF(width: 480, height: 300)
      }
    let whole = try Bitmap(imageData: data)
    let bitmap = try Bitmap.reading(data.prefix(data.count * 6 / 10))
    let size = (bitmap.width, bitmap.height)
    let drawn = draw(Self.shown(bitmap, size.0, size.1), size.0, size.1)
    #expect(drawn[60, 20] == whole[60, 20])
    #expect(drawn[60, size.1 - 2] != whole[60, size.1 - 2])
    // As large as it is drawn.
    let small = draw(Self.shown(bitmap, size.0 / 4, size.1 / 4), size.0 / 4, size.1 / 4)
    let wanted = draw(Self.shown(whole, size.0 / 4, size.1 / 4), size.0 / 4, size.1 / 4)
    #expect((0..<3).allSatisfy { abs(small.pixel(15, 5)[$0] - wanted.pixel(15, 5)[$0]) <= 6 })
  }

  @Test("Of a large picture that cannot be read a crossed box is drawn, and nothing is kept")
  func unreadable() throws {
    let data = Self.waves(900, 700).pngData()
    // What is packed begins wrongly: no row of it can be read.
    let start = try #require(data.range(of: Data("IDAT".utf8))).upperBound
    let bitmap = try Bitmap.reading(data[..<start] + Data(repeating: 0xff, count: 3000))
    #expect(bitmap.width == 900)
    DecodedPictures.shared.prepare(bitmap, width: 40, height: 40)
    for turn in [0, 0.4] {
      let turned = effect(.transform(CGAffineTransform(rotationAngle: turn)), Self.shown(bitmap, 40, 40))
      #expect(draw(turned, 60, 60).mass > 0)
    }
    let box = draw(Self.shown(bitmap, 40, 40), 40, 40)
    #expect(box.pixel(0, 20) == [255, 59, 48, 255] && box.pixel(20, 8)[3] == 0)
    #expect(DecodedPictures.shared.sizes(of: bitmap) == [])
    #expect(!DecodedPictures.shared.keeps(bitmap))
    #expect(bitmap.pixels[3] == 0)
  }
}
