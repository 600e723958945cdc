import Foundation
import SashGeometry

/// The device pixels that differ between two display lists, as at most eight rectangles inside `bounds`.
///
/// Items of one version in one place are passed over with all below them, so the work is that of what changed
/// and the groups on the way to it. `scale` is pixels per point; both lists stand at the origin. Nil is an
/// empty list.
package func damage(
  from old: DisplayItem?, to new: DisplayItem?, scale: CGFloat, bounds: PixelRect
) -> [PixelRect] {
  damageCounted(from: old, to: new, scale: scale, bounds: bounds).rects
}

/// The same, with the number of items that were compared; tests hold work down with it.
package func damageCounted(
  from old: DisplayItem?, to new: DisplayItem?, scale: CGFloat, bounds: PixelRect
) -> (rects: [PixelRect], itemsCompared: Int) {
  var engine = DamageEngine(region: DamageRegion(bounds: bounds))
  let space = DamagePlace(
    space: .device(scale: scale),
    seen: CGRect(
      x: CGFloat(bounds.x0) / scale, y: CGFloat(bounds.y0) / scale, width: CGFloat(bounds.width) / scale,
      height: CGFloat(bounds.height) / scale
    ).insetBy(dx: -2, dy: -2))
  let root = { PlacedItem(offset: .zero, item: $0) }
  engine.compare(old.map(root), new.map(root), in: space)
  if let new, new.hasBackdrop, !engine.region.rects.isEmpty {
    var backdrops = BackdropDamage(region: engine.region)
    backdrops.follow(root(new), in: BackdropDamage.Place(scale: scale))
    return (backdrops.region.rects, engine.itemsCompared)
  }
  return (engine.region.rects, engine.itemsCompared)
}

/// Walks two lists side by side.
private struct DamageEngine {
  var region: DamageRegion
  var itemsCompared = 0

  /// Two states of one thing; `space` is that of the parent.
  mutating func compare(_ old: PlacedItem?, _ new: PlacedItem?, in space: DamagePlace) {
    guard let old, let new else {
      if let item = old ?? new { space.report(item.bounds, to: &region) }
      return
    }
    if old.item.version == new.item.version, old.offset == new.offset { return }
    // What is out of sight in both states is passed over with all below it.
    if !space.sees(old.bounds), !space.sees(new.bounds) { return }
    itemsCompared += 1
    if old.offset != new.offset {
      space.report(old.bounds, to: &region)
      space.report(new.bounds, to: &region)
      return
    }
    compare(old.item, new.item, in: space.placed(new.offset))
  }

  private mutating func compare(_ old: DisplayItem, _ new: DisplayItem, in space: DamagePlace) {
    switch (old.content, new.content) {
    case (.group(let before), .group(let after)):
      compare(before, after, in: space)
    case (.responder(_, _, let before), .responder(_, _, let after)):
      compare(before, after, in: space)
    case (.effect(let before, let oldChild), .effect(let after, let newChild)):
      if !compare(before, after, oldChild, newChild, whole: old.bounds.union(new.bounds), in: space) {
        reportBoth(old, new, in: space)
      }
    case (.shape(let before), .shape(let after)):
      if before != after { reportBoth(old, new, in: space) }
    case (.image(let before), .image(let after)):
      if before != after { reportBoth(old, new, in: space) }
    case (.text(let before), .text(let after)):
      if !before.drawsSame(as: after) { reportBoth(old, new, in: space) }
    default:
      reportBoth(old, new, in: space)
    }
  }

  private mutating func reportBoth(_ old: DisplayItem, _ new: DisplayItem, in space: DamagePlace) {
    space.report(old.bounds, to: &region)
    space.report(new.bounds, to: &region)
  }

  /// Children are matched by identity, those without one by their place among their like. Of matched children
  /// that overtook one another, the one that stands behind in the new order is drawn anew.
  private mutating func compare(_ old: [PlacedItem], _ new: [PlacedItem], in space: DamagePlace) {
    if old.count == new.count, zip(old, new).allSatisfy({ $0.item.identity == $1.item.identity }) {
      for (before, after) in zip(old, new) { compare(before, after, in: space) }
      return
    }
    var places: [ChildKey: Int] = [:]
    var nameless = 0
    for (index, child) in old.enumerated() {
      places[ChildKey(child.item.identity, &nameless)] = index
    }
    nameless = 0
    var furthest = -1
    for child in new {
      guard let place = places.removeValue(forKey: ChildKey(child.item.identity, &nameless)) else {
        space.report(child.bounds, to: &region)
        continue
      }
      if place < furthest {
        space.report(old[place].bounds, to: &region)
        space.report(child.bounds, to: &region)
      } else {
        furthest = place
        compare(old[place], child, in: space)
      }
    }
    for index in places.values.sorted() { space.report(old[index].bounds, to: &region) }
  }

