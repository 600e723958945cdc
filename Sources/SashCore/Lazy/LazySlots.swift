import SashGraph

/// The views of a list, of which the rows of a `ForEach` are not made before somebody asks for them.
final class LazySlots {
  enum Slot {
    case view(FlatElement)
    /// A row, which stands for one view; one that turns out to be more or less is taken apart.
    case row(DynamicListItem, WrapperChain?)

    /// The same as long as the view is.
    var key: ObjectIdentifier {
      switch self {
      case .view(let view): ObjectIdentifier(view.element)
      case .row(let item, _): ObjectIdentifier(item)
      }
    }
    func has(id: AnyHashable) -> Bool {
      switch self {
      case .view(let view): return view.traits.has(id: id)
      case .row(let item, _):
        if item.row?.anyID == id { return true }
        return item.isMade && (view?.traits.has(id: id) ?? false)
      }
    }
    var id: AnyHashable? {
      switch self {
      case .view(let view): view.traits.id ?? view.traits.row?.anyID
      case .row(let item, _): item.row?.anyID
      }
    }
    /// The view of the slot, made if need be; nil if it is not exactly one. Read in a rule.
    var view: FlatElement? {
      switch self {
      case .view(let view): return view
      case .row(let item, let wrappers):
        var inside = LazySlotList()
        item.outputs.collect(into: &inside, wrappers: wrappers)
        if inside.slots.count == 1, inside.runs[0].section < 0, case .view(let view) = inside.slots[0] {
          return view
        }
        item.isTakenApart = true
        return nil
      }
    }
  }

  /// Slots in a row that are laid out alike: content in lines, headers and footers each in a line of its own.
  struct Run {
    enum Role { case content, header, footer }
    let role: Role
    /// Which section it belongs to; -1 is none.
    let section: Int
    let first: Int
    var count = 0
  }

  let slots: LazySlotSequence
  let runs: [Run]
  /// Rows that are made later are not in it; they are where whoever makes them finds them.
  private lazy var indices = {
    var indices: [ObjectIdentifier: Int] = [:]
    slots.forEachKey { index, key in if indices[key] == nil { indices[key] = index } }
    return indices
  }()
  init(_ list: LazySlotList) { (slots, runs) = (list.slots, list.runs) }

  /// Where the slot with one of these keys is. O(1) where it is near `guess`; else O(n) once, and O(1) from then on.
  func index(of keys: (ObjectIdentifier, ObjectIdentifier), near guess: Int) -> Int? {
    // The guess may be of an earlier, longer state.
    let (low, high) = (max(0, guess - 2), min(slots.count, guess + 3))
    if low < high {
      for index in low..<high {
        let key = slots[index].key
        if key == keys.0 || key == keys.1 { return index }
      }
    }
    return indices[keys.0] ?? indices[keys.1]
  }
  /// Whether a slot of a later state of the list was in this one, made or not. O(1) if it was made, else O(n).
  func contains(_ slot: Slot) -> Bool {
    if indices[slot.key] != nil { return true }
    if case .row(let item, _) = slot, let row = item.row { return slots.contains(row) }
    return false
  }
  /// The run that a slot is in, as its place among the runs. O(log runs).
  func runIndex(of slot: Int) -> Int {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].first <= slot { low = middle } else { high = middle }
    }
    return low
  }
}

/// Slots as they are found.
struct LazySlotList {
  private(set) var slots = LazySlotSequence()
  private(set) var runs: [LazySlots.Run] = []
  private var role = LazySlots.Run.Role.content
  private var section = -1
  private var sections = 0

  mutating func append(_ slot: LazySlots.Slot) {
    extendRun(by: 1)
    slots.append(slot)
  }
  /// Adds rows that may not be made yet; `collect` adds what is in one that is taken apart.
  mutating func append(
    _ rows: RowSource, _ wrappers: WrapperChain?, _ collect: (DynamicListItem, inout Self) -> Void
  ) {
    var start = 0
    for index in 0..<(rows.madeCount == 0 ? 0 : rows.count) {
      guard let item = rows.madeItem(at: index), item.isTakenApart else { continue }
      append(rows, start..<index, wrappers)
      collect(item, &self)
      start = index + 1
    }
    append(rows, start..<rows.count, wrappers)
  }
  private mutating func append(_ rows: RowSource, _ range: Range<Int>, _ wrappers: WrapperChain?) {
    if range.isEmpty { return }
    extendRun(by: range.count)
    slots.append(rows, range, wrappers)
  }

  private mutating func extendRun(by count: Int) {
    if runs.last.map({ $0.role != role || $0.section != section }) ?? true {
      runs.append(LazySlots.Run(role: role, section: section, first: slots.count))
    }
    runs[runs.count - 1].count += count
  }

  /// Finds the slots of a section; one in another section counts as content of it.
  mutating func appendSection(_ parts: SectionParts, _ collect: (_ViewListOutputs.Part, inout Self) -> Void) {
    let isOuter = section < 0
    if isOuter {
      section = sections
      sections += 1
    }
    if isOuter { role = .header }
    collect(parts.header, &self)
    if isOuter { role = .content }
    collect(parts.content, &self)
    if isOuter { role = .footer }
    collect(parts.footer, &self)
    if isOuter { (role, section) = (.content, -1) }
  }
}

/// Goes through a list without making rows.
struct LazySlotsRule: Rule {
  let list: _ViewListOutputs
  func compute() -> LazySlots {
    var found = LazySlotList()
    list.collect(into: &found, wrappers: nil)
    return LazySlots(found)
  }
}

/// Which slots are in which line of a lazy container. O(log runs).
struct LazyLines {
  private var runs: [(run: LazySlots.Run, firstLine: Int)] = []
  private var perLine = 1
  private(set) var count = 0

  init() {}
  init(_ runs: [LazySlots.Run], perLine: Int) {
    self.perLine = perLine
    for run in runs {
      self.runs.append((run, count))
      count += run.role == .content ? (run.count + perLine - 1) / perLine : run.count
    }
  }

  private func index(_ isBefore: (LazySlots.Run, Int) -> Bool) -> Int {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(runs[middle].run, runs[middle].firstLine) { low = middle } else { high = middle }
    }
    return low
  }

  func run(of line: Int) -> LazySlots.Run { runs[index { $1 <= line }].run }

  func slots(of line: Int) -> Range<Int> {
    let (run, firstLine) = runs[index { $1 <= line }]
    let width = run.role == .content ? perLine : 1
    let first = run.first + (line - firstLine) * width
    return first..<min(first + width, run.first + run.count)
  }

  func line(of slot: Int) -> Int {
    let (run, firstLine) = runs[index { run, _ in run.first <= slot }]
    return firstLine + (slot - run.first) / (run.role == .content ? perLine : 1)
  }

  /// The lines of a section's header or footer, and the line behind the section.
  func lines(of role: LazySlots.Run.Role, section: Int) -> Range<Int>? {
    guard let found = runs.first(where: { $0.run.section == section && $0.run.role == role }) else {
      return nil
    }
    return found.firstLine..<found.firstLine + found.run.count
  }
  func bounds(of section: Int) -> Range<Int> {
    let first = runs.first { $0.run.section == section }?.firstLine ?? 0
    let behind = runs.first { $0.run.section != section && $0.firstLine > first }?.firstLine ?? count
    return first..<behind
  }
}
