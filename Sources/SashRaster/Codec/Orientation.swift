import Foundation
import SashDisplay

extension Bitmap {
  /// The pixels turned and mirrored so that they stand upright; `exif` is 1…8 as EXIF counts, 1 is upright already.
  package func oriented(exif: Int) -> Bitmap {
    if !(2...8).contains(exif) { return self }
    let turns = exif >= 5
    let result = Bitmap(width: turns ? height : width, height: turns ? width : height)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let source = Bitmap.source(of: x, y, exif: exif, width: width, height: height)
        result.pixels[y * result.width + x] = pixels[source.y * width + source.x]
      }
    }
    return result
  }

  /// Where the pixel of an upright picture lies in a stored one of `width` by `height` pixels.
  private static func source(of x: Int, _ y: Int, exif: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch exif {
    case 2: (width - 1 - x, y)
    case 3: (width - 1 - x, height - 1 - y)
    case 4: (x, height - 1 - y)
    case 5: (y, x)
    case 6: (y, height - 1 - x)
    case 7: (width - 1 - y, height - 1 - x)
    case 8: (width - 1 - y, x)
    default: (x, y)
    }
  }

  /// The orientation that the EXIF block of a JPEG file names; 1 where it names none or is damaged.
  static func exifOrientation(ofJPEG bytes: [UInt8]) -> Int {
    func big(_ i: Int) -> Int { i + 1 < bytes.count ? Int(bytes[i]) << 8 | Int(bytes[i + 1]) : 0 }
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xff {
      let (marker, length) = (bytes[place + 1], big(place + 2))
      if marker == 0xda || length < 2 { break }
      let body = place + 4
      if marker == 0xe1, body + 14 < bytes.count,
        bytes[body..<body + 6].elementsEqual([69, 120, 105, 102, 0, 0])
      {
        return tiffOrientation(bytes, at: body + 6)
      }
      place += 2 + length
    }
    return 1
  }

  /// - Source: TIFF 6.0: the first directory's entry 0x0112.
  private static func tiffOrientation(_ bytes: [UInt8], at start: Int) -> Int {
    let isLittle = bytes[start] == 0x49
    func number(_ place: Int, _ count: Int) -> Int {
      guard place >= 0, place + count <= bytes.count else { return 0 }
      let part = bytes[place..<place + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    let directory = start + number(start + 4, 4)
    for entry in 0..<min(number(directory, 2), 512) {
      let place = directory + 2 + entry * 12
      if number(place, 2) == 0x0112 {
        let value = number(place + 8, 2)
        return (1...8).contains(value) ? value : 1
      }
    }
    return 1
  }
}
