import Foundation
import SashGraph
import SashLayout

/// Makes a container that makes its views when they come near what is seen of the scroll view around it.
///
/// Where no scroll view moves it along its axis, it makes everything. `cells` puts something around each view.
func makeLazyContainer(
  list: _ViewListOutputs, inputs: _ViewInputs, axis: Axis, arrangement: Attribute<LazyArrangement>,
  cells: LazyCells? = nil
) -> _ViewOutputs {
  let direction = inputs.environment.attribute(for: \.layoutDirection)
  guard let scroll = inputs.base.scroll, scroll.axes.untrackedValue.contains(Axis.Set(axis)) else {
    return makeContainer(list: list, inputs: inputs, stackAxis: axis) { engines, _ in
      EagerLazyEngine(arrangement: arrangement.value, children: engines, direction: direction.value)
    }
  }
  let store = LazyStore()
  let slots = Attribute(rule: LazySlotsRule(list: list))
  let totals = Attribute(input: LazyTotals())
  let visible = Attribute(
    rule: LazyVisibleRule(axis: axis, scroll: scroll, space: inputs.space, size: inputs.size))
  let need = Attribute(rule: LazyNeedRule(visible: visible))
  let window = Deferred<Attribute<LazyWindow>>()
  let shown = Deferred<Attribute<Range<Int>>>()
  let pins = Deferred<Attribute<[CGFloat]>>()
  var childInputs = inputs
  childInputs.base.stackAxis = axis
  childInputs.base.targetLayout = nil
  let maker = LazyMaker(
    store: store, slots: slots, inputs: childInputs, cells: cells, axis: axis, window: window, shown: shown,
    pins: pins, number: inputs.host.nextTreeNumber())
  let layout = Attribute(
    rule: LazyLayoutRule(
      maker: maker, arrangement: arrangement, totals: totals, whole: inputs.host.area.size))
  store.layout = WeakAttribute(layout)
  scroll.add(layout)
  window.value = Attribute(
    rule: LazyWindowRule(
      maker: maker, arrangement: arrangement, need: need, visible: visible, size: inputs.size,
      proposal: inputs.proposal, layout: layout, direction: direction, totals: totals, scroll: scroll))
  shown.value = Attribute(
    rule: LazyShownRule(
      window: window.value, visible: visible, axis: axis, size: inputs.size, direction: direction))

  pins.value = Attribute(
    rule: LazyPinsRule(window: window.value, visible: visible, scroll: scroll, axis: axis))

  var outputs = _ViewOutputs()
  outputs.layout = layout
  outputs.display = Attribute(
    rule: LazyDisplayRule(
      identity: inputs.host.nextIdentity(), window: window.value, pins: pins.value, axis: axis))
  if !inputs.preferences.keys.isEmpty {
    let children = Attribute(rule: LazyChildrenRule(window: window.value))
    for key in inputs.preferences.keys { key.combine(children: children, into: &outputs.preferences) }
  }
  scroll.add(
    LazyTargets(
      store: store, window: window.value, axis: axis, space: inputs.space, slots: slots,
      isTargetLayout: inputs.base.targetLayout))
  return outputs
}

private struct LazyChildrenRule: Rule {
  let window: Attribute<LazyWindow>
  func compute() -> ContainerChildren { ContainerChildren(window.value.children.map(\.child)) }
}

/// Finds the views of a lazy container by their ids, also those that are not made.
private final class LazyTargets: ScrollTargetSource {
  private let store: LazyStore
  private let window: WeakAttribute<LazyWindow>
  private let slots: WeakAttribute<LazySlots>
  private let axis: Axis
  private let space: CoordinateSpaceNode
  private let isTargetLayout: WeakAttribute<Bool>?

  init(
    store: LazyStore, window: Attribute<LazyWindow>, axis: Axis, space: CoordinateSpaceNode,
    slots: Attribute<LazySlots>, isTargetLayout: Attribute<Bool>?
  ) {
    self.isTargetLayout = isTargetLayout.map(WeakAttribute.init)
    self.store = store
    self.window = WeakAttribute(window)
    self.slots = WeakAttribute(slots)
    self.axis = axis
    self.space = space
  }
  var isAlive: Bool { window.attribute != nil }

