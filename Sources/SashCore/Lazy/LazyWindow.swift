import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// A part of a lazy container along its axis, in points from its start.
package struct LazyInterval: Equatable {
  package var low: CGFloat
  package var high: CGFloat
}

/// The views of a lazy container that are made, near what is seen, and where they stand. Equal only if the same.
final class LazyWindow {
  let children: [LazyChild]
  let placements: [Placement]
  let pins: [LazyPin]
  /// Views that have left the list and are shown going.
  let leaving: [ContainerChild]
  init(
    children: [LazyChild], placements: [Placement], pins: [LazyPin], leaving: [ContainerChild]
  ) {
    self.children = children
    self.leaving = leaving
    self.placements = placements
    self.pins = pins
  }
}

/// A header or footer that stays at the edge of what is seen while its section is; places in points along the axis.
struct LazyPin {
  /// Where among the children it is.
  let index: Int
  let start: CGFloat
  let length: CGFloat
  /// Where its section begins and ends.
  let section: ClosedRange<CGFloat>
  let isFooter: Bool
  /// How much at the start of a header leaves what is seen first.
  var lead: CGFloat = 0

  /// How far it is from its own place when that much is seen.
  func offset(_ visible: LazyInterval) -> CGFloat {
    if isFooter {
      return min(0, max(visible.high - length, section.lowerBound) - start)
    }
    return max(0, min(visible.low - lead, section.upperBound - length) - start)
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
  /// Which of the pins it is.
  var pin: Int?
}

/// What a lazy container remembers between updates.
final class LazyStore {
  var slots = LazySlots(LazySlotList())
  var lines = LazyLines()
  var lengths = LazyLengths(count: 0, estimate: 0)
  var tracks: [GridTrack] = []
  var children: [ObjectIdentifier: LazyChild] = [:]
  var inWindow: [LazyChild] = []
  var leaving: [LazyChild] = []
  /// The list before it changed in this update; nil unless views that come are to be seen coming.
  var before: LazySlots?
  /// False for a list whose rows wait until what is around it has appeared.
  var hasBegun = false
  var breadth: CGFloat = -1
  var arrangement: LazyArrangement?
  /// The list whose views are being made.
  var begun: LazySlots?
  /// What its size was guessed from last.
  var probe: LazyProbe?
  /// Lines from here on have not been measured.
  var measuredEnd = 0
  /// The gaps behind lines as far as they are known, where they depend on the views.
  var gaps: [Int: CGFloat] = [:]

  /// Somebody has asked how wide it would be if nothing were offered.
  var hasOwnBreadth = false
  /// What guesses its size.
  var layout: WeakAttribute<LayoutEngine>?
  var circle = LazyCircle()

  /// Lets go of the views, which refer to the store, when the container has ended.
  func end() {
    probe = nil
    before = nil
    children = [:]
    inWindow = []
    leaving = []
  }

  /// Lets the rows of a list be made.
  func begin(_ window: WeakAttribute<LazyWindow>) {
    if hasBegun { return }
    hasBegun = true
    layout?.attribute?.markNeedsUpdate()
    window.attribute?.markNeedsUpdate()
  }

  /// The line at a place, in points from the start; the first while nothing is known.
  func line(at place: CGFloat) -> Int {
    lengths.estimate == 0 && lengths.measuredCount == 0 ? 0 : lengths.line(at: place)
  }
}

/// How long a lazy container is, as far as what is seen of it tells.
struct LazyTotals: Equatable {
  private(set) var length: CGFloat = 0
  /// How far across the axis what is seen would reach, in points, where nothing is offered there.
  private(set) var widest: CGFloat = 0
  private var breadth: CGFloat = -1
  private weak var slots: LazySlots?

  init() {}
  init(length: CGFloat, widest: CGFloat, breadth: CGFloat, slots: LazySlots) {
    (self.length, self.widest, self.breadth, self.slots) = (length, widest, breadth, slots)
  }
  /// The length, and in which breadth that is; nil for another list.
  func of(_ slots: LazySlots) -> (length: CGFloat, breadth: CGFloat)? {
    self.slots === slots ? (length, breadth) : nil
  }
  static func == (a: Self, b: Self) -> Bool {
    a.slots === b.slots && a.length == b.length && a.widest == b.widest && a.breadth == b.breadth
  }
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

