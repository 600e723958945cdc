import Foundation
import SashDisplay
import SashMessages
import Synchronization

/// A large picture in the bytes of a file, read when it is drawn and only as large as it is drawn.
package final class PictureData: PictureFile {
  let data: Data
  private let width: Int
  private let height: Int
  /// Set once nothing of it could be read: there is no use in another try.
  private let isUnreadable = Atomic(false)

  init(_ data: Data, width: Int, height: Int) { (self.data, self.width, self.height) = (data, width, height) }

  package var byteCount: Int { data.count }

  package func picture(dividedBy divisor: Int) -> ReducedPicture? {
    if isUnreadable.load(ordering: .relaxed) { return nil }
    let size = "\(width)×\(height) pixels"
    func breaksOff(_ error: ImageDecodingError) {
      tellOnce("A picture of \(size) breaks off and is drawn as far as it goes. \(error)")
    }
    do {
      if Bitmap.isJPEG(data) {
        return try Bitmap.reduced(jpegData: data, by: divisor, ifBroken: breaksOff)
      }
      let whole = try Bitmap(imageData: data, ifBroken: breaksOff)
      return ReducedPicture(bitmap: divisor == 1 ? whole : whole.averaged(divisor), divisor: divisor)
    } catch {
      isUnreadable.store(true, ordering: .relaxed)
      tellOnce("A picture of \(size) cannot be read: \(error)")
      return nil
    }
  }
}

extension Bitmap {
  /// Pixels up to which a picture is read at once.
  package static var smallPixels: Int { 1 << 17 }

  /// Reads a picture file; of a large one only the head, and its pixels when they are needed.
  package static func reading(_ data: Data) throws -> Bitmap {
    guard let (width, height) = try headSize(data), width * height > smallPixels else {
      return try Bitmap(imageData: data)
    }
    return Bitmap(width: width, height: height, file: PictureData(data, width: width, height: height))
  }

  static func isJPEG(_ data: Data) -> Bool { data.starts(with: [0xff, 0xd8, 0xff]) }

  /// The size that the head of a file tells, upright; nil for formats that are always read at once.
  private static func headSize(_ data: Data) throws -> (Int, Int)? {
    let size: (Int, Int)
    if isJPEG(data) {
      size = try jpegSize(data)
    } else if data.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      // The first chunk is the header: its length, its name, width and height.
      let head = [UInt8](data.prefix(24))
      guard head.count == 24, head[12..<16].elementsEqual("IHDR".utf8) else { return nil }
      func number(_ i: Int) -> Int { head[i..<i + 4].reduce(0) { $0 << 8 | Int($1) } }
      size = (number(16), number(20))
    } else if data.starts(with: "RIFF".utf8), data.dropFirst(8).starts(with: "WEBP".utf8) {
      guard let found = webpSize(data) else { return nil }
      size = found
    } else if data.starts(with: "GIF8".utf8), data.count >= 10 {
      let head = [UInt8](data.prefix(10))
      size = (Int(head[6]) | Int(head[7]) << 8, Int(head[8]) | Int(head[9]) << 8)
    } else {
      return nil
    }
    guard (try? checkSize(size.0, size.1, format: "")) != nil else { return nil }
    return size
  }

  /// Averages of `n`×`n` pixels; those at the end of rows and columns count beyond it.
  func averaged(_ n: Int) -> Bitmap {
    let result = Bitmap(width: (width + n - 1) / n, height: (height + n - 1) / n)
    let (from, out) = (pixels, result.pixels)
    let (half, shift) = (UInt32(n * n / 2), UInt32((n * n).trailingZeroBitCount))
    var sums = [SIMD4<UInt32>](repeating: .zero, count: result.width)
    for row in 0..<result.height {
      for i in sums.indices { sums[i] = SIMD4(repeating: half) }
      for y in row * n..<row * n + n {
        let line = from + min(y, height - 1) * width
        for x in 0..<result.width * n {
          let p = line[min(x, width - 1)]
          sums[x / n] = sums[x / n] &+ SIMD4(p & 255, p >> 8 & 255, p >> 16 & 255, p >> 24)
        }
      }
      for x in 0..<result.width {
        let v = sums[x] &>> SIMD4(repeating: shift)
        out[row * result.width + x] = v[0] | v[1] << 8 | v[2] << 16 | v[3] << 24
      }
    }
    return result
  }
}
