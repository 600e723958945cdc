import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

@Suite("Broken pictures and true blurs") struct FuzzTests {
  private let red = ColorComponents(255, 0, 0)
  private let blue = ColorComponents(0, 0, 255)

  /// PNG's checks would refuse nearly every change, so chunks get new sums after it, and the decoder has to look.
  private func withSums(_ png: Data) -> Data {
    var bytes = [UInt8](png)
    var at = 8
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length >= 0, at + 12 + length <= bytes.count else { break }
      var sum: UInt32 = 0xffff_ffff
      for byte in bytes[at + 4..<at + 8 + length] {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? 0xedb8_8320 ^ sum >> 1 : sum >> 1 }
      }
      sum = ~sum
      for i in 0..<4 { bytes[at + 8 + length + i] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * i)) }
      at += 12 + length
    }
    return Data(bytes)
  }

  @Test("10,000 damaged files throw or decode within bounds")
  func mutations() {
    var r = SeededNumbers(2026)
    let bitmap = Bitmap(width: 12, height: 9) { x, y in
      UInt32(x * 20) | UInt32(y * 25) << 8 | UInt32((x * y) % 256) << 16 | 0xff00_0000
    }
    let files =
      [bitmap.pngData(), bitmap.jpegData(quality: 0.6)] + Samples.webp + Samples.gif
      + Samples.svg.map { Data($0.utf8) }
    var decoded = [Int](repeating: 0, count: files.count)
    for turn in 0..<10_000 {
      let kind = turn % files.count
      var data = files[kind]
      for _ in 0...Int(r.unit() * 6) {
        let place = data.startIndex + Int(r.unit() * Double(data.count))
        switch Int(r.unit() * 4) {
        case 0: data[place] = UInt8(r.number(0...255))
        case 1: data[place] ^= 1 << UInt8(r.unit() * 7.99)
        case 2: data.insert(contentsOf: data[place...].prefix(Int(r.unit() * 9)), at: place)
        default: data.removeSubrange(place..<min(data.endIndex, place + Int(r.unit() * 9)))
        }
        if data.isEmpty { data = files[kind] }
      }
      if kind == 0, r.unit() < 0.5 { data = withSums(data) }
      guard !Samples.isLargeSVG(data), let picture = try? Bitmap(imageData: data) else { continue }
      decoded[kind] += 1
      #expect(picture.width * picture.height <= Bitmap.mostPixels)
    }
    // Some damage is harmless; if none were, nothing behind the first check would have been tried.
    #expect(decoded.allSatisfy { $0 > 20 }, "\(decoded)")
  }

  @Test("A blur is off the exact Gaussian by less than 1/255 on average", arguments: [2.0, 5, 10, 20])
  func exactGaussian(sigma: Double) {
    let (width, height) = (160, 120)
    var r = SeededNumbers(7)
    var items: [DisplayItem] = []
    for _ in 0..<12 {
      items.append(
        rectItem(
          CGFloat(Int(r.number(0...140))), CGFloat(Int(r.number(0...100))), CGFloat(Int(r.number(5...60))),
          CGFloat(Int(r.number(5...50))),
          ColorComponents(red: Float(r.unit()), green: Float(r.unit()), blue: Float(r.unit()))))
    }
    let sharp = draw(group(items), width, height)
    let blurred = draw(effect(.blur(radius: sigma, isOpaque: false), group(items)), width, height)
    // What reaches over the border of the bitmap is there too: the drawing goes on beyond it.
    let reach = Int(sigma * 5)
    let wide = draw(
      item(
        .effect(
          .transform(CGAffineTransform(translationX: CGFloat(reach), y: CGFloat(reach))), placed(group(items))
        )),
      width + 2 * reach, height + 2 * reach)
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    var rows = [SIMD4<Double>](repeating: .zero, count: width * wide.height)
    for y in 0..<wide.height {
      for x in 0..<width {
        var total = SIMD4<Double>.zero
        for k in 0...2 * reach {
          let p = wide[x + k, y]
          total += SIMD4(Double(p.red), Double(p.green), Double(p.blue), Double(p.alpha)) * weights[k]
        }
        rows[y * width + x] = total / sum
      }
    }
    var error = 0.0
    for y in 0..<height {
      for x in 0..<width {
        var total = SIMD4<Double>.zero
        for k in 0...2 * reach { total += rows[(y + k) * width + x] * weights[k] }
        total /= sum
        let p = blurred[x, y]
        let off = total - SIMD4(Double(p.red), Double(p.green), Double(p.blue), Double(p.alpha))
        error += abs(off.x) + abs(off.y) + abs(off.z) + abs(off.w)
      }
    }
    error /= Double(width * height * 4)
    #expect(error < 1, "off by \(error) of 255")
    #expect(!blurred.sameBytes(sharp))
  }
}
