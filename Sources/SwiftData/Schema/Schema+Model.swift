import CoreData
import Foundation

extension Schema {
  /// The model of Core Data that keeps the classes.
  func makeModel() -> NSManagedObjectModel {
    ObjectClasses.note(ModelObject.self)
    var entities: [String: NSEntityDescription] = [:]
    for type in types {
      let entity = NSEntityDescription()
      entity.name = ModelShape.of(type).name
      entity.managedObjectClassName = "ModelObject"
      entities[entity.name!] = entity
    }
    for type in types {
      let shape = ModelShape.of(type)
      let entity = entities[shape.name]!
      let properties = shape.properties.values.sorted { $0.name < $1.name }
      entity.properties = properties.map { description(of: $0, entities) }
      entity.uniquenessConstraints =
        properties.filter {
          ($0.metadata.metadata as? Attribute)?.options.contains(.unique) == true
        }.map { [$0.name] } + type._$unique.map { $0.map { shape.name($0) } }
      entity.indexes = type._$indices.map { group in
        let names = group.map { shape.name($0) }
        return NSFetchIndexDescription(
          name: "SwiftDataIndexOnBinary" + names.joined(),
          elements: names.compactMap { entity.attributesByName[$0] }.map {
            NSFetchIndexElementDescription(property: $0, collationType: .binary)
          })
      }
    }
    for type in types { setInverses(of: ModelShape.of(type), entities) }
    let model = NSManagedObjectModel()
    model.entities = types.map { entities[ModelShape.of($0).name]! }
    if let identifier { model.versionIdentifiers = [identifier] }
    return model
  }

  private func description(of property: ModelProperty, _ entities: [String: NSEntityDescription])
    -> NSPropertyDescription
  {
    switch property.kind {
    case .attribute(let type, let codec):
      let attribute = NSAttributeDescription()
      (attribute.name, attribute.attributeType, attribute.codec) = (property.name, type, codec)
      attribute.isOptional = property.isOptional
      attribute.defaultValue = PredicateValues.plain(property.defaultValue())
      let note = property.metadata.metadata as? Attribute
      attribute.renamingIdentifier = note?.originalName
      attribute.versionHashModifier = note?.hashModifier
      attribute.isTransient = note?.options.contains(.ephemeral) == true
      // It has no value when the object is read.
      if attribute.isTransient { attribute.isOptional = true }
      attribute.preservesValueInHistoryOnDeletion = note?.options.contains(.preserveValueOnDeletion) == true
      attribute.allowsExternalBinaryDataStorage = note?.options.contains(.externalStorage) == true
      return attribute
    case .one(let other), .many(let other):
      let relationship = NSRelationshipDescription()
      let note = property.metadata.metadata as? Relationship
      relationship.name = property.name
      relationship.destinationEntity = entities[ModelShape.of(other).name]
      // A relationship that has to have an object is for the compiler to see to: its object may have been deleted.
      relationship.isOptional = true
      if case .one = property.kind {
        relationship.maxCount = 1
      } else {
        relationship.maxCount = note?.maximumModelCount ?? 0
      }
      if case .many = property.kind, relationship.maxCount == 1 { relationship.maxCount = 0 }
      relationship.minCount = note?.minimumModelCount ?? 0
      relationship.renamingIdentifier = note?.originalName
      switch note?.deleteRule ?? .nullify {
      case .noAction: relationship.deleteRule = .noActionDeleteRule
      case .nullify: relationship.deleteRule = .nullifyDeleteRule
      case .cascade: relationship.deleteRule = .cascadeDeleteRule
      case .deny: relationship.deleteRule = .denyDeleteRule
      }
      return relationship
    }
  }

  private func setInverses(of shape: ModelShape, _ entities: [String: NSEntityDescription]) {
    let relationships = entities[shape.name]!.relationshipsByName
    func pair(_ left: NSRelationshipDescription, _ right: NSRelationshipDescription) {
      (left.inverseRelationship, right.inverseRelationship) = (right, left)
    }
    for property in shape.properties.values.sorted(by: { $0.name < $1.name }) {
      guard let mine = relationships[property.name] else { continue }
      let other: ModelShape
      switch property.kind {
      case .one(let type), .many(let type): other = ModelShape.of(type)
      case .attribute: continue
      }
      let theirs = entities[other.name]!.relationshipsByName
      if let path = (property.metadata.metadata as? Relationship)?.inverseKeyPath {
        if let name = other.knownName(path), let inverse = theirs[name] { pair(mine, inverse) }
        continue
      }
      guard mine.inverseRelationship == nil else { continue }
      // The one relationship that leads back, if each class has only one that leads to the other and neither says more.
      func leading(_ from: [String: NSRelationshipDescription], to name: String)
        -> [NSRelationshipDescription]
      {
        from.values.filter { $0.destinationEntity?.name == name }
      }
      let (forth, back) = (leading(relationships, to: other.name), leading(theirs, to: shape.name))
      if forth.count == 1, back.count == 1, back[0] !== mine, back[0].inverseRelationship == nil,
        (other.properties[back[0].name]?.metadata.metadata as? Relationship)?.inverseKeyPath == nil
      {
        pair(mine, back[0])
      }
    }
  }
}
