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
/// Each step is written as a whole, with what its handlers save. Where one fails, or the program ends in it, the store is as
/// the step before has left it, and the next start goes on from there.
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
    let isReadOnly = (options[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    guard !isReadOnly, FileManager.default.fileExists(atPath: url.path) else { return }
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
    // A stage that begins with the model that is wanted has been gone.
    let wanted = stages.firstIndex { stage in
      (stage as? NSCustomMigrationStage)?.currentModel.resolvedModel.versionChecksum == model.versionChecksum
    }
    if let wanted, let last = stages.last as? NSCustomMigrationStage,
      start.map({ $0 > wanted }) ?? fits(last.nextModel.resolvedModel)
    {
      throw CoreDataError.make(
        NSStagedMigrationBackwardMigrationError,
        "A store file cannot be migrated backwards with staged migration.", url, ["metadata": metadata])
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
    let store = try StagedStore(url)
    // Behind a model that is not known, the next stage is reached by comparing.
    var isGap = false
    for stage in stages[start...] {
      try store.stage {
        // Another program may have gone them all meanwhile.
        if try store.isOf(model, configuration) { return }
        if let custom = stage as? NSCustomMigrationStage {
          // What went on before.
          if try store.isOf(custom.nextModel.resolvedModel, configuration) { return }
          guard try isGap || store.isOf(custom.currentModel.resolvedModel, configuration) else {
            throw CoreDataError.make(
              NSManagedObjectModelReferenceNotFoundError,
              "A stage does not begin with the model that the one before has led to.", url)
          }
          isGap = false
          try run(custom, store, configuration, options)
        } else if let light = stage as? NSLightweightMigrationStage {
          try run(light, store, known, configuration, options, &isGap)
        }
      }
    }
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
    _ stage: NSCustomMigrationStage, _ store: StagedStore, _ configuration: String?,
    _ options: [AnyHashable: Any]
  ) throws {
    func open(_ model: NSManagedObjectModel, _ body: () throws -> Void) throws {
      try store.open(model, configuration, options) { container in
        self.container = container
        defer { self.container = nil }
        try body()
      }
    }
    if let handler = stage.willMigrateHandler {
      try open(stage.currentModel.resolvedModel) { try handler(self, stage) }
    }
    try open(stage.nextModel.resolvedModel) { try stage.didMigrateHandler?(self, stage) }
  }

  private func run(
    _ stage: NSLightweightMigrationStage, _ store: StagedStore, _ known: [String: NSManagedObjectModel],
    _ configuration: String?, _ options: [AnyHashable: Any], _ isGap: inout Bool
  ) throws {
    // Where the store is among these models, it goes on from there.
    let at = try stage.versionChecksums.firstIndex {
      try known[$0].map { try store.isOf($0, configuration) } ?? false
    }
    for checksum in stage.versionChecksums[(at.map { $0 + 1 } ?? 0)...] {
      guard let next = known[checksum] else {
        tellOnce(
          "no known model has the checksum \(checksum); its stage is left to comparing", by: "CoreData")
        isGap = true
        continue
      }
      try store.open(next, configuration, options) { _ in }
    }
  }
}

extension NSPersistentStoreCoordinator {
  /// Nothing is left to do: stores are migrated as a whole when they are opened.
  open func finishDeferredLightweightMigration() throws {}
  /// Nothing is left to do: stores are migrated as a whole when they are opened.
  open func finishDeferredLightweightMigrationTask() throws {}
}
