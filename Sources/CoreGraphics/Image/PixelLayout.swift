import Foundation
import SashDisplay

/// How pixels lie in memory that a program hands over or asks for.
///
/// What is drawn here has one layout, a byte each of red, green, blue and opacity in that order, the colours multiplied by it; this turns
/// it into others and back. Lengths are in bytes.
struct PixelLayout {
  /// What the bytes of a pixel are.
  private enum Kind {
    /// Red, green, blue and what stands for opacity, as places in the pixel.
    case colors(red: Int, green: Int, blue: Int, alpha: Int?, size: Int, isMultiplied: Bool)
    case gray
    case opacity
  }
  private let kind: Kind
  private let bytesPerRow: Int

  /// - Returns: nil for layouts that are not known: other than 8 bits a component.
  init?(bitsPerComponent: Int, bitsPerPixel: Int?, bytesPerRow: Int, isGray: Bool, bitmapInfo: CGBitmapInfo) {
    guard bitsPerComponent == 8, !bitmapInfo.contains(.floatComponents),
      let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    self.bytesPerRow = bytesPerRow
    if alpha == .alphaOnly {
      kind = .opacity
      return
    }
    if isGray {
      guard alpha == .none else { return nil }
      kind = .gray
      return
    }
    let size = (bitsPerPixel ?? 32) / 8
    guard size == 4 || size == 3 && alpha == .none else { return nil }
    let isLittle = bitmapInfo.intersection(.byteOrderMask) == .byteOrder32Little
    let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha)
    func place(_ index: Int) -> Int { isLittle ? size - 1 - index : index }
    let color = isFirst ? 1 : 0
    let hasAlpha = [.first, .last, .premultipliedFirst, .premultipliedLast].contains(alpha)
    kind = .colors(
      red: place(color), green: place(color + 1), blue: place(color + 2),
      alpha: hasAlpha ? place(isFirst ? 0 : 3) : nil, size: size,
      isMultiplied: alpha == .premultipliedFirst || alpha == .premultipliedLast)
  }

  /// The fewest bytes that a row of so many pixels takes.
  func leastRow(_ width: Int) -> Int {
    switch kind {
    case .colors(_, _, _, _, let size, _): width * size
    case .gray, .opacity: width
    }
  }
  /// How many bytes a row has.
  func row(_ width: Int) -> Int { bytesPerRow == 0 ? leastRow(width) : bytesPerRow }

  /// Puts pixels into memory.
  func write(_ bitmap: Bitmap, to memory: UnsafeMutableRawPointer) {
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    for y in 0..<bitmap.height {
      let row = bytes + y * row(bitmap.width)
      for x in 0..<bitmap.width { write(bitmap.pixels[y * bitmap.width + x], row, x) }
    }
  }
  private func write(_ pixel: UInt32, _ row: UnsafeMutablePointer<UInt8>, _ x: Int) {
    let (a, b, g, r) = (pixel >> 24, pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    switch kind {
    case .opacity: row[x] = UInt8(a)
    // - Source: the luminance of Rec. 601, which is what conversions to device gray use.
    case .gray: row[x] = UInt8((299 * r + 587 * g + 114 * b + 500) / 1000)
    case .colors(let red, let green, let blue, let alpha, let size, let isMultiplied):
      let place = row + x * size
      func whole(_ part: UInt32) -> UInt8 {
        isMultiplied || alpha == nil || a == 0 ? UInt8(part) : UInt8(min(255, (part * 255 + a / 2) / a))
      }
      (place[red], place[green], place[blue]) = (whole(r), whole(g), whole(b))
      if let alpha { place[alpha] = UInt8(a) }
    }
  }

  /// Takes pixels out of memory.
  func read(_ memory: UnsafeRawPointer, into bitmap: Bitmap) {
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    for y in 0..<bitmap.height {
      let row = bytes + y * row(bitmap.width)
      for x in 0..<bitmap.width { bitmap.pixels[y * bitmap.width + x] = read(row, x) }
    }
  }
  private func read(_ row: UnsafePointer<UInt8>, _ x: Int) -> UInt32 {
    switch kind {
    case .opacity: return UInt32(row[x]) << 24
    case .gray: return 0xff00_0000 | UInt32(row[x]) * 0x01_0101
    case .colors(let red, let green, let blue, let alpha, let size, let isMultiplied):
      let place = row + x * size
      let a = alpha.map { UInt32(place[$0]) } ?? 255
      func part(_ index: Int) -> UInt32 {
        let value = UInt32(place[index])
        return isMultiplied || a == 255 ? min(value, a) : (value * a + 127) / 255
      }
      return a << 24 | part(blue) << 16 | part(green) << 8 | part(red)
    }
  }
}
