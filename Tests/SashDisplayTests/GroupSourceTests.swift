import Foundation
import SashGeometry
import Testing

@testable import SashDisplay

@Suite("Groups made one after another") struct GroupSourceTests {
  private func leaf(_ x: CGFloat, _ width: CGFloat = 10) -> PlacedItem {
    let path = Path(CGRect(x: 0, y: 0, width: width, height: 10))
    let content = DisplayContent.shape(ShapeContent(path: path, paint: .color(.black)))
    return PlacedItem(offset: CGPoint(x: x, y: 0), item: DisplayItem(identity: .none, content: content))
  }
  private func source(_ children: [PlacedItem]) -> DisplayGroupSource {
    DisplayGroupSource(
      DisplayItem(identity: DisplayIdentity(rawValue: 7), content: .group(children)))
  }
  private func isSame(_ item: DisplayItem, _ children: [PlacedItem]) -> Bool {
    guard case .group(let own) = item.content, own.count == children.count else { return false }
    let whole = DisplayItem(identity: item.identity, content: .group(children))
    return zip(own, children).allSatisfy { $0.item === $1.item && $0.offset == $1.offset }
      && item.bounds == whole.bounds && item.hasBackdrop == whole.hasBackdrop
      && item.identity.rawValue == 7
  }

  private func replace(_ source: inout DisplayGroupSource, _ changes: [DisplayGroupSource.Change])
    -> DisplayItem
  {
    var changes = changes
    defer { #expect(changes.isEmpty) }
    return source.replace(&changes)
  }

  @Test func aGroupThatIsHeldStaysAsItIs() {
    var children = (0..<20).map { leaf(CGFloat($0) * 12) }
    var source = source(children)
    var held = [(source.item, children)]
    for step in 0..<6 {
      let (place, new) = (step * 3, leaf(CGFloat(step) * 100, 30))
      children[place] = new
      held.append((replace(&source, [(place, new)]), children))
    }
    for (item, children) in held { #expect(isSame(item, children)) }
    #expect(Set(held.map(\.0.version)).count == held.count)
  }

  @Test func aGroupThatNobodyHoldsBecomesTheNext() {
    var children = (0..<20).map { leaf(CGFloat($0) * 12) }
    var source = source(children)
    // A list holds the last group for a frame, as the window does.
    var shown = source.item
    var objects: [ObjectIdentifier] = []
    for step in 0..<8 {
      let changes = [(place: step, item: leaf(CGFloat(step) * 12 + 1)), (place: 19 - step, item: leaf(500))]
      for change in changes { children[change.place] = change.item }
      shown = replace(&source, changes)
      objects.append(ObjectIdentifier(shown))
      #expect(isSame(shown, children))
    }
    #expect(Set(objects).count == 2)
  }

  @Test func smallGroupsAreMadeAnew() {
    var children = (0..<3).map { leaf(CGFloat($0) * 12) }
    var source = source(children)
    weak var first: DisplayItem?
    do {
      let item = source.item
      first = item
    }
    children[1] = leaf(40)
    #expect(isSame(replace(&source, [(1, children[1])]), children))
    #expect(first == nil)
  }

  @Test func sidesAreThoseOfTheChildren() {
    var children = (0..<9).map { leaf(CGFloat($0) * 12) }
    var source = source(children)
    for new in [leaf(96, 50), leaf(96, 4), leaf(-30, 10), leaf(96, 10)] {
      children[8] = new
      #expect(isSame(replace(&source, [(8, new)]), children))
    }
    let glass = Backdrop(
      radius: 4, matrix: PixelMatrix([Float](repeating: 0, count: 20)),
      tint: ColorComponents(red: 1, green: 1, blue: 1))
    let blur = DisplayContent.effect(.backdrop(glass), leaf(0))
    children[2] = PlacedItem(offset: children[2].offset, item: DisplayItem(identity: .none, content: blur))
    #expect(isSame(replace(&source, [(2, children[2])]), children))
    children[2] = leaf(24)
    let without = replace(&source, [(2, children[2])])
    #expect(isSame(without, children) && !without.hasBackdrop)
  }
}
