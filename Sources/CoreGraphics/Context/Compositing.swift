import SashDisplay
import SashGeometry
import SashRaster

/// The modes of Porter and Duff that change what is below where nothing, or little, is drawn: they are done on pixels.
///
/// With the drawn colour `s` and its opacity, both lessened by how much of a pixel the drawing covers (`cover`), and the
/// ground `d` the result is `s · source(αd) + d · (1 - cover + ground(αs))`. Outside of what is drawn nothing changes.
enum Compositing: Sendable {
  case sourceIn, sourceOut, destinationIn, destinationAtop, xor

  /// All shares are of 255.
  fileprivate func source(_ ground: UInt32) -> UInt32 {
    switch self {
    case .destinationIn: 0
    case .sourceIn: ground
    case .sourceOut, .destinationAtop, .xor: 255 - ground
    }
  }
  fileprivate func ground(cover: UInt32, source: UInt32) -> UInt32 {
    switch self {
    case .sourceIn, .sourceOut: 255 - cover
    case .destinationIn, .destinationAtop: 255 - max(cover, source) + source
    case .xor: 255 - source
    }
  }
}

extension CGContext {
  /// Mixes something drawn, which covers `cover`, with what is there.
  func compose(_ drawn: DisplayItem, cover: DisplayItem, _ mode: Compositing) {
    // In a layer that is what the layer has so far.
    let isLayer = !layers.isEmpty
    if !isLayer { settle() }
    let ground = isLayer ? picture(of: item(.group(items)).item) : base
    let source = picture(of: drawn)
    let cover = picture(of: cover)
    for index in 0..<base.width * base.height where cover.pixels[index] != 0 || source.pixels[index] != 0 {
      let (s, d) = (source.pixels[index], ground.pixels[index])
      let shares = (
        mode.source(d >> 24), mode.ground(cover: cover.pixels[index] >> 24, source: s >> 24)
      )
      var result: UInt32 = 0
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let sum = (s >> shift & 255) * shares.0 + (d >> shift & 255) * shares.1
        result |= min(255, (sum + 127) / 255) << shift
      }
      ground.pixels[index] = result
    }
    if isLayer { items = [whole(ground)] } else { memory?.write(base) }
  }
  private func picture(of item: DisplayItem) -> Bitmap {
    let picture = Bitmap(width: base.width, height: base.height)
    CGContext.raster.render(item, into: picture, scale: scale, background: .clear)
    return picture
  }
}
