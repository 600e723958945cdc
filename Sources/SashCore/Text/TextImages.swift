import Foundation
import SashDisplay
import SashText

extension ResolvedText {
  /// What the text draws in a frame: its letters, and the images among them.
  func content(of layout: TextLayout, in frame: CGRect, environment: EnvironmentInput) -> DisplayContent {
    var letters = layout.content(in: frame.size, at: frame.origin)
    guard hasImages else { return .text(letters) }
    letters.string = letters.string.replacingOccurrences(of: TextAttributes.Attachment.character, with: "")
    var items = [PlacedItem.only(.text(letters))]
    for (index, place) in layout.attachments(in: frame.size) {
      guard let image = runs[index].image else { continue }
      let place = place.offsetBy(dx: frame.minX, dy: frame.minY)
      if let content = image.content(
        in: place, paint: layout.runs[index].attributes.paint, environment: environment)
      {
        items.append(.only(content))
      }
    }
    return .group(items)
  }
}

extension ResolvedImage {
  /// What is drawn in the place of a letter that has a paint.
  func content(in frame: CGRect, paint: Paint, environment: EnvironmentInput) -> DisplayContent? {
    guard let symbol = self as? ResolvedSymbol else { return content(in: frame, environment: environment) }
    guard frame.width > 0, frame.height > 0, symbol.glyph.frame.width > 0 else { return nil }
    // A text that had to shrink shrinks its images.
    let size = symbol.fontSize * frame.width / symbol.size.width
    let transform = CGAffineTransform(
      a: size, b: 0, c: 0, d: size, tx: frame.minX - symbol.glyph.frame.minX * size,
      ty: frame.minY - symbol.glyph.frame.minY * size)
    let rendering = symbol.rendering(environment) == .colors ? SymbolRendering.colors : .plain
    let shapes = symbol.parts(in: rendering, isWhole: true).map { part in
      let paint = part.isForeground ? paint : part.style._resolve(in: environment).fill.paint(in: frame)
      return DisplayContent.shape(ShapeContent(path: part.path.applying(transform), paint: paint))
    }
    return shapes.count == 1 ? shapes[0] : .group(shapes.map { .only($0) })
  }
}
