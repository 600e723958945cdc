import Foundation

/// What becomes of a snapshot when a person moves an item.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// From the items before to those after.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
  /// What becomes of the sections in which something has changed.
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      guard initialSnapshot.indexOfSection(section) != nil else { return nil }
      let (old, new) = (
        initialSnapshot.itemIdentifiers(inSection: section), finalSnapshot.itemIdentifiers(inSection: section)
      )
      return old == new
        ? nil
        : NSDiffableDataSourceSectionTransaction(sectionIdentifier: section, initial: old, final: new)
    }
  }
}

/// What becomes of one section when a person moves an item.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  public let sectionIdentifier: SectionIdentifierType
  let initial, final: [ItemIdentifierType]
  public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { snapshot(initial) }
  public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { snapshot(final) }
  public var difference: CollectionDifference<ItemIdentifierType> { final.difference(from: initial) }
  private func snapshot(_ items: [ItemIdentifierType])
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(items)
    return flat
  }
}
