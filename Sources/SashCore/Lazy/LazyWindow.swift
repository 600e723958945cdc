import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// A part of a lazy container along its axis, in points from its start.
struct LazyInterval: Equatable {
  var low: CGFloat
  var high: CGFloat
}

/// The views of a lazy container that are made, near what is seen, and where they stand. Equal only if the same.
final class LazyWindow {
  let first: Int
  let children: [LazyChild]
  let placements: [Placement]
  init(first: Int, children: [LazyChild], placements: [Placement]) {
    self.first = first
    self.children = children
    self.placements = placements
  }
}

/// A view of a lazy container; once made it stays.
final class LazyChild {
  let child: ContainerChild
  let place: LazyPlace
  init(child: ContainerChild, place: LazyPlace) {
    self.child = child
    self.place = place
  }
}

/// Where in the window a view stands; -1 while it is not in it.
final class LazyPlace {
  var index = -1
}

/// What a lazy container remembers between updates.
final class LazyStore {
  var slots = LazySlots([])
  var lengths = LazyLengths(count: 0, estimate: 0)
  var tracks: [GridTrack] = []
  var children: [ObjectIdentifier: LazyChild] = [:]
  var inWindow: [LazyChild] = []
  var breadth: CGFloat = -1
  var arrangement: LazyArrangement?

  /// The gaps behind lines as far as they are known, where they depend on the views.
  var gaps: [Int: CGFloat] = [:]

  /// The line at a place, in points from the start; the first while nothing is known.
  func line(at place: CGFloat) -> Int {
    lengths.estimate == 0 && lengths.measuredCount == 0 ? 0 : lengths.line(at: place)
  }
  func line(of slot: Int) -> Int { slot / max(1, tracks.count) }
}

/// How long a lazy container is, as far as it is known.
struct LazyTotals: Equatable {
  var length: CGFloat = 0
  var widest: CGFloat = 0
}

/// What of a lazy container is seen.
struct LazyVisibleRule: Rule {
  let axis: Axis
  let scroll: ScrollState
  let space: CoordinateSpaceNode
  let size: Attribute<CGSize>

  func compute() -> LazyInterval {
    let metrics = scroll.metrics.value
    guard metrics.axes.contains(Axis.Set(axis)) else {
      return LazyInterval(low: 0, high: .greatestFiniteMagnitude)
    }
    let origin = space.origin(in: scroll.contentSpace)[axis] + scroll.contentGeometry.value.origin[axis]
    let area = scroll.area.value
    var low = area.origin[axis] - origin
    let length = area.size[axis]
    if axis == .horizontal, metrics.direction == .rightToLeft { low = size.value.width - low - length }
    return LazyInterval(low: low, high: low + length)
  }
}

/// What of a lazy container should be made: what is seen and some more, so that most steps of scrolling ask for nothing.
struct LazyNeedRule: Rule {
  let visible: Attribute<LazyInterval>
  var last: LazyInterval?

  init(visible: Attribute<LazyInterval>) { self.visible = visible }

  /// The share of what is seen that is kept ready on each side.
  private static let reserve: CGFloat = 0.25

  mutating func compute() -> LazyInterval {
    let visible = visible.value
    if let last, visible.low >= last.low, visible.high <= last.high,
      visible.high - visible.low > (last.high - last.low) / 2
    {
      return last
    }
    let margin = (visible.high - visible.low) * LazyNeedRule.reserve
    let need = LazyInterval(low: visible.low - margin, high: visible.high + margin)
    last = need
    return need
  }
}

/// Makes the views that are needed, measures them, and says where they stand.
struct LazyWindowRule: Rule {
  let store: LazyStore
  let slots: Attribute<LazySlots>
  let arrangement: Attribute<LazyArrangement>
  let need: Attribute<LazyInterval>
  let visible: Attribute<LazyInterval>
  let size: Attribute<CGSize>
  let direction: Attribute<LayoutDirection>
  let inputs: _ViewInputs
  let window: Deferred<Attribute<LazyWindow>>
  let shown: Deferred<Attribute<Range<Int>>>
  let totals: Attribute<LazyTotals>
  let scroll: ScrollState
  let number: UInt32

