import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// How a container gets its engine. Both are called inside a rule, so what they read makes the container lay out again.
package enum ContainerLayout {
  /// A stack; one that would still be made so takes children that answer as those before.
  case stack(() -> StackSettings)
  /// Any engine, from those of the children.
  case engine(([LayoutEngine], ContainerChildren) -> LayoutEngine)
}

/// Makes a view that lays out a list of views, by an engine made from those of its children.
package func makeContainer(
  list: _ViewListOutputs, inputs: _ViewInputs, stackAxis: Axis? = nil,
  engine: @escaping ([LayoutEngine], ContainerChildren) -> LayoutEngine
) -> _ViewOutputs {
  makeContainer(list: list, inputs: inputs, stackAxis: stackAxis, layout: .engine(engine))
}

/// Makes a view that lays out a list of views.
package func makeContainer(
  list: _ViewListOutputs, inputs: _ViewInputs, stackAxis: Axis?, layout kind: ContainerLayout
) -> _ViewOutputs {
  let placements = Deferred<Attribute<[Placement]>>()
  let layout = Deferred<Attribute<LayoutEngine>>()
  placements.value = Attribute(
    rule: PlacementsRule(size: inputs.size, proposal: inputs.proposal, layout: layout))
  // A child that changes without moving the others leaves them alone, however many they are.
  placements.value.makeGate(depth: inputs.base.place?.depth ?? 0)
  var childInputs = inputs
  childInputs.base.stackAxis = stackAxis
  childInputs.base.targetLayout = nil

  let children: Attribute<ContainerChildren>
  var places: ChildPlaces?
  var fixed: [PreferenceOutputs]?
  if list.isStatic {
    var flat: [FlatElement] = []
    list.flatten(into: &flat)
    let number = inputs.host.nextTreeNumber()
    let made = flat.enumerated().map { index, item in
      ContainerChild.make(
        item, index: index, inputs: childInputs, placements: placements, number: number, subgraph: nil)
    }
    children = Attribute(input: ContainerChildren(made))
    fixed = made.map(\.outputs.preferences)
  } else {
    let made = Deferred<Attribute<ContainerChildren>>()
    let moving = ChildPlaces(placements: placements, children: made, depth: inputs.base.place?.depth ?? 0)
    places = moving
    children = Attribute(rule: ChildrenRule(list: list, inputs: childInputs, places: moving))
    made.value = children
  }
  if !list.isStatic || inputs.base.targetLayout != nil {
    inputs.base.scroll?.add(
      ContainerTargets(
        children: children, placements: placements.value, space: inputs.space,
        isTargetLayout: inputs.base.targetLayout))
  }
  layout.value = Attribute(rule: ContainerLayoutRule(children: children, kind: kind))

  var outputs = _ViewOutputs(layout: layout.value)
  outputs.display = Attribute(
    rule: ContainerDisplayRule(
      host: inputs.host, children: children, placements: placements.value, places: places))
  for key in inputs.preferences.keys {
    if let fixed {
      key.combine(fixed, into: &outputs.preferences)
    } else {
      key.combine(children: children, into: &outputs.preferences)
    }
  }
  return outputs
}

/// The views of a list where one view is wanted: one stays as it is, several form an implicit stack.
package func makeImplicitRoot(of list: _ViewListOutputs, inputs: _ViewInputs) -> _ViewOutputs {
  if let only = list.onlyElement { return only.makeView(inputs) }
  switch inputs.base.implicitRoot {
  case .vertical, .horizontal:
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    let axis: Axis = if case .horizontal = inputs.base.implicitRoot { .horizontal } else { .vertical }
    return makeContainer(
      list: list, inputs: inputs, stackAxis: axis,
      layout: .stack {
        StackSettings(axis: axis, alignment: .center, spacing: nil, direction: direction.value)
      })
  case .layered(let alignment):
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    return makeContainer(list: list, inputs: inputs) { engines, _ in
      ZStackEngine(alignment: alignment, children: engines, direction: direction.value)
    }
  }
}

struct ContainerLayoutRule: Rule {
  let children: Attribute<ContainerChildren>
  let kind: ContainerLayout
  private var stack: StackEngine?
  private var known: ContainerChildren?
  /// The layouts of the known children.
  private var layouts: [AnyAttribute] = []
  /// Their engines. Their attributes hold them; holding them here too would touch each one.
  private var engines: [Unmanaged<LayoutEngine>] = []
  /// Which of them may be other ones in this run. Kept, since each large array that is made or given back makes the allocator
  /// put all its small blocks together.
  private var changed: [Int] = []