  /// The most that is kept ready on each side, as a share of what is seen, and a step of it: what is needed follows from what
  /// is seen now, whatever was seen before.
  private static let reserve: CGFloat = 0.25

  func compute() -> LazyInterval {
    let visible = visible.value
    let step = (visible.high - visible.low) * LazyNeedRule.reserve
    guard step > 0, visible.high < .greatestFiniteMagnitude else { return visible }
    // Less than anything that is drawn, so that what ends at a step is not taken for more.
    let slack: CGFloat = 1e-6
    return LazyInterval(
      low: ((visible.low / step - slack).rounded(.up) - 1) * step,
      high: ((visible.high / step + slack).rounded(.down) + 1) * step)
  }
}

/// Makes the views that are needed, measures them, and says where they stand.
struct LazyWindowRule: Rule {
  let maker: LazyMaker
  let arrangement: Attribute<LazyArrangement>
  let need: Attribute<LazyInterval>
  let visible: Attribute<LazyInterval>
  let size: Attribute<CGSize>
  let proposal: Attribute<ProposedViewSize>
  let layout: Attribute<LayoutEngine>
  let direction: Attribute<LayoutDirection>
  let totals: Attribute<LazyTotals>
  let scroll: ScrollState

  private var store: LazyStore { maker.store }
  private var inputs: _ViewInputs { maker.inputs }

  func compute() -> LazyWindow {
    if maker.cells != nil, !store.hasBegun, !inputs.base.choosesBySize {
      maker.beginLater()
      return LazyWindow(children: [], placements: [], pins: [], leaving: [])
    }
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
    let slots = maker.slots.value
    maker.begin(slots)
    beginLeaving(slots)
    defer { store.before = nil }
    _ = layout.value
    // Before anything is scrolled, only what is seen counts besides the guess: the size is that of a new container.
    let isAtStart = need.low <= 0
    prepare(slots, arrangement, breadth: size[axis.other], isAtStart: isAtStart)
    let lengths = store.lengths
    if oldAnchor ?? 0 >= lengths.count { (oldAnchor, oldAnchorStart) = (nil, nil) }
    for child in store.inWindow { (child.place.index, child.place.pin) = (-1, nil) }
    guard lengths.count > 0, need.high > 0 || lengths.measuredCount == 0 else {
      store.inWindow = []
      if isAtStart { forget(from: 0) }
      report(0)
      return LazyWindow(children: [], placements: [], pins: [], leaving: store.leaving.map(\.child))
    }

    let anchor = oldAnchor ?? store.line(at: visible.untrackedValue.low)
    let anchorStart = oldAnchorStart ?? lengths.start(of: anchor)
    let firstLine = store.line(at: need.low)
    var line = firstLine
    var place = lengths.start(of: firstLine)
    var children: [LazyChild] = []
    var placements: [Placement] = []
    var pins: [LazyPin] = []
    var before: (spacing: ViewSpacing, end: CGFloat, length: CGFloat)?
    var widest: CGFloat = 0
    let hasOwnBreadth = !isAtStart && arrangement.tracks == nil && proposal.value[axis.other] == nil
    addPin(.header, at: firstLine, of: arrangement, &children, &placements, &pins)
    while line < lengths.count, place < need.high || children.isEmpty {
      guard let views = measure(line, arrangement) else {
        // What is in the row is found when the list is gone through again; until then it counts like others.
        maker.findAgain()
        place += max(lengths.estimate, 16)
        line += 1
        if place >= need.high { break }
        continue
      }
      let length = views.reduce(0) { max($0, $1.placement.size[axis]) }
      if hasOwnBreadth {
        for view in views {
          widest = max(widest, view.child.child.engine.sizeThatFits(.unspecified)[axis.other])
        }
      }
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
      if isPinned(line, arrangement) {
        pins.append(pin(line, children.count, place, length, arrangement))
        views[0].child.place.pin = pins.count - 1
      }
      for (child, placement, track) in views {
        var placement = placement
        placement.origin[axis] += place
        if arrangement.tracks != nil {
          placement.origin[axis] +=
            (length - placement.size[axis]) * arrangement.alignment(track).fraction(axis)
        }
        child.place.index = children.count
        children.append(child)
        placements.append(placement)
      }
      // What was known of a gap whose other side is not needed is forgotten with the rest.
      let known = isAtStart ? nil : store.gaps[line]
      let gap =
        line == lengths.count - 1 ? 0 : arrangement.spacing ?? known ?? ViewSpacing.defaultLength
      lengths.set(length + gap, at: line)
      place += length + gap
      line += 1
    }
    if isAtStart {
      forget(from: line)
    } else {
      store.measuredEnd = max(store.measuredEnd, line)
      if lengths.estimate == 0 { lengths.settleEstimate() }
    }
    if line < lengths.count { addPin(.footer, at: line - 1, of: arrangement, &children, &placements, &pins) }
    store.inWindow = children
    // What has been measured before what is seen must not move what is seen. Where nothing is before it, nothing is moved: a
    // first line that was empty is seen when it has something.
    let moved = lengths.start(of: anchor) - anchorStart
    if anchor > firstLine || oldAnchor != nil, abs(moved) > 0.01, visible.untrackedValue.low > 0,
      inputs.base.transaction.untrackedValue.scrollContentOffsetAdjustmentBehavior.isEnabled
    {
      let distance = axis == .vertical ? CGSize(width: 0, height: moved) : CGSize(width: moved, height: 0)
      inputs.host.enqueue { [scroll] in scroll.adjust(by: distance) }
    }
    // What was wider before stays so while it is scrolled.
    report(isAtStart ? widest : max(widest, totals.untrackedValue.widest))
    if direction.value == .rightToLeft {
      let width = axis == .vertical ? size.width : total
      placements = placements.map { $0.mirrored(in: width) }
    }
    return LazyWindow(
      children: children, placements: placements, pins: pins, leaving: store.leaving.map(\.child))
  }
  func destroy() {
    for gone in store.leaving { gone.child.end() }
    store.end()
  }

