import Foundation

/// The sections and items of a table or a collection at a moment, whatever their types: what a fetched results controller
/// gives to its delegate. `reference as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>` gives them their types.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying, @unchecked Sendable {
  package struct Group {
    package var section: AnyHashable
    package var items: [AnyHashable]
    package init(section: AnyHashable, items: [AnyHashable]) { (self.section, self.items) = (section, items) }
  }
  package var groups: [Group] = []
  package var reloaded: Set<AnyHashable> = []
  package var reconfigured: Set<AnyHashable> = []

  public override init() { super.init() }
  open override func copy() -> Any { copy(with: nil) }
  public func copy(with zone: NSZone? = nil) -> Any {
    let other = NSDiffableDataSourceSnapshotReference()
    (other.groups, other.reloaded, other.reconfigured) = (groups, reloaded, reconfigured)
    return other
  }

  open var numberOfItems: Int { groups.reduce(0) { $0 + $1.items.count } }
  open var numberOfSections: Int { groups.count }
  open var sectionIdentifiers: [Any] { groups.map(\.section.base) }
  open var itemIdentifiers: [Any] { groups.flatMap(\.items).map(\.base) }
  /// Traps if there is no such section.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    groups[index(ofSectionIdentifier: sectionIdentifier)].items.map(\.base)
  }
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    groups[index(ofSectionIdentifier: sectionIdentifier)].items.count
  }
  /// `NSNotFound` if it is not there.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    (itemIdentifier as? AnyHashable).flatMap { groups.flatMap(\.items).firstIndex(of: $0) } ?? NSNotFound
  }
  private func index(ofSectionIdentifier identifier: Any) -> Int {
    guard let wanted = identifier as? AnyHashable,
      let found = groups.firstIndex(where: { $0.section == wanted })
    else {
      preconditionFailure("There is no section \(identifier) in the snapshot.")
    }
    return found
  }
  open var reloadedItemIdentifiers: [Any] { groups.flatMap(\.items).filter(reloaded.contains).map(\.base) }
  open var reconfiguredItemIdentifiers: [Any] {
    groups.flatMap(\.items).filter(reconfigured.contains).map(\.base)
  }

  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    groups += sectionIdentifiers.compactMap { ($0 as? AnyHashable).map { Group(section: $0, items: []) } }
  }
  /// Adds items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    precondition(!groups.isEmpty, "There are no sections in the snapshot; add one first.")
    groups[groups.count - 1].items += identifiers.compactMap { $0 as? AnyHashable }
  }
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any)
  {
    groups[index(ofSectionIdentifier: sectionIdentifier)].items += identifiers.compactMap {
      $0 as? AnyHashable
    }
  }
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    let gone = Set(identifiers.compactMap { $0 as? AnyHashable })
    for index in groups.indices { groups[index].items.removeAll(where: gone.contains) }
  }
  open func deleteAllItems() { groups = [] }
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    reloaded.formUnion(identifiers.compactMap { $0 as? AnyHashable })
  }
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    reconfigured.formUnion(identifiers.compactMap { $0 as? AnyHashable })
  }
}
