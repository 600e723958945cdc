import Foundation
import SashGeometry

/// Names one drawn thing over time: the same view keeps it while it lives, no two living views share it.
@frozen package struct DisplayIdentity: Hashable, Sendable {
  package var rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
  package static let none = DisplayIdentity(rawValue: 0)
}

/// One node of the display list: what a view draws, immutable while anybody holds it.
///
/// The list is a tree. An item knows nothing of where it stands: its parent places it (`PlacedItem`), so a view that
/// moves keeps its item. Two items with the same version draw the same; damage and caches compare versions, not content.
///
/// - Invariant: `version` is unique in the process for each item made, and another one after an item has been filled anew.
/// - Invariant: `bounds` encloses every pixel the item can touch, in points, in the item's own space.
package final class DisplayItem: @unchecked Sendable {
  package let identity: DisplayIdentity
  package private(set) var version: UInt64
  // What parents ask of all their children comes first, so that one line of memory holds most of it.
  /// True if something in it looks at what lies behind it, so that a change there shows here.
  package private(set) var hasBackdrop: Bool
  /// What drawing may touch, in points, own space: blur, shadow and stroke included.
  package private(set) var bounds: CGRect
  /// The children of a group.
  private var children: [PlacedItem]
  /// Everything else is apart, since it is large and most items are groups; nil for these.
  private var drawing: Drawing?

  private final class Drawing {
    var content: DisplayContent
    init(_ content: DisplayContent) { self.content = content }
  }

  package var content: DisplayContent { drawing?.content ?? .group(children) }

  package init(identity: DisplayIdentity, content: DisplayContent) {
    self.identity = identity
    self.version = DisplayVersion.next()
    self.bounds = content.drawnBounds
    self.hasBackdrop = content.holdsBackdrop
    if case .group(let children) = content {
      self.children = children
    } else {
      children = []
      drawing = Drawing(content)
    }
  }

  /// A group that stands at the sides of `other` as far as that is known without a look at all children.
  ///
  /// - Parameter changes: Where `children` differ from those of `other`.
  init(_ other: DisplayItem, children: [PlacedItem], changes: [DisplayGroupSource.Change]) {
    identity = other.identity
    version = DisplayVersion.next()
    (bounds, hasBackdrop) = DisplayItem.extent(of: children, besides: other, changes)
    self.children = children
  }

  /// Becomes the group that follows upon `other`, from which it differs at `behind`. Only for a group that nobody else holds.
  func follow(
    _ other: DisplayItem, behind: [DisplayGroupSource.Change], _ changes: [DisplayGroupSource.Change]
  ) {
    for change in behind { children[change.place] = change.item }
    for change in changes { children[change.place] = change.item }
    version = DisplayVersion.next()
    (bounds, hasBackdrop) = DisplayItem.extent(of: children, besides: other, changes)
  }

  var groupChildren: [PlacedItem] { children }

  private static func extent(
    of children: [PlacedItem], besides other: DisplayItem, _ changes: [DisplayGroupSource.Change]
  ) -> (CGRect, Bool) {
    let isAlike =
      !other.hasBackdrop
      && changes.allSatisfy {
        let (old, new) = (other.children[$0.place], $0.item)
        return old.offset == new.offset && old.item.bounds == new.item.bounds && !new.item.hasBackdrop
      }
    if isAlike { return (other.bounds, false) }
    let content = DisplayContent.group(children)
    return (content.drawnBounds, content.holdsBackdrop)
  }

  /// Becomes another item of the same view. Only for an item that nobody else holds.
  func refill(_ content: DisplayContent) {
    if case .group(let children) = content {
      self.children = children
      drawing = nil
    } else if let drawing {
      drawing.content = content
    } else {
      children = []
      drawing = Drawing(content)
    }
    version = DisplayVersion.next()
    bounds = content.drawnBounds
    hasBackdrop = content.holdsBackdrop
  }
}

/// A child of a group: an item and where its origin stands, in points, in the parent's space.
package struct PlacedItem: Sendable {
  package var offset: CGPoint
  package var item: DisplayItem
  package init(offset: CGPoint, item: DisplayItem) {
    self.offset = offset
    self.item = item
  }
}