  func compute() -> LazyWindow {
    let (need, arrangement, size) = (need.value, arrangement.value, size.value)
    let axis = arrangement.axis
    // What is at the top of what is seen stays there when another breadth makes all lines longer or shorter.
    var oldAnchor: Int?
    var oldAnchorStart: CGFloat?
    if store.breadth >= 0, store.breadth != size[axis.other], store.arrangement?.tracks == nil,
      store.lengths.count > 0
    {
      oldAnchor = store.line(at: visible.untrackedValue.low)
      oldAnchorStart = store.lengths.start(of: oldAnchor!)
    }
    prepare(slots.value, arrangement, breadth: size[axis.other])
    let lengths = store.lengths
    if oldAnchor ?? 0 >= lengths.count { (oldAnchor, oldAnchorStart) = (nil, nil) }
    for child in store.inWindow { child.place.index = -1 }
    guard lengths.count > 0, need.high > 0 || lengths.measuredCount == 0 else {
      store.inWindow = []
      report(LazyTotals(length: total(lengths), widest: 0))
      return LazyWindow(first: 0, children: [], placements: [])
    }

    let perLine = max(1, store.tracks.count)
    let anchor = oldAnchor ?? store.line(at: visible.untrackedValue.low)
    let anchorStart = oldAnchorStart ?? lengths.start(of: anchor)
    let firstLine = store.line(at: need.low)
    var line = firstLine
    var place = lengths.start(of: firstLine)
    var children: [LazyChild] = []
    var placements: [Placement] = []
    var widest: CGFloat = 0
    var before: (spacing: ViewSpacing, end: CGFloat, length: CGFloat)?
    var isStale = false
    while line < lengths.count, place < need.high || children.isEmpty {
      guard let views = measure(line, arrangement) else {
        // What is in the row is found when the list is gone through again; until then it counts like others.
        isStale = true
        place += max(lengths.estimate, 16)
        line += 1
        if place >= need.high { break }
        continue
      }
      let length = views.reduce(0) { max($0, $1.placement.size[axis]) }
      widest = views.reduce(widest) { max($0, $1.placement.size[axis.other]) }
      if arrangement.spacing == nil {
        var spacing = views[0].child.child.engine.spacing
        for view in views.dropFirst() { spacing.formUnion(view.child.child.engine.spacing) }
        // A gap belongs to the line before it, and is known once the line behind it is.
        if let before {
          let gap = before.spacing.distance(to: spacing, along: axis)
          store.gaps[line - 1] = gap
          lengths.set(before.length + gap, at: line - 1)
          place = before.end + gap
        }
        before = (spacing, place + length, length)
      }
      for (child, placement) in views {
        var placement = placement
        placement.origin[axis] += place
        if arrangement.tracks != nil {
          let alignment = arrangement.alignment(store.tracks[(children.count) % perLine])
          placement.origin[axis] += (length - placement.size[axis]) * alignment.fraction(axis)
        }
        child.place.index = children.count
        children.append(child)
        placements.append(placement)
      }
      let gap =
        line == lengths.count - 1 ? 0 : arrangement.spacing ?? store.gaps[line] ?? ViewSpacing.defaultLength
      lengths.set(length + gap, at: line)
      place += length + gap
      line += 1
    }
    if lengths.estimate == 0 { lengths.settleEstimate() }
    store.inWindow = children
    if isStale {
      slots.markNeedsUpdate()
      inputs.host.enqueue {}
    }
    // What has been measured before what is seen must not move what is seen.
    let moved = lengths.start(of: anchor) - anchorStart
    if anchor > firstLine || oldAnchor != nil, abs(moved) > 0.01 {
      let distance = axis == .vertical ? CGSize(width: 0, height: moved) : CGSize(width: moved, height: 0)
      inputs.host.enqueue { [scroll] in scroll.adjust(by: distance) }
    }
    report(LazyTotals(length: total(lengths), widest: widest))
    if direction.value == .rightToLeft {
      let width = axis == .vertical ? size.width : total(lengths)
      placements = placements.map { $0.mirrored(in: width) }
    }
    return LazyWindow(first: firstLine * perLine, children: children, placements: placements)
  }

  private func total(_ lengths: LazyLengths) -> CGFloat {
    guard lengths.count > 0 else { return 0 }
    // The estimate of a last line has a gap behind it that is not there.
    let isKnown = lengths.measured(lengths.count - 1) != nil
    let gap = store.arrangement?.spacing ?? ViewSpacing.defaultLength
    return max(0, lengths.length - (isKnown || lengths.estimate == 0 ? 0 : gap))
  }

  private func report(_ new: LazyTotals) {
    guard totals.untrackedValue != new else { return }
    let totals = WeakAttribute(totals)
    inputs.host.enqueue { [scroll] in
      scroll.host.graph.withCurrent { _ = totals.attribute?.setValue(new) }
    }
  }

