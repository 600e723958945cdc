import Foundation
import SashDisplay
import SashGeometry

extension Painter {
  func drawImage(
    _ image: ImageContent, _ ctm: CGAffineTransform, _ opacity: Float, _ mode: BlendMode = .normal
  ) {
    let whole = CGRect(x: 0, y: 0, width: image.image.width, height: image.image.height)
    let part = image.source.map { $0.overlap(whole) } ?? whole
    let place = image.destination
    guard !part.isNull, part.width > 0, part.height > 0, place.width > 0, place.height > 0,
      (place.minX + place.minY + place.width + place.height).isFinite,
      (part.minX + part.minY + part.width + part.height).isFinite
    else { return }
    let isDrawn: Bool
    if let size = image.tileSize {
      isDrawn = drawTiles(image, part, size, ctm, opacity)
    } else if ctm.keepsAxes {
      let snapped = ctm.snapping(place)
      let (x0, x1) = (snapped.a * place.minX + snapped.tx, snapped.a * place.maxX + snapped.tx)
      let (y0, y1) = (snapped.d * place.minY + snapped.ty, snapped.d * place.maxY + snapped.ty)
      let low = SIMD2<Double>(min(x0, x1) + 0.25, min(y0, y1) + 0.25)
      let high = SIMD2<Double>(max(x0, x1) - 0.25, max(y0, y1) - 0.25)
      let rect = PixelRect(low: low, high: high)
      isDrawn = drawLevelImage(
        image.image, part, in: rect, image.isInterpolated, (ctm.a < 0, ctm.d < 0)
      ) { layer in
        self.drawLayer(layer, image.tint, ctm, opacity, mode)
      }
    } else {
      isDrawn = drawTurnedImage(image, part, ctm, opacity)
    }
    if !isDrawn, let missing = ShapeContent.missingPicture(in: place) { drawShape(missing, ctm, opacity) }
  }

  /// A layer as it is, or as a template for a paint.
  private func drawLayer(
    _ layer: Layer, _ tint: Paint?, _ ctm: CGAffineTransform, _ opacity: Float, _ mode: BlendMode = .normal
  ) {
    if let tint {
      apply(.opacity(of: layer), tint, ctm, opacity)
    } else {
      composite(layer, opacity: opacity, mode: mode)
    }
  }

  /// Hands over the visible part of an image stretched to whole device pixels. False if the image cannot be read.
  @discardableResult func drawLevelImage(
    _ image: Bitmap, _ part: CGRect, in rect: PixelRect, _ isInterpolated: Bool, _ flip: (x: Bool, y: Bool),
    _ draw: (Layer) -> Void
  ) -> Bool {
    let area = rect.intersection(clipRect)
    guard !area.isEmpty else { return true }
    // Shrinking reads every source pixel, so the result is worth keeping.
    let isShrunk = CGFloat(rect.width) * CGFloat(rect.height) < part.width * part.height
    if isShrunk, !flip.x, !flip.y, rect.area <= 4 << 20 {
      let small = caches.images.scaled(
        image, part: part, width: rect.width, height: rect.height, isInterpolated: isInterpolated)
      guard let small else { return false }
      withExtendedLifetime(small) {
        draw(Layer(rect: rect, stride: small.width, borrowing: small.pixels))
      }
      return true
    }
    let source = image.source(
      of: part, width: CGFloat(rect.width), height: CGFloat(rect.height), isInterpolated: isInterpolated)
    guard let (image, part) = source else { return false }
    let isWhole = part.minX == part.minX.rounded() && part.minY == part.minY.rounded()
    if isWhole, !flip.x, !flip.y, CGFloat(rect.width) == part.width, CGFloat(rect.height) == part.height {
      let first = image.pixels + Int(part.minY) * image.width + Int(part.minX)
      withExtendedLifetime(image) { draw(Layer(rect: rect, stride: image.width, borrowing: first)) }
      return true
    }
    let layer = Layer(area, isClear: false)
    ImageScaler(
      source: PixelSource(image), part: part, width: rect.width, height: rect.height,
      isInterpolated: isInterpolated, isFlippedX: flip.x, isFlippedY: flip.y
    ).scale(area.offset(-rect.x0, -rect.y0), into: layer.pixels, stride: layer.stride)
    draw(layer)
    return true
  }