  init(children: Attribute<ContainerChildren>, kind: ContainerLayout) {
    self.children = children
    self.kind = kind
  }

  /// A child that changed without another size leaves the engine as it is: nothing is placed again then.
  mutating func compute() -> LayoutEngine {
    // Whether they are others is asked without holding them, which would touch them.
    let isKnown = known.map(ObjectIdentifier.init) == ObjectIdentifier(children.value)
    if !isKnown {
      let children = children.value
      known = children
      layouts = children.list.map { $0.outputs.layout?.any ?? .none }
      engines = layouts.map {
        .passUnretained($0 == .none ? LeafEngine.greedy : Attribute<LayoutEngine>($0).value)
      }
    }
    changed.removeAll(keepingCapacity: true)
    if !isKnown {
      changed += engines.indices
    } else {
      readChanges(of: layouts) {
        engines[$0] = .passUnretained(Attribute<LayoutEngine>(layouts[$0]).untrackedValue)
        changed.append($0)
      }
    }
    switch kind {
    case .engine(let make): return make(engines.map { $0.takeUnretainedValue() }, known!)
    case .stack(let settings):
      let settings = settings()
      if let stack, stack.isLaidOut(by: settings), stack.takeChildren(engines, changed: changed) {
        return stack
      }
      let new = StackEngine(settings, children: engines.map { $0.takeUnretainedValue() })
      stack = new
      return new
    }
  }
}

/// Where the children stand. Depends on the size and the proposal, so a container that only moves places nothing again.
struct PlacementsRule: Rule {
  let size: Attribute<CGSize>
  let proposal: Attribute<ProposedViewSize>
  let layout: Deferred<Attribute<LayoutEngine>>
  func compute() -> [Placement] {
    let engine = layout.value.value
    return engine.placements(in: size.value, proposal: proposal.value)
  }
}

/// Draws the children in order, those with a higher z-index later.
struct ContainerDisplayRule: Rule {
  let identity: DisplayIdentity
  unowned(unsafe) let host: ViewGraph
  let children: Attribute<ContainerChildren>
  let placements: Attribute<[Placement]>
  /// Where the children stand, in parts; nil where they never change.
  let places: ChildPlaces?
  /// Draws only these children.
  let part: Range<Int>?
  private var parts: [Attribute<PlacedItem?>] = []
  /// What was drawn last: nothing, one child, or a group of them.
  private var lastItem: PlacedItem?
  private var group: DisplayGroupSource?
  /// Empty between runs; kept, so that frames of an animation allocate nothing.
  private var changes: [DisplayGroupSource.Change] = []
  private var known: ContainerChildren?
  /// What the known children draw, and how deep they lie.
  private var drawn: [Drawn] = []
  private var displays: [AnyAttribute] = []
  private var hasDepths = false
  /// Where the children stood in the last run, if each of them drew something then and nothing else did.
  private var lastOrigins: [Placement]?

  private struct Drawn {
    /// Its place among the children that are laid out, of which these may be a few.
    let index: Int
    let display: Attribute<PlacedItem?>?
    let depth: Attribute<Double>?
  }

  /// How many children are drawn together where there are many.
  static let partLength = ChildPlaces.partLength

  init(
    host: ViewGraph, children: Attribute<ContainerChildren>, placements: Attribute<[Placement]>,
    places: ChildPlaces? = nil, part: Range<Int>? = nil
  ) {
    identity = host.nextIdentity()
    self.host = host
    self.children = children
    self.placements = placements
    self.places = places
    self.part = part
  }

  mutating func compute() -> PlacedItem? {
    let all = children.value
    if part == nil, all.isLong { return drawParts(of: all) }
    if known !== all { note(all) }
    // A part is drawn anew when something in it has moved.
    let origins = part.flatMap { places?.part(of: $0.lowerBound) }?.value.placements ?? placements.value
    // The places of a part begin with its first child, those of the whole with the first of all.
    let first = places == nil ? 0 : part?.lowerBound ?? 0
    if let lastOrigins, origins.isSameArray(as: lastOrigins) { return replaceChanged(origins, first) }
    var items: [PlacedItem] = []
    items.reserveCapacity(drawn.count)
    var depths: [Double] = []
    // What leaves is behind what stays, unless its depth says otherwise.
    if part == nil {
      for child in all.leaving {
        guard let item = child.leavingDisplay else { continue }
        items.append(item)
        let depth = child.traits.attribute(for: ZIndexTrait.self)?.value ?? 0
        if hasDepths { depths.append(depth) }
      }
    }
    for place in drawn.indices {
      if place + 16 < drawn.count {
        drawn[place + 16].display?.prefetch()
        drawn[place + 8].display?.prefetchValue()
        drawn[place + 4].display?.prefetchObject(at: PlacedItem.itemOffset)
      }
      let child = drawn[place]
      let index = child.index - first
      guard origins.indices.contains(index), var item = child.display?.value else { continue }
      item.move(by: origins[index].origin)
      items.append(item)
      if hasDepths { depths.append(child.depth?.value ?? 0) }
    }
    if hasDepths, depths.contains(where: { $0 != 0 }) {
      items = items.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { items[$0] }
    }
    lastOrigins = !hasDepths && all.leaving.isEmpty && items.count == drawn.count ? origins : nil
    return group(items)
  }

