/// A tree of views that a seed makes up; the same seed always makes up the same.
package struct MonkeyTree {
  /// A part of the tree, numbered from the root on in the order in which they are made up.
  package struct Node: Identifiable, Sendable {
    package let id: Int
    package let kind: MonkeyTreeKind
    /// Decides what the kind leaves open.
    package let number: Int
    package let children: [Node]
  }
  /// Which parts a tree may have, and who uses it.
  package enum Family: String, CaseIterable, Sendable {
    /// What apps begin with.
    case tree
    /// All that there is.
    case wood
    /// What keeps nothing of its own, so that its picture follows from the data; nobody touches it.
    case plain
    /// The same in a person's hands, who puts everything back before it is compared.
    case used

    package var isPlain: Bool { self == .plain || self == .used }
  }
  package let root: Node
  package let seed: UInt64
  package let family: Family
  /// How many nodes were made up, those inside of parts that were left out included.
  package let count: Int

  /// The tree of a scene: `tree/42` or of another family, `plain/42-3-7` (parts 3 and 7 left out); nil for another name.
  package init?(named name: String) {
    let halves = name.split(separator: "/")
    guard halves.count == 2, let family = Family(rawValue: String(halves[0])) else { return nil }
    let numbers = halves[1].split(separator: "-").compactMap { UInt64($0) }
    guard let seed = numbers.first else { return nil }
    self.init(seed: seed, family: family, leavingOut: Set(numbers.dropFirst().map(Int.init)))
  }

  /// - Parameter leavingOut: Numbers of nodes that become a short text.
  package init(seed: UInt64, family: Family, leavingOut: Set<Int> = []) {
    (self.seed, self.family) = (seed, family)
    var maker = Maker(random: MonkeyRandom(seed: seed ^ 0x5A5A), family: family, leavingOut: leavingOut)
    root = maker.node(depth: 0, under: nil, isLazy: false)
    count = maker.count
  }

  private struct Maker {
    var random: MonkeyRandom
    let family: Family
    let leavingOut: Set<Int>
    var count = 0

    /// - Parameter isLazy: It is made only while it is seen.
    mutating func node(depth: Int, under parent: MonkeyTreeKind?, isLazy: Bool) -> Node {
      let id = count
      count += 1
      let kind = kind(depth: depth, under: parent, isLazy: isLazy)
      let number = random.int(0...999)
      let wanted = kind.children
      let children = (0..<random.int(wanted)).map { _ in
        node(
          depth: depth + 1, under: kind,
          isLazy: isLazy || kind.room == .scrolling || kind == .tabs || kind == .pages)
      }
      if leavingOut.contains(id) { return Node(id: id, kind: .short, number: number, children: []) }
      return Node(id: id, kind: kind, number: number, children: children)
    }

    private mutating func kind(depth: Int, under parent: MonkeyTreeKind?, isLazy: Bool) -> MonkeyTreeKind {
      let isDeep = depth > 5 || count > 40
      let kinds = MonkeyTreeKind.allCases.filter { kind in
        // A row out of sight and a tab that is not chosen present nothing in a new window, and what they have presented stays
        // in another.
        kind.isPart(of: family) && !(family.isPlain && isLazy && kind.room == .presentation)
          && (!isDeep || kind.children.upperBound == 0)
          && kind.fits(in: parent, depth: depth)
      }
      return random.pick(kinds)
    }
  }
}

extension MonkeyTree.Node: CustomStringConvertible {
  package var description: String { lines(indent: "").joined(separator: "\n") }
  private func lines(indent: String) -> [String] {
    ["\(indent)\(id) \(kind.rawValue) \(number)"] + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}

/// What a part of a made-up tree is.
package enum MonkeyTreeKind: String, CaseIterable, Sendable {
  case short, long, symbol, label, color, gradient, shape, divider, spacer, canvas, progress, spinner, clock
  case button, toggle, slider, stepper, field, secret, picker, menu, link, edit
  case vertical, horizontal, layered, grid, flow, group, box, disclosure, fits, reader, inset
  case scroll, scrollBoth, lazyVertical, lazyHorizontal, lazyGrid, list, outline, form, sections
  case rows, choice, identity, tabs, pages, stack, split, oldNavigation
  case padded, framed, faded, moved, clipped, material, shadowed, overlay, background, animated, transition,
    gesture
  case sheet, alert, dialog, popover, context, toolbar, refresh, swipes, appear, matched, scrolled, flexible
  // Those of `wood`, behind the others: a number makes up the same tree as before.
  case editor, date, dayGrid, colorWell, gauge, controls, kit, chart
  case table, lazyHorizontalGrid, snapping, bottomFirst, editing, cover, inspector, searched, sidebarTabs,
    threeColumns, turning, zoomed, disclosedRows

  /// How many children it has.
  var children: ClosedRange<Int> {
    switch self {
    case .short, .long, .symbol, .label, .color, .gradient, .shape, .divider, .spacer, .canvas, .progress,
      .spinner,
      .clock, .button, .toggle, .slider, .stepper, .field, .secret, .picker, .menu, .edit, .outline, .editor,
      .date, .dayGrid, .colorWell, .gauge, .controls, .kit, .chart, .table, .editing, .disclosedRows:
      0...0
    case .vertical, .horizontal, .layered, .grid, .flow, .group, .scroll, .lazyVertical, .lazyHorizontal,
      .list, .form,
      .fits, .scrollBoth:
      1...4
    case .tabs, .pages, .split, .sections, .sidebarTabs, .turning: 2...3
    case .inset, .overlay, .background, .choice, .oldNavigation, .popover, .sheet, .cover, .inspector: 2...2
    default: 1...1
    }
  }

  /// True if it keeps nothing of its own, and does not show what time it is.
  private var isPlain: Bool {
    switch self {
    case .spinner, .clock, .field, .secret, .edit, .split, .oldNavigation, .animated, .gesture, .appear,
      .refresh,
      .swipes, .scrolled, .pages, .outline, .popover, .menu:
      false
    default: true
    }
  }

  /// True of the parts that only `wood` has.
  private var isOnlyOfWood: Bool { room == .wood }

  func isPart(of family: MonkeyTree.Family) -> Bool {
    switch family {
    case .wood: true
    case .tree: !isOnlyOfWood
    case .plain: !isOnlyOfWood && isPlain
    // A sheet remembers how high a person has drawn it, a menu that it is open.
    case .used: !isOnlyOfWood && isPlain && self != .sheet && self != .context
    }
  }

  /// Whether a program would put it there; what fills windows stands near the root.
  func fits(in parent: MonkeyTreeKind?, depth: Int) -> Bool {
    switch self {
    case .tabs, .split, .oldNavigation, .sidebarTabs, .threeColumns, .inspector: depth < 2
    case .stack, .searched: depth < 3
    case .list, .form, .editing, .table, .disclosedRows:
      depth < 4 && parent != .scroll && parent != .scrollBoth
    case .swipes: parent == .rows || parent == .list || parent == .sections
    case .short, .color, .divider, .spacer: depth > 0
    default: true
    }
  }
}