  /// False if the image cannot be read.
  private func drawTurnedImage(
    _ image: ImageContent, _ part: CGRect, _ ctm: CGAffineTransform, _ opacity: Float
  ) -> Bool {
    let place = image.destination
    let width = (ctm.a * ctm.a + ctm.b * ctm.b).squareRoot() * place.width
    let height = (ctm.c * ctm.c + ctm.d * ctm.d).squareRoot() * place.height
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return true }
    let (source, area): (Bitmap, CGRect)
    if image.isInterpolated, width < part.width, height < part.height, width * height <= 4_194_304 {
      let (w, h) = (max(1, Int(width.rounded(.up))), max(1, Int(height.rounded(.up))))
      guard
        let small = caches.images.scaled(image.image, part: part, width: w, height: h, isInterpolated: true)
      else { return false }
      (source, area) = (small, CGRect(x: 0, y: 0, width: w, height: h))
    } else {
      guard
        let read = image.image.source(
          of: part, width: width, height: height, isInterpolated: image.isInterpolated)
      else { return false }
      (source, area) = read
    }
    let toSource = ctm.inverted().concatenating(CGAffineTransform(translationX: -place.minX, y: -place.minY))
      .concatenating(CGAffineTransform(scaleX: area.width / place.width, y: area.height / place.height))
      .concatenating(CGAffineTransform(translationX: area.minX, y: area.minY))
    let limits = PixelRect(
      x0: Int(area.minX), y0: Int(area.minY), x1: min(source.width, Int(area.maxX.rounded(.up))),
      y1: min(source.height, Int(area.maxY.rounded(.up))))
    let paint = SamplePaint(
      PixelSource(source), toSource: toSource, part: limits, isInterpolated: image.isInterpolated,
      edge: .extend,
      scratch: paintRow)
    guard let region = flatten(Path(place), ctm) else { return true }
    drawSampled(paint, in: region, image.tint, ctm, opacity) {
      self.accumulator.begin(region)
      self.accumulator.add(self.flat)
      return .sweep(CoverageStyle())
    }
    return true
  }

  /// Draws sampled colours; through a layer if they are a template or not fully opaque.
  private func drawSampled(
    _ paint: SamplePaint, in region: PixelRect, _ tint: Paint?, _ ctm: CGAffineTransform, _ opacity: Float,
    _ operation: () -> DrawOperation
  ) {
    if tint == nil, opacity >= 1 {
      apply(operation(), paint)
    } else {
      drawLayer(layer(region) { apply(operation(), paint) }, tint, ctm, opacity)
    }
  }

  /// False if the image cannot be read.
  private func drawTiles(
    _ image: ImageContent, _ part: CGRect, _ size: CGSize, _ ctm: CGAffineTransform, _ opacity: Float
  ) -> Bool {
    let snapped = ctm.snapping(image.destination)
    let region = PixelRect(around: image.destination, snapped).intersection(clipRect)
    guard !region.isEmpty else { return true }
    guard let read = image.image.source(of: part, width: part.width, height: part.height) else {
      return false
    }
    guard let tile = read.bitmap.cropped(to: read.part) else { return true }
    let paint = Paint.tiles(tile, origin: image.destination.origin, size: size)
    if image.tint == nil, opacity >= 1 {
      fill(Path(image.destination), FillStyle(), with: paint, snapped, 1)
    } else {
      let tiles = layer(region) { fill(Path(image.destination), FillStyle(), with: paint, snapped, 1) }
      drawLayer(tiles, image.tint, ctm, opacity)
    }
    return true
  }

  /// Repeats an image. `ctm` leads from the space of `origin` to device pixels.
  func tiles(
    _ operation: DrawOperation, _ image: Bitmap, _ origin: CGPoint, _ size: CGSize, _ ctm: CGAffineTransform,
    _ opacity: Float
  ) {
    let width = (ctm.a * ctm.a + ctm.b * ctm.b).squareRoot() * size.width
    let height = (ctm.c * ctm.c + ctm.d * ctm.d).squareRoot() * size.height
    guard image.width > 0, image.height > 0, width >= 0.5, height >= 0.5, width * height < 67_108_864 else {
      apply(operation, SolidPaint(0))
      return
    }
    let (w, h) = (max(1, Int(width.rounded())), max(1, Int(height.rounded())))
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let source =
      w != image.width || h != image.height
      ? caches.images.scaled(image, part: whole, width: w, height: h, isInterpolated: true)
      : image.source(of: whole, width: CGFloat(w), height: CGFloat(h))?.bitmap
    guard let source else {
      apply(operation, SolidPaint(0))
      return
    }
    let toSource = ctm.inverted().concatenating(CGAffineTransform(translationX: -origin.x, y: -origin.y))
      .concatenating(CGAffineTransform(scaleX: CGFloat(w) / size.width, y: CGFloat(h) / size.height))
    let paint = SamplePaint(
      PixelSource(source), toSource: toSource, isInterpolated: true, edge: .tile, scratch: paintRow)
    if opacity >= 1 {
      apply(operation, paint)
    } else {
      apply(operation, FadedPaint(paint: paint, opacity: level255(opacity)))
    }
  }
}

/// Another paint at some opacity.
struct FadedPaint<Base: RowPaint>: RowPaint {
  let paint: Base
  /// 0…255.
  let opacity: UInt32
  var scratch: PixelRow { paint.scratch }
  var isOpaque: Bool { false }
  func row(_ out: PixelRow, x: Int, y: Int, count: Int) {
    paint.row(out, x: x, y: y, count: count)
    scaleRow(out, out, by: opacity, count: count)
  }
}