  /// The same children in the same places: only those are asked that draw something else.
  private mutating func replaceChanged(_ origins: [Placement], _ first: Int) -> PlacedItem? {
    var gone: [Int] = []
    defer { changes.removeAll(keepingCapacity: true) }
    readChanges(of: displays) { index in
      guard var item = Attribute<PlacedItem?>(displays[index]).untrackedValue else {
        gone.append(index)
        return
      }
      item.move(by: origins[drawn[index].index - first].origin)
      changes.append((index, item))
    }
    if changes.isEmpty, gone.isEmpty { return lastItem }
    if gone.isEmpty, group != nil {
      lastItem = PlacedItem(offset: .zero, item: group!.replace(&changes))
      return lastItem
    }
    var items = lastItems
    for change in changes { items[change.place] = change.item }
    if !gone.isEmpty { lastOrigins = nil }
    for index in gone.reversed() { items.remove(at: index) }
    return regroup(items)
  }

  private var lastItems: [PlacedItem] { group?.children ?? lastItem.map { [$0] } ?? [] }

  private mutating func note(_ all: ContainerChildren) {
    known = all
    let whole = all.list.indices
    drawn = all.list[(part ?? whole).clamped(to: whole)].map {
      Drawn(index: $0.index, display: $0.display, depth: $0.traits.attribute(for: ZIndexTrait.self))
    }
    displays = drawn.map { $0.display?.any ?? .none }
    lastOrigins = nil
    hasDepths =
      drawn.contains { $0.depth != nil }
      || all.leaving.contains { $0.traits.attribute(for: ZIndexTrait.self) != nil }
  }

  /// Rows of a long list are drawn in parts, so that one that changes has only its part drawn anew.
  private mutating func drawParts(of all: ContainerChildren) -> PlacedItem? {
    let count = all.list.count
    let length = ContainerDisplayRule.partLength
    let partCount = (count + length - 1) / length
    while parts.count < partCount {
      let start = parts.count * length
      parts.append(
        Attribute(
          rule: ContainerDisplayRule(
            host: host, children: children, placements: placements, places: places,
            part: start..<start + length)))
    }
    if known !== all {
      known = all
      displays = all.list.map { $0.display?.any ?? .none }
    }
    var items = all.leaving.compactMap { $0.leavingDisplay }
    items.reserveCapacity(items.count + partCount)
    for index in 0..<partCount {
      for distance in 1...4 where index + distance < partCount && parts[index + distance].needsUpdate {
        let next = (index + distance) * length
        prefetch(displays[next..<min(next + length, count)], distance: distance)
      }
      if let item = parts[index].value { items.append(item) }
    }
    return group(items)
  }

  private mutating func group(_ items: [PlacedItem]) -> PlacedItem? {
    let last = lastItems
    if last.count == items.count,
      zip(last, items).allSatisfy({ $0.item === $1.item && $0.offset == $1.offset })
    {
      return lastItem
    }
    return regroup(items)
  }

  private mutating func regroup(_ items: [PlacedItem]) -> PlacedItem? {
    group = nil
    if items.count < 2 {
      lastItem = items.first
    } else {
      let item = DisplayItem(identity: identity, content: .group(items))
      group = DisplayGroupSource(item)
      lastItem = PlacedItem(offset: .zero, item: item)
    }
    return lastItem
  }
}

/// The place of a view among its siblings from back to front.
package enum ZIndexTrait: ViewTraitKey {
  package static var defaultValue: Double { 0 }
}

extension Array {
  /// Whether two arrays share their memory, so that nothing in them can differ.
  fileprivate func isSameArray(as other: [Element]) -> Bool {
    withUnsafeBufferPointer { a in
      other.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress && a.count == $0.count }
    }
  }
}