  /// Starts over with what is known where the list, the breadth or the arrangement has changed.
  private func prepare(_ slots: LazySlots, _ arrangement: LazyArrangement, breadth: CGFloat) {
    let isSame = store.breadth == breadth && store.arrangement == arrangement
    if isSame, store.slots === slots { return }
    var lines: [ObjectIdentifier: CGFloat] = [:]
    if isSame, arrangement.tracks == nil {
      for (index, slot) in store.slots.slots.enumerated() {
        if let length = store.lengths.measured(index) { lines[slot.key] = length }
      }
    }
    let estimate = store.arrangement == arrangement ? store.lengths.estimate : 0
    store.gaps = [:]
    store.slots = slots
    store.breadth = breadth
    store.arrangement = arrangement
    store.tracks = arrangement.tracks(in: breadth)
    let perLine = max(1, store.tracks.count)
    store.lengths = LazyLengths(count: (slots.slots.count + perLine - 1) / perLine, estimate: estimate)
    if !lines.isEmpty {
      for (index, slot) in slots.slots.enumerated() {
        if let length = lines[slot.key] { store.lengths.set(length, at: index) }
      }
    }
    if !store.children.isEmpty {
      store.children = store.children.filter { $0.value.child.element.subgraph.isValid }
    }
  }

  private func child(at slot: Int) -> LazyChild? {
    guard let view = store.slots.slots[slot].view else { return nil }
    let key = ObjectIdentifier(view.element)
    if let child = store.children[key] {
      child.child.index = slot
      return child
    }
    let place = LazyPlace()
    let own = Subgraph(parent: view.element.subgraph)
    let child = own.apply {
      var inputs = inputs
      let outer = inputs.base.isVisible
      inputs.base.isVisible = Attribute(
        rule: LazyChildVisibleRule(shown: shown.value, outer: outer, place: place))
      return ContainerChild.make(view, index: slot, inputs: inputs, number: number, subgraph: own) { _ in
        Attribute(rule: LazyGeometryRule(window: window.value, place: place))
      }
    }
    let made = LazyChild(child: child, place: place)
    store.children[key] = made
    return made
  }

  /// The views of a line where they stand across the axis; nil if a slot of it is not exactly one view.
  private func measure(_ line: Int, _ arrangement: LazyArrangement) -> [(
    child: LazyChild, placement: Placement
  )]? {
    let perLine = max(1, store.tracks.count)
    let first = line * perLine
    var result: [(child: LazyChild, placement: Placement)] = []
    for slot in first..<min(first + perLine, store.slots.slots.count) {
      guard let child = child(at: slot) else { return nil }
      result.append((child, arrangement.place(child.child.engine, in: store.tracks[slot - first])))
    }
    return result
  }
}

/// Where a view stands; one that has left the window stays where it was.
private struct LazyGeometryRule: Rule {
  let window: Attribute<LazyWindow>
  let place: LazyPlace
  var last = ViewGeometry.zero

  init(window: Attribute<LazyWindow>, place: LazyPlace) {
    self.window = window
    self.place = place
  }
  mutating func compute() -> ViewGeometry {
    let window = window.value
    if place.index >= 0, place.index < window.placements.count {
      last = ViewGeometry(window.placements[place.index])
    }
    return last
  }
}

/// Which views of the window are seen.
struct LazyShownRule: Rule {
  let window: Attribute<LazyWindow>
  let visible: Attribute<LazyInterval>
  let axis: Axis
  let size: Attribute<CGSize>
  let direction: Attribute<LayoutDirection>

  func compute() -> Range<Int> {
    let (placements, visible) = (window.value.placements, visible.value)
    let isMirrored = axis == .horizontal && direction.value == .rightToLeft
    let width = isMirrored ? size.value.width : 0
    func isSeen(_ placement: Placement) -> Bool {
      var (low, high) = (placement.frame.origin[axis], placement.frame.origin[axis] + placement.size[axis])
      if isMirrored { (low, high) = (width - high, width - low) }
      return high > visible.low && low < visible.high
    }
    guard let first = placements.firstIndex(where: isSeen), let last = placements.lastIndex(where: isSeen)
    else { return 0..<0 }
    return first..<last + 1
  }
}

private struct LazyChildVisibleRule: Rule {
  let shown: Attribute<Range<Int>>
  let outer: Attribute<Bool>?
  let place: LazyPlace
  func compute() -> Bool { shown.value.contains(place.index) && outer?.value ?? true }
}

struct LazyDisplayRule: Rule {
  let identity: DisplayIdentity
  let window: Attribute<LazyWindow>

  func compute() -> PlacedItem? {
    let window = window.value
    var items: [(depth: Double, item: PlacedItem)] = []
    items.reserveCapacity(window.children.count)
    var isDeep = false
    for (child, placement) in zip(window.children, window.placements) {
      guard var item = child.child.outputs.display?.value else { continue }
      item.move(by: placement.origin)
      let depth = child.child.traits.attribute(for: ZIndexTrait.self)?.value ?? 0
      isDeep = isDeep || depth != 0
      items.append((depth, item))
    }
    if isDeep {
      items = items.indices.sorted { (items[$0].depth, $0) < (items[$1].depth, $1) }.map { items[$0] }
    }
    if items.isEmpty { return nil }
    let group = DisplayItem(identity: identity, content: .group(items.map(\.item)))
    return PlacedItem(offset: .zero, item: group)
  }
}
