import Foundation
import SashMessages

/// The key of an `NSStagedMigrationManager` among the options of a store.
public let NSPersistentStoreStagedMigrationManagerOptionKey =
  "NSPersistentStoreStagedMigrationManagerOptionKey"
/// Kept for code that sets it: stores are migrated as a whole when they are opened.
public let NSPersistentStoreDeferredLightweightMigrationOptionKey =
  "NSPersistentStoreDeferredLightweightMigrationOptionKey"
public let NSStagedMigrationFrameworkVersionMismatchError = 134500
public let NSStagedMigrationBackwardMigrationError = 134501
public let NSManagedObjectModelReferenceNotFoundError = 134504

/// Brings a store to a newer model step by step, with work of the app's own in between.
///
/// Each step is written as a whole. Where one fails, the store is as the step before has left it.
open class NSStagedMigrationManager: NSObject {
  /// The steps, in order.
  public let stages: [NSMigrationStage]
  /// What gives access to the store while a handler of a stage runs.
  open private(set) var container: NSPersistentContainer?

  public init(_ stages: [NSMigrationStage]) { self.stages = stages }

  /// Goes the steps that a store has not gone yet. The last step, to the model that is to be used, is left to who opens it.
  func migrate(
    _ url: URL, to model: NSManagedObjectModel, configuration: String?, options: [AnyHashable: Any]
  ) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: url)
    func fits(_ model: NSManagedObjectModel) -> Bool {
      model.isConfiguration(withName: configuration, compatibleWithStoreMetadata: metadata)
    }
    if fits(model) { return }
    let known = models(and: model)
    let start = stages.firstIndex { stage in
      if let custom = stage as? NSCustomMigrationStage { return fits(custom.currentModel.resolvedModel) }
      return (stage as? NSLightweightMigrationStage)?.versionChecksums.contains {
        known[$0].map(fits) ?? false
      } ?? false
    }
    guard let start else {
      // What was left behind at the last step is brought to the end by comparing.
      let last = stages.last as? NSCustomMigrationStage
      if last.map({ fits($0.nextModel.resolvedModel) }) ?? false { return }
      if stages.contains(where: { $0 is NSLightweightMigrationStage }) { return }
      throw CoreDataError.make(
        NSManagedObjectModelReferenceNotFoundError,
        "Cannot use staged migration with an unknown model version.", url, ["metadata": metadata])
    }
    // Behind a model that is not known, the next stage is reached by comparing.
    var isGap = false
    for stage in stages[start...] {
      if let custom = stage as? NSCustomMigrationStage {
        // What went on before.
        if isAt(custom.nextModel.resolvedModel, url, configuration) { continue }
        guard isGap || isAt(custom.currentModel.resolvedModel, url, configuration) else {
          throw CoreDataError.make(
            NSManagedObjectModelReferenceNotFoundError,
            "A stage does not begin with the model that the one before has led to.", url)
        }
        isGap = false
        try run(custom, url, configuration, options)
      } else if let light = stage as? NSLightweightMigrationStage {
        // Where the store is among these models, it goes on from there.
        let at = light.versionChecksums.firstIndex { known[$0].map { isAt($0, url, configuration) } ?? false }
        for checksum in light.versionChecksums[(at.map { $0 + 1 } ?? 0)...] {
          guard let next = known[checksum] else {
            tellOnce(
              "no known model has the checksum \(checksum); its stage is left to comparing", by: "CoreData")
            isGap = true
            continue
          }
          try open(next, url, configuration, options) { _ in }
        }
      }
    }
  }

  private func isAt(_ model: NSManagedObjectModel, _ url: URL, _ configuration: String?) -> Bool {
    let metadata = try? NSPersistentStoreCoordinator.metadataForPersistentStore(
      ofType: NSSQLiteStoreType, at: url)
    return metadata.map {
      model.isConfiguration(withName: configuration, compatibleWithStoreMetadata: $0)
    } ?? false
  }

  /// The models that checksums may name: of stages, of bundles, and the one that is to be used.
  private func models(and model: NSManagedObjectModel) -> [String: NSManagedObjectModel] {
    var all: [String: NSManagedObjectModel] = [:]
    for case let stage as NSCustomMigrationStage in stages {
      for reference in [stage.currentModel, stage.nextModel] {
        all[reference.versionChecksum] = reference.resolvedModel
        all[reference.resolvedModel.versionChecksum] = reference.resolvedModel
      }
    }
    if stages.contains(where: { $0 is NSLightweightMigrationStage }) {
      for url in ModelFile.bundles.flatMap({ ModelFile.versions(in: $0) }) {
        guard let found = NSManagedObjectModel(contentsOf: url) else { continue }
        if all[found.versionChecksum] == nil { all[found.versionChecksum] = found }
      }
    }
    all[model.versionChecksum] = model
    return all
  }

  private func run(
    _ stage: NSCustomMigrationStage, _ url: URL, _ configuration: String?, _ options: [AnyHashable: Any]
  ) throws {
    if let handler = stage.willMigrateHandler {
      try open(stage.currentModel.resolvedModel, url, configuration, options) { _ in
        try handler(self, stage)
      }
    }
    try open(stage.nextModel.resolvedModel, url, configuration, options) { _ in
      try stage.didMigrateHandler?(self, stage)
    }
  }

  /// Opens the store with a model, migrated if it had another one, and closes it again.
  private func open(
    _ model: NSManagedObjectModel, _ url: URL, _ configuration: String?, _ options: [AnyHashable: Any],
    _ body: (NSPersistentContainer) throws -> Void
  ) throws {
    let name = url.deletingPathExtension().lastPathComponent
    let container = NSPersistentContainer(name: name, managedObjectModel: model)
    var own = options
    own[NSPersistentStoreStagedMigrationManagerOptionKey] = nil
    own[NSMigratePersistentStoresAutomaticallyOption] = true
    own[NSInferMappingModelAutomaticallyOption] = true
    let coordinator = container.persistentStoreCoordinator
    let store = try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType,
      configurationName: configuration.flatMap { model.configurations.contains($0) ? $0 : nil }, at: url,
      options: own)
    self.container = container
    defer { self.container = nil }
    do {
      try body(container)
      try coordinator.remove(store)
    } catch {
      try? coordinator.remove(store)
      throw error
    }
  }
}

extension NSPersistentStoreCoordinator {
  /// Nothing is left to do: stores are migrated as a whole when they are opened.
  open func finishDeferredLightweightMigration() throws {}
  /// Nothing is left to do: stores are migrated as a whole when they are opened.
  open func finishDeferredLightweightMigrationTask() throws {}
}
