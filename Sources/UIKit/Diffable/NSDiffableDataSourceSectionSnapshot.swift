import Foundation

/// The items of one section as a tree, of which parts are open.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  @unchecked Sendable
{
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var all: Set<ItemIdentifierType> = []
  private var open: Set<ItemIdentifierType> = []

  public init() {}

  /// Adds items at the end of what is in another one, or of the roots. Traps where an item is there already.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    for item in items {
      precondition(
        all.insert(item).inserted,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)")
      if let parent { parents[item] = parent }
    }
    if let parent {
      precondition(all.contains(parent), "\(parent) is not in the snapshot.")
      children[parent, default: []] += items
    } else {
      roots += items
    }
  }
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, by: 0)
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, by: 1)
  }
  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, by step: Int) {
    let parent = parents[item]
    var list = parent.map { children[$0] ?? [] } ?? roots
    guard let index = list.firstIndex(of: item) else { fatalError("\(item) is not in the snapshot.") }
    for new in items {
      precondition(
        all.insert(new).inserted,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(new)")
      if let parent { parents[new] = parent }
    }
    list.insert(contentsOf: items, at: index + step)
    if let parent { children[parent] = list } else { roots = list }
  }
  /// Takes items away with what is in them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where all.contains(item) {
      delete(children[item] ?? [])
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      (children[item], parents[item]) = (nil, nil)
      all.remove(item)
      open.remove(item)
    }
  }
  public mutating func deleteAll() { self = Self() }
  /// Puts other items into one, in the place of what is in it.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(children[parent] ?? [])
    func add(_ items: [ItemIdentifierType], to home: ItemIdentifierType) {
      append(items, to: home)
      for item in items { add(snapshot.children[item] ?? [], to: item) }
    }
    add(snapshot.roots, to: parent)
    open.formUnion(snapshot.open)
  }
  public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items.filter(all.contains)) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }
  /// Whether there is something in an item.
  func hasItems(in item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var parent = parents[item]
    while let found = parent {
      if !open.contains(found) { return false }
      parent = parents[found]
    }
    return all.contains(item)
  }
  public func contains(_ item: ItemIdentifierType) -> Bool { all.contains(item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// How deep an item lies; 0 for roots.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, parent) = (0, parents[item])
    while let found = parent {
      level += 1
      parent = parents[found]
    }
    return level
  }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public var rootItems: [ItemIdentifierType] { roots }
  /// All, each before what is in it.
  public var items: [ItemIdentifierType] { roots.flatMap { flat($0) { _ in true } } }
  /// Those whose parents are open.
  public var visibleItems: [ItemIdentifierType] { roots.flatMap { flat($0, open.contains) } }
  private func flat(_ item: ItemIdentifierType, _ enters: (ItemIdentifierType) -> Bool)
    -> [ItemIdentifierType]
  {
    [item] + (enters(item) ? (children[item] ?? []).flatMap { flat($0, enters) } : [])
  }
  /// What is in an item, as a tree of its own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var new = Self()
    if includingParent { new.append([parent]) }
    func add(_ item: ItemIdentifierType, _ home: ItemIdentifierType?) {
      new.append([item], to: home)
      for child in children[item] ?? [] { add(child, item) }
    }
    for child in children[parent] ?? [] { add(child, includingParent ? parent : nil) }
    new.expand(Array(open))
    return new
  }
}
