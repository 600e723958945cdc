import Foundation

/// The sections and items of a table or a collection at a moment, by values that tell them apart.
///
/// - Invariant: an identifier is there once.
/// - Complexity: finding an item costs the same however many there are; a change costs the length of its section.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: @unchecked Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  private var order: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  private(set) var reloaded: Set<ItemIdentifierType> = []
  private(set) var reconfigured: Set<ItemIdentifierType> = []
  private(set) var reloadedInSections: Set<SectionIdentifierType> = []

  public init() {}

  // MARK: What there is

  public var numberOfItems: Int { homes.count }
  public var numberOfSections: Int { order.count }
  public var sectionIdentifiers: [SectionIdentifierType] { order }
  public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { items[$0] ?? [] } }
  /// Traps if there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    section(identifier).count
  }
  /// Traps if there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    section(identifier)
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { order.firstIndex(of: identifier) }
  private func section(_ identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[identifier] else {
      fatalError("Invalid parameter not satisfying: there is no section \(identifier) in the snapshot.")
    }
    return found
  }
  public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloaded.contains) }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reconfigured.contains)
  }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { order.filter(reloadedInSections.contains) }

  // MARK: Items

  /// Adds items to the end of a section, of the last one if none is named. Traps where an item is there already.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let home = sectionIdentifier ?? order.last else {
      fatalError("There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, in: home, at: section(home).count)
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = place(of: beforeIdentifier)
    insert(identifiers, in: place.section, at: place.index)
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = place(of: afterIdentifier)
    insert(identifiers, in: place.section, at: place.index + 1)
  }
  /// Leaves items out that are not there.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for home in Set(gone.compactMap { homes[$0] }) { items[home]?.removeAll(where: gone.contains) }
    for item in gone { homes[item] = nil }
  }
  public mutating func deleteAllItems() { self = Self() }
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
  {
    precondition(identifier != toIdentifier, "An item cannot be moved before itself.")
    _ = place(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    precondition(identifier != toIdentifier, "An item cannot be moved after itself.")
    _ = place(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Has the cells of items replaced when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item) }
    reloaded.formUnion(identifiers)
  }
  /// Has the cells of items brought up to date when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item) }
    reconfigured.formUnion(identifiers)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in home: SectionIdentifierType, at index: Int
  ) {
    for item in identifiers {
      precondition(
        homes[item] == nil,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)")
      homes[item] = home
    }
    items[home, default: []].insert(contentsOf: identifiers, at: index)
  }
  private func place(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
    guard let home = homes[item], let index = items[home]?.firstIndex(of: item) else {
      fatalError("Invalid item identifier specified: \(item) is not in the snapshot.")
    }
    return (home, index)
  }

  // MARK: Sections

  /// Traps where a section is there already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: order.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: index(of: toIdentifier)) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: index(of: toIdentifier) + 1) }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in items[section] ?? [] { homes[item] = nil }
      items[section] = nil
    }
    let gone = Set(identifiers)
    order.removeAll(where: gone.contains)
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, beside: toIdentifier, by: 0) }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, beside: toIdentifier, by: 1) }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = index(of: section) }
    reloadedInSections.formUnion(identifiers)
  }
  private mutating func moveSection(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, by step: Int
  ) {
    precondition(identifier != other, "A section cannot be moved beside itself.")
    order.remove(at: index(of: identifier))
    order.insert(identifier, at: index(of: other) + step)
  }
  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    for section in identifiers {
      precondition(
        items[section] == nil,
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(section)")
      items[section] = []
    }
    order.insert(contentsOf: identifiers, at: index)
  }
  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = order.firstIndex(of: section) else {
      fatalError("Invalid section identifier specified: \(section) is not in the snapshot.")
    }
    return index
  }

  // MARK: For data sources

  /// Where an item is; nil if it is not there.
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let home = homes[item], let section = order.firstIndex(of: home),
      let row = items[home]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: row, section: section)
  }
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, order.indices.contains(path.section) else { return nil }
    let list = items[order[path.section]] ?? []
    return list.indices.contains(path.item) ? list[path.item] : nil
  }
  func count(at section: Int) -> Int {
    order.indices.contains(section) ? items[order[section]]?.count ?? 0 : 0
  }
  /// Without what is to be done when it is applied.
  var settled: Self {
    var copy = self
    (copy.reloaded, copy.reconfigured, copy.reloadedInSections) = ([], [], [])
    return copy
  }
  /// Replaces the items of a section.
  mutating func replace(_ list: [ItemIdentifierType], in section: SectionIdentifierType) {
    if items[section] == nil { appendSections([section]) }
    deleteItems(items[section] ?? [])
    appendItems(list, toSection: section)
  }

  /// What leads from another snapshot to this one.
  func changes(from old: Self) -> TableUpdates {
    var updates = TableUpdates()
    let (before, after) = (Set(old.order), Set(order))
    for (index, section) in old.order.enumerated() where !after.contains(section) {
      updates.deletedSections.insert(index)
    }
    for (index, section) in order.enumerated() where !before.contains(section) {
      updates.insertedSections.insert(index)
    }
    let kept = old.order.filter(after.contains)
    let stays = order.filter(before.contains)
    let still = Set(longestCommon(kept, stays))
    for section in stays where !still.contains(section) {
      updates.movedSections.append((old.order.firstIndex(of: section)!, order.firstIndex(of: section)!))
    }
    for (number, section) in order.enumerated() where before.contains(section) {
      let oldNumber = old.order.firstIndex(of: section)!
      let (oldItems, newItems) = (old.items[section] ?? [], items[section] ?? [])
      let (oldSet, newSet) = (Set(oldItems), Set(newItems))
      let fixed = Set(longestCommon(oldItems.filter(newSet.contains), newItems.filter(oldSet.contains)))
      for (row, item) in oldItems.enumerated() where homes[item] == nil || isNew(homes[item]!, before) {
        updates.deletes.insert(IndexPath(item: row, section: oldNumber))
      }
      for (row, item) in newItems.enumerated() where !fixed.contains(item) {
        let path = IndexPath(item: row, section: number)
        if let from = old.indexPath(of: item), after.contains(old.homes[item]!) {
          updates.moves.append((from, path))
        } else {
          updates.inserts.insert(path)
        }
      }
    }
    for item in reloaded {
      if let path = old.indexPath(of: item), indexPath(of: item) != nil { updates.reloads.insert(path) }
    }
    for section in reloadedInSections {
      if let index = old.order.firstIndex(of: section) { updates.reloadedSections.insert(index) }
    }
    return updates
  }
  private func isNew(_ section: SectionIdentifierType, _ before: Set<SectionIdentifierType>) -> Bool {
    !before.contains(section)
  }
}

/// The longest part of both lists that is in the same order; both hold the same elements, each once.
///
/// - Complexity: n log n.
func longestCommon<Element: Hashable>(_ a: [Element], _ b: [Element]) -> [Element] {
  if a == b { return a }
  let places = Dictionary(uniqueKeysWithValues: a.enumerated().map { ($0.element, $0.offset) })
  // The longest rising row of places, as in patience sorting.
  var tops: [Int] = []
  var previous = [Int](repeating: -1, count: b.count)
  let values = b.map { places[$0] ?? -1 }
  for index in b.indices {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if values[tops[middle]] < values[index] { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[index] = tops[low - 1] }
    if low == tops.count { tops.append(index) } else { tops[low] = index }
  }
  var (result, index) = ([Element](), tops.last ?? -1)
  while index >= 0 {
    result.append(b[index])
    index = previous[index]
  }
  return result.reversed()
}
