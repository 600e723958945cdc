import Foundation
import SashDisplay
import SashGeometry

/// A picture of outlines, sharp in every size.
package final class VectorPicture: Sendable, Equatable {
  /// In points.
  package let size: CGSize
  /// What is drawn, from the upper left corner to `size`.
  package let content: PlacedItem
  /// Kinds of elements in the file that are not drawn.
  package let missing: [String]

  init(size: CGSize, content: PlacedItem, missing: [String]) {
    (self.size, self.content, self.missing) = (size, content, missing)
  }

  package static func == (a: VectorPicture, b: VectorPicture) -> Bool { a === b }

  /// The picture in pixels, stretched to a size.
  package func bitmap(width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    let stretch = CGAffineTransform(scaleX: CGFloat(width) / size.width, y: CGFloat(height) / size.height)
    let item = DisplayItem(identity: .none, content: .effect(.transform(stretch), content))
    Raster(threads: 1).render(item, into: bitmap, scale: 1, background: .clear)
    return bitmap
  }

  /// Reads an SVG file.
  ///
  /// - Missing: patterns, markers and animations of SVG files, filters that light, turn or make noise, and words that are
  ///   read outside of the main thread, which are named in `missing`; gradients that repeat, and those with a focus beside
  ///   their centre; places of single letters.
  package convenience init(svgData data: Data) throws {
    var reader = XMLReader(data)
    let root: XMLNode
    do {
      root = try reader.root()
    } catch {
      throw ImageDecodingError.damaged(format: "SVG", reason: error.rawValue)
    }
    guard root.name == "svg" else {
      throw ImageDecodingError.damaged(format: "SVG", reason: "its element is <\(root.name)>")
    }
    var drawing = SVGDrawing(root)
    let (size, item) = try drawing.picture()
    self.init(size: size, content: item, missing: drawing.missing.sorted())
  }

  /// True if data begins as an SVG file may begin.
  package static func isSVG(_ data: Data) -> Bool {
    let head = String(decoding: data.prefix(1024), as: UTF8.self)
    guard head.drop(while: { $0.isWhitespace || $0 == "\u{feff}" }).hasPrefix("<") else { return false }
    return head.contains("<svg") || head.contains(":svg") || head.contains("<?xml") || head.contains("<!")
  }
}

extension PlacedItem {
  /// An item that nobody follows over time, at the origin.
  static func only(_ content: DisplayContent) -> PlacedItem {
    PlacedItem(offset: .zero, item: DisplayItem(identity: .none, content: content))
  }
}
