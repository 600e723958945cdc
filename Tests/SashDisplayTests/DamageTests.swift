import Foundation
import SashDisplay
import SashGeometry
import Testing

private let bounds = PixelRect(x0: 0, y0: 0, x1: 200, y1: 200)
private func pixels(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) -> PixelRect {
  PixelRect(x0: x0, y0: y0, x1: x1, y1: y1)
}
private func rect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, id: UInt64 = 0, red: Float = 0)
  -> DisplayItem
{
  let paint = Paint.color(ColorComponents(red: red, green: 0, blue: 0))
  return DisplayItem(
    identity: DisplayIdentity(rawValue: id),
    content: .shape(ShapeContent(path: Path(CGRect(x: x, y: y, width: w, height: h)), paint: paint)))
}
private func group(_ items: [DisplayItem], id: UInt64 = 0) -> DisplayItem {
  DisplayItem(
    identity: DisplayIdentity(rawValue: id),
    content: .group(items.map { PlacedItem(offset: .zero, item: $0) }))
}
private func effect(_ effect: DisplayEffect, _ child: DisplayItem) -> DisplayItem {
  DisplayItem(identity: .none, content: .effect(effect, PlacedItem(offset: .zero, item: child)))
}
private func changes(_ old: DisplayItem?, _ new: DisplayItem?, scale: CGFloat = 1) -> [PixelRect] {
  damage(from: old, to: new, scale: scale, bounds: bounds)
}

@Suite("Damage") struct DamageTests {
  @Test func theSameListHasNone() {
    let list = group([rect(0, 0, 10, 10), rect(20, 20, 5, 5)])
    #expect(changes(list, list).isEmpty)
    #expect(changes(nil, nil).isEmpty)
  }

  @Test func firstAndLastFramesAreWhole() {
    let list = rect(5, 6, 10, 10)
    #expect(changes(nil, list) == [pixels(5, 6, 15, 16)])
    #expect(changes(list, nil) == [pixels(5, 6, 15, 16)])
  }

  @Test func aRecolouredLeafIsItsBounds() {
    let still = rect(100, 100, 10, 10)
    #expect(
      changes(group([still, rect(5, 5, 10, 10)]), group([still, rect(5, 5, 10, 10, red: 1)]))
        == [pixels(5, 5, 15, 15)])
  }

  @Test func aLeafMadeAnewButAlikeHasNone() {
    #expect(changes(group([rect(5, 5, 10, 10)]), group([rect(5, 5, 10, 10)])).isEmpty)
  }

  @Test func scaleRoundsOutward() {
    #expect(changes(nil, rect(5.3, 5.3, 1, 1), scale: 2) == [pixels(10, 10, 13, 13)])
  }

  @Test func aMoveIsBothPlaces() {
    let leaf = rect(0, 0, 10, 10)
    func at(_ x: CGFloat) -> DisplayItem {
      DisplayItem(identity: .none, content: .group([PlacedItem(offset: CGPoint(x: x, y: 0), item: leaf)]))
    }
    #expect(changes(at(0), at(100)) == [pixels(0, 0, 10, 10), pixels(100, 0, 110, 10)])
    #expect(changes(at(0), at(2)) == [pixels(0, 0, 12, 10)])
  }

  @Test func identitiesMatchChildrenAcrossInsertions() {
    let (a, b, c) = (rect(0, 0, 10, 10, id: 1), rect(50, 0, 10, 10, id: 2), rect(100, 0, 10, 10, id: 3))
    #expect(changes(group([a, c]), group([a, b, c])) == [pixels(50, 0, 60, 10)])
    #expect(changes(group([a, b, c]), group([a, c])) == [pixels(50, 0, 60, 10)])
  }

  @Test func overtakingRedrawsTheOneLeftBehind() {
    let (a, b) = (rect(0, 0, 30, 30, id: 1), rect(20, 20, 30, 30, id: 2))
    #expect(changes(group([a, b]), group([b, a])) == [pixels(0, 0, 30, 30)])
  }

  @Test func namelessChildrenAreMatchedByIndex() {
    let named = rect(150, 150, 5, 5, id: 9)
    let old = group([rect(0, 0, 10, 10), named, rect(50, 0, 10, 10)])
    let new = group([named, rect(0, 0, 10, 10), rect(50, 0, 10, 10)])
    // Only the order against the named child changed.
    #expect(changes(old, new) == [pixels(0, 0, 10, 10)])
  }

  @Test func unchangedSubtreesAreNotWalked() {
    let still = group((0..<1000).map { rect(CGFloat($0 % 100), 50, 1, 1) })
    let count = damageCounted(
      from: group([still, rect(0, 0, 5, 5)]), to: group([still, rect(0, 0, 5, 5, red: 1)]), scale: 1,
      bounds: bounds
    ).itemsCompared
    #expect(count == 2)
  }

  @Test func effectsWidenWhatIsBelow() {
    let (a, b) = (rect(50, 50, 10, 10), rect(50, 50, 10, 10, red: 1))
    #expect(
      changes(effect(.blur(radius: 4, isOpaque: false), a), effect(.blur(radius: 4, isOpaque: false), b))
        == [pixels(38, 38, 72, 72)])
    let shadow = DisplayEffect.shadow(color: .black, radius: 0, offset: CGSize(width: 100, height: 0))
    #expect(
      changes(effect(shadow, a), effect(shadow, b)) == [pixels(50, 50, 60, 60), pixels(150, 50, 160, 60)])
    let double = DisplayEffect.transform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(changes(effect(double, a), effect(double, b)) == [pixels(100, 100, 120, 120)])
    let clip = DisplayEffect.clip(Path(CGRect(x: 0, y: 0, width: 54, height: 54)), FillStyle())
    #expect(changes(effect(clip, a), effect(clip, b)) == [pixels(50, 50, 55, 55)])
  }

  @Test func changedEffectsAreWhole() {
    let leaf = rect(50, 50, 10, 10)
    #expect(changes(effect(.opacity(0.5), leaf), effect(.opacity(0.6), leaf)) == [pixels(50, 50, 60, 60)])
    #expect(changes(effect(.opacity(0.5), leaf), effect(.compositingGroup, leaf)) == [pixels(50, 50, 60, 60)])
    #expect(
      changes(
        effect(.semantics(SemanticsNote(label: "a")), leaf),
        effect(.semantics(SemanticsNote(label: "b")), leaf)
      ).isEmpty)
    let mask = { DisplayEffect.mask(PlacedItem(offset: .zero, item: $0)) }
    #expect(
      changes(effect(mask(rect(0, 0, 55, 200)), leaf), effect(mask(rect(0, 0, 52, 200)), leaf))
        == [pixels(50, 50, 55, 60)])
  }

  @Test func manyChangesBecomeFewRectangles() {
    let old = group((0..<60).map { rect(CGFloat($0 % 8) * 25, CGFloat($0 / 8) * 25, 3, 3) })
    let new = group((0..<60).map { rect(CGFloat($0 % 8) * 25, CGFloat($0 / 8) * 25, 3, 3, red: 1) })
    let rects = changes(old, new)
    #expect((1...8).contains(rects.count))
    for i in 0..<60 {
      let cell = pixels(i % 8 * 25, i / 8 * 25, i % 8 * 25 + 3, i / 8 * 25 + 3)
      #expect(rects.contains { $0.intersection(cell) == cell })
    }
  }

  @Test func damageStaysInsideTheSurface() {
    #expect(changes(nil, rect(-50, 190, 1000, 1000)) == [pixels(0, 190, 200, 200)])
    #expect(changes(nil, rect(300, 300, 10, 10)).isEmpty)
  }
}
