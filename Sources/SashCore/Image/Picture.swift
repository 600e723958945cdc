import Foundation
import SashDisplay
import SashRaster

/// A picture ready to be drawn.
final class ResolvedPicture: ResolvedImage {
  let image: LoadedImage
  init(storage: ImageStorage, image: LoadedImage) {
    self.image = image
    super.init(storage: storage, size: image.size)
  }
  override func isEqual(to other: ResolvedImage) -> Bool { (other as? ResolvedPicture)?.image == image }

  override func content(in frame: CGRect, environment: EnvironmentInput) -> DisplayContent? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    var tint: Paint?
    if storage.renderingMode == .template || (storage.renderingMode == nil && image.isTemplate) {
      let style = ForegroundStyle()._resolve(in: environment)
      if style.isInvisible { return nil }
      tint = style.fill.paint(in: frame)
    }
    if let content = outlines(in: frame, tint: tint) { return content }
    let bitmap = image.bitmap
    prepare(bitmap, in: frame, environment)
    let parts = parts(in: frame).map { part in
      DisplayContent.image(
        ImageContent(
          image: bitmap, destination: part.destination, source: part.source,
          isInterpolated: storage.interpolation != .none, tint: tint, tileSize: part.tileSize))
    }
    if parts.count == 1 { return parts[0] }
    return .group(
      parts.map { PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: $0)) })
  }

  /// Has a large picture read on another thread while the frame is made, as large as it will be drawn most likely.
  private func prepare(_ bitmap: Bitmap, in frame: CGRect, _ environment: EnvironmentInput) {
    guard bitmap.file != nil, storage.interpolation != .none else { return }
    if let resizing = storage.resizing, resizing.mode == .tile || resizing.capInsets != EdgeInsets() {
      return
    }
    let scale = environment[\.displayScale]
    DecodedPictures.shared.prepare(
      bitmap, width: (frame.width * scale).rounded(), height: (frame.height * scale).rounded())
  }

  /// A picture of outlines in one piece; nil for others.
  private func outlines(in frame: CGRect, tint: Paint?) -> DisplayContent? {
    guard case .vector(let vector) = image.content else { return nil }
    if let resizing = storage.resizing, resizing.mode == .tile || resizing.capInsets != EdgeInsets() {
      return nil
    }
    let place = CGAffineTransform(
      a: frame.width / vector.size.width, b: 0, c: 0, d: frame.height / vector.size.height, tx: frame.minX,
      ty: frame.minY)
    let content = DisplayContent.effect(.transform(place), vector.content)
    guard let tint else { return content }
    let fill = DisplayContent.shape(ShapeContent(path: Path(frame), paint: tint))
    return .effect(.mask(.only(content)), .only(fill))
  }

  private struct Part {
    var destination: CGRect
    /// In pixels of the image.
    var source: CGRect?
    var tileSize: CGSize?
  }

  /// The image in one piece, or in nine around its stretching middle.
  private func parts(in frame: CGRect) -> [Part] {
    guard let resizing = storage.resizing else { return [Part(destination: frame)] }
    let caps = resizing.capInsets
    let isTiled = resizing.mode == .tile
    guard caps.top > 0 || caps.leading > 0 || caps.bottom > 0 || caps.trailing > 0 else {
      return [Part(destination: frame, tileSize: isTiled ? size : nil)]
    }
    // Edges that do not fit shrink alike.
    func edges(_ low: CGFloat, _ high: CGFloat, _ whole: CGFloat) -> (CGFloat, CGFloat) {
      let (low, high) = (max(low, 0), max(high, 0))
      let factor = low + high > whole ? whole / (low + high) : 1
      return (low * factor, high * factor)
    }
    func cuts(_ low: CGFloat, _ high: CGFloat, image: CGFloat, frame: CGFloat, start: CGFloat)
      -> [(source: ClosedRange<CGFloat>, destination: ClosedRange<CGFloat>)]
    {
      let inner = edges(low, high, image)
      let outer = edges(inner.0, inner.1, frame)
      return [
        (0...inner.0, start...(start + outer.0)),
        (inner.0...(image - inner.1), (start + outer.0)...(start + frame - outer.1)),
        ((image - inner.1)...image, (start + frame - outer.1)...(start + frame)),
      ]
    }
    let columns = cuts(caps.leading, caps.trailing, image: size.width, frame: frame.width, start: frame.minX)
    let rows = cuts(caps.top, caps.bottom, image: size.height, frame: frame.height, start: frame.minY)
    var result: [Part] = []
    for (y, row) in rows.enumerated() {
      for (x, column) in columns.enumerated() {
        let destination = CGRect(
          x: column.destination.lowerBound, y: row.destination.lowerBound,
          width: column.destination.upperBound - column.destination.lowerBound,
          height: row.destination.upperBound - row.destination.lowerBound)
        let source = CGRect(
          x: column.source.lowerBound * image.scale, y: row.source.lowerBound * image.scale,
          width: (column.source.upperBound - column.source.lowerBound) * image.scale,
          height: (row.source.upperBound - row.source.lowerBound) * image.scale)
        guard destination.width > 0, destination.height > 0, source.width > 0, source.height > 0 else {
          continue
        }
        let tile = CGSize(
          width: x == 1 ? source.width / image.scale : destination.width,
          height: y == 1 ? source.height / image.scale : destination.height)
        result.append(
          Part(destination: destination, source: source, tileSize: isTiled && (x == 1 || y == 1) ? tile : nil)
        )
      }
    }
    return result
  }
}