/// Everything that can be drawn, and what can be done to it.
package enum DisplayContent: Sendable {
  /// Children in painting order, the last on top.
  case group([PlacedItem])
  /// A filled or stroked outline.
  case shape(ShapeContent)
  /// Lines of glyphs.
  case text(TextContent)
  /// A picture.
  case image(ImageContent)
  /// Something done to a child.
  case effect(DisplayEffect, PlacedItem)
  /// Events on what `child` draws go to `responder`; nothing is drawn for it. `shape`, if given, is where it takes
  /// events instead of where the child draws (own space).
  case responder(ResponderID, shape: Path?, child: PlacedItem)
}

/// Names one receiver of events; SashCore keeps the table.
package struct ResponderID: Hashable, Sendable {
  package var rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}

package struct ShapeContent: Sendable {
  /// In points, own space.
  package var path: Path
  package var mode: Mode
  package var paint: Paint
  /// The layout frame (own space), whose two edges are rounded to pixels each on their own when it is drawn
  /// without rotation; nil leaves the path where it is.
  package var frame: CGRect?
  /// Where it takes events instead of where it draws (own space), as long as its paint can be seen.
  package var hitArea: CGRect?

  package enum Mode: Sendable, Equatable {
    case fill(FillStyle)
    case stroke(StrokeStyle, antialiased: Bool)
  }
  package init(
    path: Path, mode: Mode = .fill(FillStyle()), paint: Paint, frame: CGRect? = nil, hitArea: CGRect? = nil
  ) {
    self.path = path
    self.mode = mode
    self.paint = paint
    self.frame = frame
    self.hitArea = hitArea
  }
}

package struct ImageContent: Sendable {
  package var image: Bitmap
  /// Where the whole image is drawn, in points, own space.
  package var destination: CGRect
  /// Only this part of the image, in pixels of the image; nil is all of it.
  package var source: CGRect?
  /// Bilinear (and area-averaged when it shrinks), or nearest pixel.
  package var isInterpolated: Bool
  /// A template: the image's opacity filled with this paint.
  package var tint: Paint?
  /// The destination repeats copies of the source at this size in points instead of stretching it.
  package var tileSize: CGSize?
  package init(
    image: Bitmap, destination: CGRect, source: CGRect? = nil, isInterpolated: Bool = true,
    tint: Paint? = nil,
    tileSize: CGSize? = nil
  ) {
    self.image = image
    self.destination = destination
    self.source = source
    self.isInterpolated = isInterpolated
    self.tint = tint
    self.tileSize = tileSize
  }
}

package enum DisplayEffect: Sendable {
  /// The child as one layer, at this opacity (0…1).
  case opacity(Double)
  /// The child only inside the outline (own space).
  case clip(Path, FillStyle)
  /// The child moved by a transform about the own origin.
  case transform(CGAffineTransform)
  /// The child with perspective, about the own origin.
  case projection(ProjectionTransform)
  /// Gaussian blur; radius in points as SwiftUI's `blur(radius:)`; `isOpaque` keeps the edges opaque.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// A blurred copy in one colour, drawn below the child. Radius and offset in points.
  case shadow(color: ColorComponents, radius: CGFloat, offset: CGSize)
  /// Each pixel's colour through a 4×5 matrix.
  case colorMatrix(PixelMatrix)
  /// Each pixel in the colour where the child's opacity is within the bounds (0…1), and nothing elsewhere.
  case alphaThreshold(min: Double, max: Double, color: ColorComponents)
  /// Each pixel by a function of the app.
  case pixels(PixelFunction)
  /// The child as one layer, blended with what is below it.
  case blend(BlendMode)
  /// The child as one layer where the mask is opaque (own space).
  case mask(PlacedItem)
  /// The child as one layer.
  case compositingGroup
  /// What lies behind, changed, where the child is opaque; the child itself is not drawn.
  case backdrop(Backdrop)
  /// Whether the child takes events; drawing is as without it.
  case allowsHitTesting(Bool)
  /// What the child is to those who do not see it; nothing is drawn for it.
  case semantics(SemanticsNote)
}

/// Rows are red, green, blue, opacity of the result; columns red, green, blue, opacity, constant. On colours that are not
/// premultiplied, 0…1.
package struct PixelMatrix: Sendable, Equatable {
  package var rows: [SIMD8<Float>]
  package init(rows: [SIMD8<Float>]) { self.rows = rows }
  /// Twenty values, row by row.
  package init(_ values: [Float]) {
    precondition(values.count == 20, "a colour matrix has 20 values, not \(values.count)")
    rows = (0..<4).map { r in
      SIMD8(
        values[r * 5], values[r * 5 + 1], values[r * 5 + 2], values[r * 5 + 3], values[r * 5 + 4], 0, 0, 0)
    }
  }
}
