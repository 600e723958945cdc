import Foundation
import SashDisplay
import SashGeometry

/// A pixel of the house as premultiplied red, green, blue and opacity, 0…1.
@inline(__always)
private func components(_ pixel: Pixel) -> SIMD4<Float> {
  SIMD4(
    Float(pixel & 255), Float((pixel >> 8) & 255), Float((pixel >> 16) & 255), Float(pixel >> 24)) / 255
}

/// The pixel of a premultiplied colour. No part of it may be more than its opacity, and what is not a number is nothing.
@inline(__always)
private func pixel(_ color: SIMD4<Float>) -> Pixel {
  @inline(__always) func held(_ value: Float, _ most: Float) -> UInt32 {
    // A comparison with what is not a number is false.
    value > 0 ? UInt32((min(value, most) * 255).rounded()) : 0
  }
  let opacity = color.w > 0 ? min(color.w, 1) : 0
  return held(color.x, opacity) | held(color.y, opacity) << 8 | held(color.z, opacity) << 16
    | held(opacity, 1) << 24
}

extension Layer {
  /// The colour at a place of the device, mixed of the four pixels around it; nothing lies outside.
  fileprivate func color(atDevice x: Double, _ y: Double) -> SIMD4<Float> {
    let (x, y) = (x - 0.5, y - 0.5)
    guard x > Double(rect.x0) - 1, y > Double(rect.y0) - 1, x < Double(rect.x1), y < Double(rect.y1) else {
      return .zero
    }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (right, below) = (Float(x - Double(left)), Float(y - Double(top)))
    func at(_ x: Int, _ y: Int) -> SIMD4<Float> {
      x < rect.x0 || y < rect.y0 || x >= rect.x1 || y >= rect.y1 ? .zero : components(row(x, y)[0])
    }
    if right == 0, below == 0 { return at(left, top) }
    let upper = at(left, top) * (1 - right) + at(left + 1, top) * right
    return upper * (1 - below) + (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * below
  }
}

/// A function on the pixels of a layer; `ctm` leads from its places to those of the device.
struct PixelFunctionFilter {
  let function: PixelFunction
  let ctm: CGAffineTransform

  /// How far it reaches on the device, in pixels.
  var reach: Int {
    function.longestReach == 0 ? 0 : Int((function.longestReach * ctm.lengthScale).rounded(.up)) + 1
  }
  /// Nil where nothing can be told of where a pixel lies.
  private var toPlace: CGAffineTransform? {
    let area = ctm.a * ctm.d - ctm.b * ctm.c
    return area != 0 && area.isFinite ? ctm.inverted() : nil
  }

  /// Changes each pixel of a layer in its place.
  func recolor(_ layer: Layer, in area: PixelRect, _ color: (SIMD2<Float>, SIMD4<Float>) -> SIMD4<Float>) {
    guard let toPlace else { return }
    for y in area.y0..<area.y1 {
      let row = layer.row(area.x0, y)
      for i in 0..<area.width {
        row[i] = pixel(color(toPlace.place(area.x0 + i, y), components(row[i])))
      }
    }
  }

  /// A new layer of what the function makes of another one.
  func made(of source: Layer, in area: PixelRect) -> Layer {
    let result = Layer(area)
    guard let toPlace else { return result }
    func sample(_ place: SIMD2<Float>) -> SIMD4<Float> {
      let point = CGPoint(x: CGFloat(place.x), y: CGFloat(place.y)).applying(ctm)
      return source.color(atDevice: point.x, point.y)
    }
    let sampler = PixelSampler(sample)
    for y in area.y0..<area.y1 {
      let row = result.row(area.x0, y)
      for i in 0..<area.width {
        let place = toPlace.place(area.x0 + i, y)
        switch function.kind {
        case .distortion(let origin): row[i] = pixel(sample(origin(place)))
        case .layer(let color): row[i] = pixel(color(place, sampler))
        case .color(let color): row[i] = pixel(color(place, sample(place)))
        case .fill(let color): row[i] = pixel(color(place))
        }
      }
    }
    return result
  }
}

extension CGAffineTransform {
  /// The place of the middle of a pixel.
  @inline(__always) fileprivate func place(_ x: Int, _ y: Int) -> SIMD2<Float> {
    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(self)
    return SIMD2(Float(point.x), Float(point.y))
  }
}

/// Colours from a function of the app.
struct FunctionPaint: RowPaint {
  let color: @Sendable (SIMD2<Float>) -> SIMD4<Float>
  let toPlace: CGAffineTransform
  let opacity: Float
  let scratch: PixelRow
  var isOpaque: Bool { false }
  func row(_ out: PixelRow, x: Int, y: Int, count: Int) {
    for i in 0..<count { out[i] = pixel(color(toPlace.place(x + i, y)) * opacity) }
  }
}
