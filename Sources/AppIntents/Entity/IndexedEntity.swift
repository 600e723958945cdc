import CoreSpotlight
import Foundation
import SashCore

/// An entity that a search among the items of the app finds.
public protocol IndexedEntity: AppEntity {
  /// What the entity is found by, and how it is shown.
  var attributeSet: CSSearchableItemAttributeSet { get }
  var hideInSpotlight: Bool { get }
}
extension IndexedEntity {
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  public var hideInSpotlight: Bool { false }
  /// The title and the line below it, as the entity is shown.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet(contentType: .item)
    let shown = displayRepresentation
    attributes.title = String(localized: shown.title)
    attributes.displayName = attributes.title
    attributes.contentDescription = shown.subtitle.map { String(localized: $0) }
    return attributes
  }
  /// What an entity is called in an index: those of two types may have the same `id`.
  fileprivate static func indexName(_ id: ID) -> String { "\(persistentIdentifier)/\(id)" }
}

extension CSSearchableIndex {
  /// Has entities found by a search. The index of this program is asked by the app itself only.
  public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {
    try await indexSearchableItems(
      entities.filter { !$0.hideInSpotlight }.map { entity in
        CSSearchableItem(
          uniqueIdentifier: Entity.indexName(entity.id), domainIdentifier: Entity.persistentIdentifier,
          attributeSet: entity.attributeSet)
      })
  }
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType entityType: Entity.Type
  ) async throws {
    try await deleteSearchableItems(withIdentifiers: identifiers.map { Entity.indexName($0) })
  }
  public func deleteAppEntities<Entity: IndexedEntity>(ofType entityType: Entity.Type) async throws {
    try await deleteSearchableItems(withDomainIdentifiers: [Entity.persistentIdentifier])
  }
}