  // MARK: Headers and footers that stay

  private func isPinned(_ line: Int, _ arrangement: LazyArrangement) -> Bool {
    switch store.lines.run(of: line).role {
    case .content: false
    case .header: arrangement.pinned.contains(.sectionHeaders)
    case .footer: arrangement.pinned.contains(.sectionFooters)
    }
  }

  private func pin(
    _ line: Int, _ index: Int, _ start: CGFloat, _ length: CGFloat, _ arrangement: LazyArrangement
  ) -> LazyPin {
    let run = store.lines.run(of: line)
    let bounds = store.lines.bounds(of: run.section)
    let gap = bounds.upperBound == store.lengths.count ? 0 : store.arrangement?.spacing ?? 0
    let end = max(start + length, store.lengths.start(of: bounds.upperBound) - gap)
    let begin = min(start, store.lengths.start(of: bounds.lowerBound))
    return LazyPin(
      index: index, start: start, length: length, section: begin...end, isFooter: run.role == .footer,
      lead: arrangement.pinLead)
  }

  /// Adds the header or the footer of the section that a line is in, where it is not among what is needed anyway.
  private func addPin(
    _ role: LazySlots.Run.Role, at line: Int, of arrangement: LazyArrangement, _ children: inout [LazyChild],
    _ placements: inout [Placement], _ pins: inout [LazyPin]
  ) {
    guard line >= 0, line < store.lines.count else { return }
    let section = store.lines.run(of: line).section
    guard section >= 0, let lines = store.lines.lines(of: role, section: section), let own = lines.first,
      role == .header ? own < line : own > line, isPinned(own, arrangement),
      let view = measure(own, arrangement)?.first
    else { return }
    let axis = arrangement.axis
    let start = store.lengths.start(of: own)
    var placement = view.placement
    placement.origin[axis] += start
    pins.append(pin(own, children.count, start, placement.size[axis], arrangement))
    (view.child.place.index, view.child.place.pin) = (children.count, pins.count - 1)
    children.append(view.child)
    placements.append(placement)
  }

