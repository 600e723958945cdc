import Foundation
import SashFoundation

/// Brings a store from one model to another, as a mapping model says: all of it into a new file.
open class NSMigrationManager: NSObject {
  public let sourceModel: NSManagedObjectModel
  public let destinationModel: NSManagedObjectModel
  /// The mapping model that is carried out.
  open private(set) var mappingModel: NSMappingModel!
  /// Whatever the app wants to have at hand in its policies.
  open var userInfo: [AnyHashable: Any]?
  /// Kept for code that sets it.
  open var usesStoreSpecificMigrationManager = true
  /// From 0 to 1.
  open private(set) var migrationProgress: Float = 0
  open private(set) var currentEntityMapping: NSEntityMapping!
  public let sourceContext = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
  public let destinationContext = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)

  private var cancellation: (any Error)?
  private var made: [String: [(source: NSManagedObject, destination: NSManagedObject)]] = [:]

  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
  }

  /// Reads the store at one place and writes the other; the source stays as it is. Where it fails, the file that was begun
  /// is removed.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
    destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {
    let mappings =
      try mappings
      ?? NSMappingModel.inferredMappingModel(
        forSourceModel: sourceModel, destinationModel: destinationModel)
    let existed = FileManager.default.fileExists(atPath: dURL.path)
    do {
      try open(
        sourceContext, sourceModel, sStoreType, sourceURL,
        (sOptions ?? [:]).merging([NSReadOnlyPersistentStoreOption: true]) { $1 })
      try open(destinationContext, destinationModel, dStoreType, dURL, dOptions)
      try run(mappings)
      try close()
    } catch {
      try? close()
      if !existed {
        for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: dURL.path + ending) }
      }
      throw error
    }
  }
  /// The same with the newer spelling of the stores' types.
  open func migrateStore(
    from sourceURL: URL, type sourceType: NSPersistentStore.StoreType,
    options sourceOptions: [AnyHashable: Any]? = nil,
    mapping: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
    options destinationOptions: [AnyHashable: Any]? = nil
  ) throws {
    try migrateStore(
      from: sourceURL, sourceType: sourceType.rawValue, options: sourceOptions, with: mapping,
      toDestinationURL: destinationURL, destinationType: destinationType.rawValue,
      destinationOptions: destinationOptions)
  }

  /// Has the migration end with an error as soon as it can.
  open func cancelMigrationWithError(_ error: any Error) { cancellation = error }
  /// Forgets which object became which.
  open func reset() { made = [:] }

  private func open(
    _ context: NSManagedObjectContext, _ model: NSManagedObjectModel, _ type: String, _ url: URL,
    _ options: [AnyHashable: Any]?
  ) throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: url, options: options)
    context.persistentStoreCoordinator = coordinator
  }
  private func close() throws {
    for context in [sourceContext, destinationContext] {
      for store in context.persistentStoreCoordinator?.persistentStores ?? [] {
        try context.persistentStoreCoordinator?.remove(store)
      }
      context.reset()
    }
  }

  private func run(_ mappings: NSMappingModel) throws {
    mappingModel = mappings
    let all = mappings.entityMappings ?? []
    let policies = all.map { NSEntityMigrationPolicy.of($0) }
    func each(_ part: Float, _ body: (NSEntityMapping, NSEntityMigrationPolicy) throws -> Void) throws {
      for (index, mapping) in all.enumerated() {
        if let cancellation { throw cancellation }
        currentEntityMapping = mapping
        try body(mapping, policies[index])
        migrationProgress = part + Float(index + 1) / Float(max(all.count, 1)) / 3
      }
    }
    try each(0) { mapping, policy in
      try policy.begin(mapping, with: self)
      for source in try sources(of: mapping) {
        try policy.createDestinationInstances(forSource: source, in: mapping, manager: self)
        if let cancellation { throw cancellation }
      }
      try policy.endInstanceCreation(forMapping: mapping, manager: self)
    }
    try each(1 / 3) { mapping, policy in
      for pair in made[mapping.name] ?? [] {
        try policy.createRelationships(forDestination: pair.destination, in: mapping, manager: self)
      }
      try policy.endRelationshipCreation(forMapping: mapping, manager: self)
    }
    try each(2 / 3) { mapping, policy in
      try policy.performCustomValidation(forMapping: mapping, manager: self)
      try policy.end(mapping, manager: self)
    }
    try destinationContext.save()
    migrationProgress = 1
  }

  private func sources(of mapping: NSEntityMapping) throws -> [NSManagedObject] {
    guard let name = mapping.sourceEntityName, mapping.destinationEntityName != nil,
      sourceModel.entitiesByName[name] != nil
    else { return [] }
    let request = NSFetchRequest<NSManagedObject>(entityName: name)
    // Entities below have mappings of their own.
    request.includesSubentities = false
    return try sourceContext.fetch(request)
  }

  // MARK: What policies ask

  open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
  }
  open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
  }
  /// Says which object has become which.
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) { made[entityMapping.name, default: []].append((sourceInstance, destinationInstance)) }

  /// What objects have become by a mapping; nil takes all that it has made.
  open func destinationInstances(
    forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
  )
    -> [NSManagedObject]
  {
    let pairs = made[mappingName] ?? []
    guard let sourceInstances else { return pairs.map(\.destination) }
    return sourceInstances.flatMap { wanted in pairs.filter { $0.source === wanted }.map(\.destination) }
  }
  /// What objects were before a mapping; nil takes all that it was used for.
  open func sourceInstances(
    forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
  )
    -> [NSManagedObject]
  {
    let pairs = made[mappingName] ?? []
    guard let destinationInstances else { return pairs.map(\.source) }
    return destinationInstances.flatMap { wanted in pairs.filter { $0.destination === wanted }.map(\.source) }
  }
  /// What an object has become by any mapping.
  func destinations(of source: NSManagedObject) -> [NSManagedObject] {
    made.values.flatMap { $0.filter { $0.source === source }.map(\.destination) }
  }
}
