import Foundation
import SashFoundation

/// Snapshots with types and those without are each other's: `reference as NSDiffableDataSourceSnapshot<String, Int>`.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.groups = sectionIdentifiers.map {
      NSDiffableDataSourceSnapshotReference.Group(
        section: AnyHashable($0), items: itemIdentifiers(inSection: $0).map(AnyHashable.init))
    }
    reference.reloaded = Set(reloadedItemIdentifiers.map(AnyHashable.init))
    reference.reconfigured = Set(reconfiguredItemIdentifiers.map(AnyHashable.init))
    return reference
  }
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    var snapshot = Self()
    for group in source.groups {
      guard let section = group.section.base as? SectionIdentifierType else { return false }
      let items = group.items.compactMap { $0.base as? ItemIdentifierType }
      guard items.count == group.items.count else { return false }
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    snapshot.reloadItems(source.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
    snapshot.reconfigureItems(source.reconfiguredItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
    result = snapshot
    return true
  }
  /// Traps where sections or items are of other types.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      preconditionFailure(
        "The snapshot has other sections or items than \(SectionIdentifierType.self) and \(ItemIdentifierType.self)."
      )
    }
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference?)
    -> Self
  {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }
}