  private var total: CGFloat {
    let lengths = store.lengths
    guard lengths.count > 0 else { return 0 }
    // The estimate of a last line has a gap behind it that is not there.
    let isKnown = lengths.measured(lengths.count - 1) != nil
    let gap = store.arrangement?.spacing ?? ViewSpacing.defaultLength
    return max(0, lengths.length - (isKnown || lengths.estimate == 0 ? 0 : gap))
  }

  private func report(_ widest: CGFloat) {
    let told = LazyTotals(length: total, widest: widest, breadth: store.breadth, slots: store.slots)
    guard let new = store.circle.next(told, after: totals.untrackedValue, frame: inputs.host.frameNumber)
    else { return }
    let totals = WeakAttribute(totals)
    inputs.host.enqueue { [scroll] in
      scroll.host.graph.withCurrent { _ = totals.attribute?.setValue(new) }
    }
  }

  /// Lets lines that are not seen count as in the guess, and those beyond it as the others do on average.
  private func forget(from line: Int) {
    let guess = store.probe?.answer(in: store.breadth).lengths ?? []
    let end = max(line, guess.count)
    if store.measuredEnd > end {
      let lengths = LazyLengths(count: store.lengths.count, estimate: store.lengths.estimate)
      for known in 0..<line { store.lengths.measured(known).map { lengths.set($0, at: known) } }
      store.lengths = lengths
    }
    store.measuredEnd = end
    // The guess knows the gap behind the last of those that are seen.
    if line < guess.count {
      for line in max(0, line - 1)..<guess.count { store.lengths.set(guess[line], at: line) }
    }
    store.lengths.settleEstimate()
  }

  /// Starts over with what is known where the list, the breadth or the arrangement has changed.
  private func prepare(
    _ slots: LazySlots, _ arrangement: LazyArrangement, breadth: CGFloat, isAtStart: Bool
  ) {
    let isSame = store.breadth == breadth && store.arrangement == arrangement
    let isKnown = store.arrangement == arrangement && store.lengths.estimate > 0
    let estimate =
      isKnown && !isAtStart ? store.lengths.estimate : store.probe?.answer(in: breadth).estimate ?? 0
    if isSame, store.slots === slots {
      store.lengths.setEstimate(estimate)
      return
    }
    var lines: [ObjectIdentifier: CGFloat] = [:]
    if isSame, arrangement.tracks == nil {
      store.slots.slots.forEachKey { index, key in
        if let length = store.lengths.measured(index) { lines[key] = length }
      }
    }
    store.gaps = [:]
    store.slots = slots
    store.breadth = breadth
    store.arrangement = arrangement
    store.tracks = arrangement.tracks(in: breadth)
    store.lines = LazyLines(slots.runs, perLine: store.tracks.count)
    store.lengths = LazyLengths(count: store.lines.count, estimate: estimate)
    store.measuredEnd = 0
    if !lines.isEmpty {
      slots.slots.forEachKey { index, key in
        if let length = lines[key] {
          store.lengths.set(length, at: index)
          store.measuredEnd = index + 1
        }
      }
    }
    if !store.children.isEmpty {
      store.children = store.children.filter { $0.value.child.element.subgraph.isValid }
    }
  }

