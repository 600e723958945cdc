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

  @Test("Small pictures are read at once, and what breaks later draws nothing")
  func smallAndBroken() throws {
    #expect(try Bitmap.reading(Self.waves(300, 300).pngData()).file == nil)
    let data = Self.waves(900, 700).pngData()
    let broken = try Bitmap.reading(data.prefix(2000))
    #expect(broken.width == 900 && draw(Self.shown(broken, 40, 40)).mass == 0)
    #expect(broken.pixels[3] == 0)
    #expect(throws: ImageDecodingError.self) { try Bitmap.reading(data.prefix(20)) }
  }
}