  private struct ChildKey: Hashable {
    var identity: DisplayIdentity
    var index: Int
    init(_ identity: DisplayIdentity, _ nameless: inout Int) {
      self.identity = identity
      index = 0
      if identity == .none {
        index = nameless
        nameless += 1
      }
    }
  }

  /// Follows a change through an effect; false if the effect itself is another one.
  private mutating func compare(
    _ old: DisplayEffect, _ new: DisplayEffect, _ oldChild: PlacedItem, _ newChild: PlacedItem, whole: CGRect,
    in space: DamagePlace
  ) -> Bool {
    switch (old, new) {
    case (.opacity(let a), .opacity(let b)) where a == b: compare(oldChild, newChild, in: space)
    case (.blend(let a), .blend(let b)) where a == b: compare(oldChild, newChild, in: space)
    case (.colorMatrix(let a), .colorMatrix(let b)) where a == b: compare(oldChild, newChild, in: space)
    case (.alphaThreshold(let a, let b, let c), .alphaThreshold(let x, let y, let z))
    where a == x && b == y && c == z:
      compare(oldChild, newChild, in: space)
    case (.compositingGroup, .compositingGroup), (.allowsHitTesting, .allowsHitTesting),
      (.semantics, .semantics):
      compare(oldChild, newChild, in: space)
    case (.backdrop(let a), .backdrop(let b)) where a == b: compare(oldChild, newChild, in: space)
    case (.clip(let a, let style), .clip(let b, let other)) where a == b && style == other:
      let clip = a.boundingRect.insetBy(dx: -1, dy: -1)
      compare(oldChild, newChild, in: space.clipped(clip))
    case (.transform(let a), .transform(let b)) where a == b:
      compare(oldChild, newChild, in: space.transformed(a))
    case (.projection(let a), .projection(let b)) where a == b:
      compare(oldChild, newChild, in: space.projected(whole))
    case (.blur(let a, let isOpaque), .blur(let b, let other)) where a == b && isOpaque == other:
      compare(oldChild, newChild, in: space.spread(a * 3))
    case (.pixels(let a), .pixels(let b)) where a == b:
      compare(oldChild, newChild, in: a.longestReach == 0 ? space : space.spread(a.longestReach))
    case (.shadow(let a, let radius, let offset), .shadow(let b, let otherRadius, let otherOffset))
    where a == b && radius == otherRadius && offset == otherOffset:
      compare(oldChild, newChild, in: space.shadowed(radius, offset))
    case (.mask(let a), .mask(let b)):
      let shape = a.bounds.union(b.bounds)
      compare(oldChild, newChild, in: space.clipped(shape))
      compare(a, b, in: space.clipped(oldChild.bounds.union(newChild.bounds)))
    default: return false
    }
    return true
  }
}

extension ShapeContent: Equatable {
  package static func == (a: ShapeContent, b: ShapeContent) -> Bool {
    a.mode == b.mode && a.frame == b.frame && a.paint == b.paint && a.path == b.path
  }
}

extension ImageContent: Equatable {
  package static func == (a: ImageContent, b: ImageContent) -> Bool {
    a.image == b.image && a.destination == b.destination && a.source == b.source
      && a.isInterpolated == b.isInterpolated && a.tint == b.tint && a.tileSize == b.tileSize
  }
}

extension TextContent {
  /// True if not a pixel differs; the string and other words about the text do not count.
  package func drawsSame(as other: TextContent) -> Bool {
    frame.origin == other.frame.origin && runs.count == other.runs.count && fills.count == other.fills.count
      && zip(fills, other.fills).allSatisfy { $0.rect == $1.rect && $0.paint == $1.paint }
      && zip(runs, other.runs).allSatisfy {
        $0.face.key == $1.face.key && $0.size == $1.size && $0.slant == $1.slant && $0.glyphs == $1.glyphs
          && $0.positions == $1.positions && $0.paint == $1.paint
      }
  }
}