  /// The views of a line where they stand across the axis; nil if a slot of it is not exactly one view.
  private func measure(_ line: Int, _ arrangement: LazyArrangement) -> [(
    child: LazyChild, placement: Placement, track: GridTrack
  )]? {
    let slots = store.lines.slots(of: line)
    let isWhole = arrangement.tracks != nil && store.lines.run(of: line).role != .content
    var result: [(child: LazyChild, placement: Placement, track: GridTrack)] = []
    for slot in slots {
      guard let child = maker.child(at: slot, of: store.slots) else { return nil }
      let track =
        isWhole
        ? GridTrack(start: 0, length: store.breadth, item: -1) : store.tracks[slot - slots.lowerBound]
      result.append((child, arrangement.place(child.child.engine, in: track), track))
    }
    return result
  }
}

// MARK: Coming and going

extension LazyWindowRule {
  /// Lets the views go that are not in the list any more, and ends those that have gone.
  private func beginLeaving(_ slots: LazySlots) {
    let gone = store.leaving.filter { $0.child.hasLeft || !$0.child.element.subgraph.isValid }
    if !gone.isEmpty {
      store.leaving.removeAll { child in gone.contains { $0 === child } }
      for child in gone {
        store.children[ObjectIdentifier(child.child.element)] = nil
        child.child.end()
      }
    }
    guard store.slots !== slots, store.breadth >= 0 else { return }
    let own = WeakAttribute(maker.window.value!)
    for child in store.inWindow where child.child.element.owner?.leaving != nil {
      if child.child.leave(inputs.host, isOver: { own.attribute?.markNeedsUpdate() }) {
        store.leaving.append(child)
      }
    }
  }
}

/// Where a view stands; one that has left the window stays where it was.
struct LazyGeometryRule: Rule {
  let window: Attribute<LazyWindow>
  let pins: Deferred<Attribute<[CGFloat]>>
  let axis: Axis
  let place: LazyPlace
  let tree: TreePlace
  var last = ViewGeometry.zero

  init(
    window: Attribute<LazyWindow>, pins: Deferred<Attribute<[CGFloat]>>, axis: Axis, place: LazyPlace,
    tree: TreePlace
  ) {
    self.tree = tree
    self.window = window
    self.pins = pins
    self.axis = axis
    self.place = place
  }
  mutating func compute() -> ViewGeometry {
    let window = window.value
    if let leaving = tree.leaving {
      last.origin = leaving.origin
    } else if place.index >= 0, place.index < window.placements.count {
      last = ViewGeometry(window.placements[place.index])
      if let pin = place.pin { last.origin[axis] += pins.value.value[pin] }
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

struct LazyChildVisibleRule: Rule {
  let shown: Attribute<Range<Int>>
  let outer: Attribute<Bool>?
  let place: LazyPlace
  func compute() -> Bool {
    let shown = shown.value
    return (place.pin != nil || shown.contains(place.index)) && outer?.value ?? true
  }
}

/// How far pinned views are from their places, in points on the screen.
struct LazyPinsRule: Rule {
  let window: Attribute<LazyWindow>
  let visible: Attribute<LazyInterval>
  let scroll: ScrollState
  let axis: Axis

  func compute() -> [CGFloat] {
    let pins = window.value.pins
    if pins.isEmpty { return [] }
    var visible = visible.value
    let metrics = scroll.metrics.value
    let insets = metrics.insets
    if axis == .vertical {
      visible.low += insets.top - metrics.collapse(at: metrics.effective(scroll.position.value))
    } else {
      visible.low += insets.leading
    }
    visible.high -= axis == .vertical ? insets.bottom : insets.trailing
    let sign: CGFloat = axis == .horizontal && metrics.direction == .rightToLeft ? -1 : 1
    return pins.map { $0.offset(visible) * sign }
  }
}

struct LazyDisplayRule: Rule {
  let identity: DisplayIdentity
  let window: Attribute<LazyWindow>
  let pins: Attribute<[CGFloat]>
  let axis: Axis

  func compute() -> PlacedItem? {
    let window = window.value
    var items: [(depth: Double, item: PlacedItem)] = []
    items.reserveCapacity(window.children.count)
    for child in window.leaving { child.leavingDisplay.map { items.append((0, $0)) } }
    var isDeep = false
    for (child, placement) in zip(window.children, window.placements) {
      guard var item = child.child.display?.value else { continue }
      item.move(by: placement.origin)
      var depth = child.child.traits.attribute(for: ZIndexTrait.self)?.value ?? 0
      if let pin = child.place.pin {
        // What stays is in front of what moves under it.
        item.offset[axis] += pins.value[pin]
        depth = max(depth, .leastNonzeroMagnitude)
      }
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
