import Foundation
import SashDisplay

/// Pixels to take colours from, with what keeps them alive.
struct PixelSource {
  let pixels: PixelRow
  let stride: Int
  let width: Int
  let height: Int
  private let owner: AnyObject

  init(_ bitmap: Bitmap) {
    (pixels, stride, width, height, owner) = (
      bitmap.pixels, bitmap.width, bitmap.width, bitmap.height, bitmap
    )
  }
  init(_ layer: Layer) {
    (pixels, stride) = (layer.pixels, layer.stride)
    (width, height, owner) = (layer.rect.width, layer.rect.height, layer)
  }
}
