import Foundation
import SashDisplay
import SashGeometry
import SashMessages
import SashRaster

/// Reads the pictures of files of pages.
///
/// - Source: ISO 32000-1, 8.9
/// - Missing: pictures of JPEG 2000, JBIG2 and fax, and of JPEG in four inks, which are left out with a message.
enum PDFPicture {
  /// The pixels of a picture; of a stencil those that are painted with the colour.
  static func bitmap(_ stream: PDFStream, _ resources: PDFObject?, stencil: ColorComponents) -> Bitmap? {
    let entries = PDFObject(.stream(stream))
    func entry(_ long: String, _ short: String) -> PDFObject? { entries[long] ?? entries[short] }
    guard let width = entry("Width", "W")?.integer, let height = entry("Height", "H")?.integer,
      (1...32_768).contains(width), (1...32_768).contains(height), width * height <= 1 << 28
    else { return nil }
    let (bytes, rest) = stream.decoded
    if entry("ImageMask", "IM")?.boolean == true {
      guard rest == nil else { return tell(rest) }
      return mask(
        bytes, width, height, isInverted: entry("Decode", "D")?.numbers.first == 1, color: stencil)
    }
    let result: Bitmap
    if rest == "DCTDecode" || rest == "DCT" {
      guard let found = try? Bitmap(imageData: Data(bytes)) else { return tell(rest) }
      result = found
    } else if rest == nil {
      let depth = entry("BitsPerComponent", "BPC")?.integer ?? 8
      guard [1, 2, 4, 8, 16].contains(depth),
        let space = PDFColorSpace(entry("ColorSpace", "CS"), resources)
      else { return nil }
      result = pixels(
        bytes, width, height, depth, space, entry("Decode", "D")?.numbers ?? [],
        keyed: entries["Mask"]?.array == nil ? [] : entries["Mask"]?.numbers.map { Int($0) } ?? [])
    } else {
      return tell(rest)
    }
    if let soft = entries["SMask"]?.stream { return faded(result, by: soft, isStencil: false) }
    if let hard = entries["Mask"]?.stream { return faded(result, by: hard, isStencil: true) }
    return result
  }
  private static func tell(_ filter: String?) -> Bitmap? {
    tellOnce(
      "A picture in a file of pages is left out: \(filter ?? "its kind") is not read.", by: "CoreGraphics")
    return nil
  }

  private static func mask(
    _ bytes: [UInt8], _ width: Int, _ height: Int, isInverted: Bool, color: ColorComponents
  ) -> Bitmap {
    let (bitmap, row) = (Bitmap(width: width, height: height), (width + 7) / 8)
    let pixel = pixel(color)
    for y in 0..<height {
      for x in 0..<width {
        let place = y * row + x / 8
        let bit = place < bytes.count ? bytes[place] >> (7 - UInt8(x & 7)) & 1 : 1
        if (bit == 0) != isInverted { bitmap.pixels[y * width + x] = pixel }
      }
    }
    return bitmap
  }
  static func pixel(_ color: ColorComponents) -> UInt32 {
    func part(_ value: Float) -> UInt32 { UInt32(min(max(value * color.opacity, 0), 1) * 255 + 0.5) }
    let alpha = UInt32(min(max(color.opacity, 0), 1) * 255 + 0.5)
    return part(color.red) | part(color.green) << 8 | part(color.blue) << 16 | alpha << 24
  }

  private static func pixels(
    _ bytes: [UInt8], _ width: Int, _ height: Int, _ depth: Int, _ space: PDFColorSpace, _ decode: [CGFloat],
    keyed: [Int]
  ) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let count = max(1, space.count)
    let decode = decode.count >= count * 2 ? decode : space.decode(depth: depth)
    let most = CGFloat(1 << depth - 1)
    var bits = BitReader(bytes)
    var kept: [UInt64: UInt32] = [:]
    var samples = [Int](repeating: 0, count: count)
    let out = bitmap.pixels
    for y in 0..<height {
      for x in 0..<width {
        var key: UInt64 = 0
        for index in 0..<count {
          samples[index] = bits.take(depth)
          key = key &* 65_599 &+ UInt64(samples[index])
        }
        if keyed.count >= count * 2,
          (0..<count).allSatisfy({ samples[$0] >= keyed[$0 * 2] && samples[$0] <= keyed[$0 * 2 + 1] })
        {
          continue
        }
        // Pictures have few colours beside each other, so each is looked for once.
        if count <= 3 || depth <= 8, let found = kept[key] {
          out[y * width + x] = found
          continue
        }
        let values = (0..<count).map { index in
          decode[index * 2] + CGFloat(samples[index]) / most * (decode[index * 2 + 1] - decode[index * 2])
        }
        let found = pixel(space.color(values))
        if kept.count < 1 << 16 { kept[key] = found }
        out[y * width + x] = found
      }
      bits.alignToByte()
    }
    return bitmap
  }

  /// A picture through a mask, as large as the larger of both.
  private static func faded(_ picture: Bitmap, by stream: PDFStream, isStencil: Bool) -> Bitmap {
    let white = ColorComponents.white
    guard
      let mask = bitmap(
        PDFStream(stream.dictionary.filter { $0.key != "SMask" && $0.key != "Mask" }, stream.raw), nil,
        stencil: white)
    else { return picture }
    let (width, height) = (max(picture.width, mask.width), max(picture.height, mask.height))
    let result = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let color = picture.pixels[y * picture.height / height * picture.width + x * picture.width / width]
        let cover = mask.pixels[y * mask.height / height * mask.width + x * mask.width / width]
        // A stencil hides where it would be painted.
        let alpha = isStencil ? 255 - (cover >> 24) : cover & 255
        var pixel: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
          pixel |= (((color >> shift & 255) * alpha + 127) / 255) << shift
        }
        result.pixels[y * width + x] = pixel
      }
    }
    return result
  }
}