  private func frame(ofSlot index: Int, _ origin: CGPoint) -> CGRect {
    let line = store.lines.line(of: index)
    let start = store.lengths.start(of: line)
    let gap = line == store.lengths.count - 1 ? 0 : store.arrangement?.spacing ?? 0
    var frame = CGRect(origin: origin, size: .zero)
    frame.origin[axis] += start
    frame.size[axis] = max(0, store.lengths.start(of: line + 1) - start - gap)
    frame.size[axis.other] = max(0, store.breadth)
    return frame
  }

  func frame(of id: AnyHashable, in scroll: ScrollState) -> CGRect? {
    guard let window = window.attribute else { return nil }
    // An `onAppear` that scrolls to a row needs it.
    store.begin(self.window)
    window.bringUpToDate()
    guard let index = store.slots.slots.index(of: id) else { return nil }
    return frame(ofSlot: index, space.origin(in: scroll.contentSpace))
  }

  func targets(in rect: CGRect, of scroll: ScrollState) -> [(id: AnyHashable, frame: CGRect)] {
    slots(in: rect, of: scroll).compactMap { slot, frame in slot.id.map { ($0, frame) } }
  }
  func alignedFrames(near rect: CGRect, of scroll: ScrollState) -> [CGRect] {
    guard isTargetLayout?.attribute?.untrackedValue == true else { return [] }
    return slots(in: rect, of: scroll).map(\.frame)
  }

  private func slots(in rect: CGRect, of scroll: ScrollState) -> [(slot: LazySlots.Slot, frame: CGRect)] {
    guard let window = window.attribute else { return [] }
    window.bringUpToDate()
    let origin = space.origin(in: scroll.contentSpace)
    guard store.lengths.count > 0 else { return [] }
    let first = store.lines.slots(of: store.line(at: rect.origin[axis] - origin[axis])).lowerBound
    var result: [(slot: LazySlots.Slot, frame: CGRect)] = []
    for index in first..<store.slots.slots.count {
      let frame = frame(ofSlot: index, origin)
      if frame.origin[axis] >= rect.origin[axis] + rect.size[axis] { break }
      result.append((store.slots.slots[index], frame))
    }
    return result
  }
}

/// A lazy container that makes everything: as its lazy self lays out.
private final class EagerLazyEngine: ContainerEngine {
  private let arrangement: LazyArrangement
  private var cache: (breadth: CGFloat, placements: [Placement], size: CGSize)?

  init(arrangement: LazyArrangement, children: [LayoutEngine], direction: LayoutDirection) {
    self.arrangement = arrangement
    super.init(children: children, direction: direction)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let axis = arrangement.axis
    let widest =
      arrangement.tracks == nil && proposal[axis.other] == nil
      ? children.reduce(0) { max($0, $1.sizeThatFits(.unspecified)[axis.other]) } : 0
    let breadth = arrangement.breadth(proposal[axis.other], widest: widest)
    var size = solve(breadth).size
    size[axis.other] = breadth
    return size
  }

  override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    solve(size[arrangement.axis.other]).placements
  }

  private func solve(_ breadth: CGFloat) -> (placements: [Placement], size: CGSize) {
    if let cache, cache.breadth == breadth { return (cache.placements, cache.size) }
    let axis = arrangement.axis
    let tracks = arrangement.tracks(in: breadth)
    var placements: [Placement] = []
    var place: CGFloat = 0
    var before: ViewSpacing?
    for first in stride(from: 0, to: children.count, by: max(1, tracks.count)) {
      let line = children[first..<min(first + max(1, tracks.count), children.count)]
      var spacing = line.first!.spacing
      for engine in line.dropFirst() { spacing.formUnion(engine.spacing) }
      if let before { place += arrangement.spacing ?? before.distance(to: spacing, along: axis) }
      before = spacing
      var length: CGFloat = 0
      let start = placements.count
      for (engine, track) in zip(line, tracks) {
        let placement = arrangement.place(engine, in: track)
        length = max(length, placement.size[axis])
        placements.append(placement)
      }
      for (index, track) in zip(start..<placements.count, tracks) {
        let free = length - placements[index].size[axis]
        placements[index].origin[axis] =
          place + (arrangement.tracks == nil ? 0 : free * arrangement.alignment(track).fraction(axis))
      }
      place += length
    }
    var size = CGSize.zero
    size[axis] = place
    size[axis.other] = breadth
    cache = (breadth, placements, size)
    return (placements, size)
  }
}
