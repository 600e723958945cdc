import Foundation
import SashDisplay
import SashGeometry
import SashRaster
import Testing

/// Blurs against the convolution with a Gaussian, in double precision.
@Suite("Blurs") struct BlurTests {
  static let (width, height) = (230, 170)

  /// Patches, single pixels and a see-through part.
  static let picture: Bitmap = {
    var r = SeededNumbers(3)
    let bitmap = Bitmap(width: width, height: height)
    for _ in 0..<60 {
      let (x, y) = (Int(r.number(0...200)), Int(r.number(0...140)))
      let (w, h) = (Int(r.number(1...60)), Int(r.number(1...50)))
      let color = SIMD4<Double>(r.unit(), r.unit(), r.unit(), 1) * (r.unit() < 0.3 ? 0.5 : 1) * 255
      for py in y..<min(height, y + h) {
        for px in x..<min(width, x + w) {
          bitmap.pixels[py * width + px] = (0..<4).reduce(0) { $0 | UInt32(color[$1]) << UInt32(8 * $1) }
        }
      }
    }
    return bitmap
  }()

  static func blurred(_ radius: CGFloat) -> DisplayItem {
    let place = CGRect(x: 0, y: 0, width: width, height: height)
    return effect(
      .blur(radius: radius, isOpaque: false), item(.image(ImageContent(image: picture, destination: place))))
  }

  /// The picture between clear surroundings, convolved along x and then along y.
  static func gaussian(_ sigma: Double) -> [SIMD4<Double>] {
    var pixels = (0..<width * height).map { i in
      let p = picture.pixels[i]
      return SIMD4<Double>(Double(p & 255), Double(p >> 8 & 255), Double(p >> 16 & 255), Double(p >> 24))
    }
    let reach = Int(4 * sigma) + 1
    var kernel = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = kernel.reduce(0, +)
    kernel = kernel.map { $0 / sum }
    for (step, count, other, across) in [(1, width, height, width), (width, height, width, 1)] {
      var out = pixels
      for line in 0..<other {
        for i in 0..<count {
          var value = SIMD4<Double>()
          for k in max(0, i - reach)...min(count - 1, i + reach) {
            value += pixels[line * across + k * step] * kernel[k - i + reach]
          }
          out[line * across + i * step] = value
        }
      }
      pixels = out
    }
    return pixels
  }

  @Test("Blurs follow the Gaussian", arguments: [1.3, 3, 5.9, 6, 8, 11.9, 12, 20, 24, 47, 60, 110])
  func accuracy(sigma: Double) {
    let wanted = Self.gaussian(sigma)
    let got = draw(Self.blurred(sigma), Self.width, Self.height)
    var (sum, worst) = (0.0, 0.0)
    for i in wanted.indices {
      for c in 0..<4 {
        let error = abs(Double(got.pixels[i] >> UInt32(8 * c) & 255) - wanted[i][c])
        sum += error
        worst = max(worst, error)
      }
    }
    let mean = sum / Double(4 * wanted.count)
    #expect(mean < (sigma < 2 ? 1.2 : 0.7), "\(mean)")
    #expect(worst < (sigma < 2 ? 18 : sigma < 6 ? 9 : 4), "\(worst)")
  }

  @Test("Shadows follow the Gaussian, narrow and wide", arguments: [1.5, 3, 5.9, 6, 8, 12, 20, 47])
  func shadows(sigma: Double) {
    let wanted = Self.gaussian(sigma)
    // The shadow beside what throws it.
    let shadow = effect(
      .shadow(color: .black, radius: sigma, offset: CGSize(width: Self.width, height: 0)),
      item(
        .image(
          ImageContent(
            image: Self.picture, destination: CGRect(x: 0, y: 0, width: Self.width, height: Self.height)))))
    let got = draw(shadow, 2 * Self.width, Self.height)
    var (sum, worst) = (0.0, 0.0)
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let error = abs(
          Double(got.pixels[y * got.width + x + Self.width] >> 24) - wanted[y * Self.width + x].w)
        (sum, worst) = (sum + error, max(worst, error))
      }
    }
    let mean = sum / Double(wanted.count)
    #expect(mean < 1, "\(mean)")
    #expect(worst < (sigma < 2 ? 18 : sigma < 6 ? 9 : 4), "\(worst)")
  }

  @Test("A wide blur of what is even stays even, and clear stays clear", arguments: [6.0, 20, 50, 120, 512])
  func extremes(sigma: Double) {
    let side = Int(sigma) * 8 + 40
    let color = ColorComponents(255, 128, 1)
    let plane = effect(
      .blur(radius: sigma, isOpaque: false), rectItem(0, 0, CGFloat(side), CGFloat(side), color))
    let area = PixelRect(x0: side / 2 - 15, y0: side / 2 - 15, x1: side / 2 + 15, y1: side / 2 + 15)
    let bitmap = Bitmap(width: side, height: side)
    Raster(threads: 1).render(plane, into: bitmap, scale: 1, background: .clear, damage: [area])
    for y in area.y0..<area.y1 {
      for x in area.x0..<area.x1 { #expect(bitmap.pixel(x, y) == [255, 128, 1, 255]) }
    }
    let dot = draw(effect(.blur(radius: sigma, isOpaque: false), rectItem(0, 0, 1, 1)), 80, 80)
    #expect(dot.alpha(70, 70) == 0 && (0..<80).allSatisfy { dot.alpha($0, 79) == 0 })
  }

  @Test("Parts of wide blurs have the bytes of the whole", arguments: [6.5, 13, 21, 33])
  func parts(radius: CGFloat) {
    let list = group([rectItem(10, 0, 300, 300, ColorComponents(0, 80, 160)), Self.blurred(radius)])
    for scale in [1.0, 1.5] {
      let whole = draw(list, 331, 257, scale: scale, background: .white)
      for threads in [2, 5] {
        #expect(
          draw(list, 331, 257, scale: scale, background: .white, raster: Raster(threads: threads)).sameBytes(
            whole))
      }
      let parts = Bitmap(width: 331, height: 257)
      let raster = Raster(threads: 1)
      for (x0, x1) in [(0, 37), (37, 38), (38, 203), (203, 331)] {
        for (y0, y1) in [(0, 111), (111, 113), (113, 257)] {
          raster.render(
            list, into: parts, scale: scale, background: .white,
            damage: [PixelRect(x0: x0, y0: y0, x1: x1, y1: y1)])
        }
      }
      #expect(parts.sameBytes(whole), "scale \(scale)")
    }
  }
}
