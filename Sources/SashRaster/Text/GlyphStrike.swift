import Foundation
import SashDisplay
import SashGeometry

/// What one glyph draws about its origin, in pixels.
struct GlyphImage {
  /// Opacity, row after row without gaps; nil for a glyph without an outline.
  var bytes: UnsafePointer<UInt8>?
  var (left, top): (Int32, Int32) = (0, 0)
  var (width, height): (Int32, Int32) = (0, 0)
  /// Where the strike keeps the picture of a colour glyph; below 0 there is none.
  var picture: Int32 = -1
}

/// A mask in its place, in device pixels. Whoever holds one holds its strike.
struct PlacedGlyph {
  var bytes: UnsafePointer<UInt8>
  var (x, y): (Int, Int)
  var (width, height): (Int, Int)
}

/// The glyphs of one face at one size that were drawn lately, each at four places within a pixel.
///
/// Glyphs are only added, so what was found stays where it is. A run asks for its strike once and for each glyph by a
/// short hash.
final class GlyphStrike: @unchecked Sendable {
  struct Key: Hashable {
    var face: UInt64
    /// Pixels to the em.
    var size: Float
    var slant: Float
  }
  private struct Slot {
    /// Glyph and place, or `Table.none`.
    var name: UInt64
    var image: GlyphImage
  }
  /// Open addressing, at most half full. Behind a pointer, as every access to a property of a class is checked.
  private struct Table {
    var slots: UnsafeMutablePointer<Slot>
    var count: Int
    var used = 0
    init(count: Int) {
      slots = .allocate(capacity: count)
      slots.initialize(repeating: Slot(name: Self.none, image: GlyphImage()), count: count)
      self.count = count
    }
    @inline(__always) func place(_ name: UInt64) -> Int {
      Int(truncatingIfNeeded: (name &* 0x9e37_79b9_7f4a_7c15) >> 40) & (count &- 1)
    }
    mutating func insert(_ slot: Slot) {
      var at = place(slot.name)
      while slots[at].name != Self.none { at = (at + 1) & (count - 1) }
      slots[at] = slot
      used += 1
    }
    static let none = UInt64.max
  }
  let key: Key
  /// Of memory, about.
  private(set) var bytes = 0
  /// Colour pictures and where they stand at a size of 1 point.
  private(set) var pictures: [(Bitmap, CGRect)] = []
  private var masks: [AlphaMask] = []
  private let table: UnsafeMutablePointer<Table>

  init(_ key: Key) {
    self.key = key
    table = .allocate(capacity: 1)
    table.initialize(to: Table(count: 128))
  }
  deinit {
    table.pointee.slots.deallocate()
    table.deallocate()
  }

  @inline(__always) private static func name(_ glyph: UInt32, _ phase: Int) -> UInt64 {
    UInt64(glyph) << 2 | UInt64(truncatingIfNeeded: phase)
  }

  /// What was added for a glyph, `phase` quarters of a pixel to the right.
  @inline(__always)
  func image(_ glyph: UInt32, phase: Int) -> GlyphImage? {
    let name = Self.name(glyph, phase)
    let (slots, count) = (table.pointee.slots, table.pointee.count)
    var at = table.pointee.place(name)
    while slots[at].name != name {
      if slots[at].name == Table.none { return nil }
      at = (at &+ 1) & (count &- 1)
    }
    return slots[at].image
  }

  func add(_ glyph: UInt32, phase: Int, _ image: GlyphImage) {
    if table.pointee.used * 2 >= table.pointee.count {
      let old = table.pointee
      table.pointee = Table(count: old.count * 2)
      for i in 0..<old.count where old.slots[i].name != Table.none { table.pointee.insert(old.slots[i]) }
      old.slots.deallocate()
    }
    table.pointee.insert(Slot(name: Self.name(glyph, phase), image: image))
    bytes += 160 + Int(image.width) * Int(image.height)
  }

  func keep(_ mask: AlphaMask) -> GlyphImage {
    masks.append(mask)
    let rect = mask.rect
    var image = GlyphImage()
    image.bytes = UnsafePointer(mask.row(rect.x0, rect.y0))
    (image.left, image.top) = (Int32(rect.x0), Int32(rect.y0))
    (image.width, image.height) = (Int32(rect.width), Int32(rect.height))
    return image
  }

  func keep(_ bitmap: Bitmap, _ frame: CGRect) -> GlyphImage {
    pictures.append((bitmap, frame))
    var image = GlyphImage()
    image.picture = Int32(pictures.count - 1)
    return image
  }
}
