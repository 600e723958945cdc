import Foundation

/// A step of a migration in stages.
open class NSMigrationStage: NSObject {
  /// A name for people.
  open var label: String?
  public override init() { super.init() }
}

/// A step whose models can be compared with each other, named by the checksums of their versions.
///
/// A checksum that no known model has, as those that Xcode writes into its log, is passed over: what follows from comparing
/// the file with the next model is done anyway.
open class NSLightweightMigrationStage: NSMigrationStage {
  /// The checksums of the models, in order.
  public let versionChecksums: [String]
  public init(_ versionChecksums: [String]) { self.versionChecksums = versionChecksums }
}

/// A step from one model to the next with work of the app's own before and after.
open class NSCustomMigrationStage: NSMigrationStage {
  /// The model that the store has before.
  public let currentModel: NSManagedObjectModelReference
  /// The model that the store has afterwards.
  public let nextModel: NSManagedObjectModelReference
  /// Called with a container of the model before.
  open var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
  /// Called with a container of the model afterwards.
  open var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?

  public init(
    migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference
  ) { (self.currentModel, self.nextModel) = (currentModel, nextModel) }
}

/// Names a version of a model.
///
/// The checksum is not compared: those that Xcode computes are other ones than `versionChecksum` has here.
open class NSManagedObjectModelReference: NSObject {
  /// The model.
  public let resolvedModel: NSManagedObjectModel
  /// The checksum that was given.
  public let versionChecksum: String

  /// Names a model.
  public init(model: NSManagedObjectModel, versionChecksum: String) {
    (resolvedModel, self.versionChecksum) = (model, versionChecksum)
  }
  /// Names the model in a file; traps if there is none.
  public convenience init(fileURL: URL, versionChecksum: String) {
    guard let model = NSManagedObjectModel(contentsOf: fileURL) else {
      fatalError("NSManagedObjectModelReference: \(fileURL.path) is no model")
    }
    self.init(model: model, versionChecksum: versionChecksum)
  }
  /// Names the model of a bundle, or a version of one; traps if there is none.
  public convenience init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
    let bundles = NSManagedObjectModelReference.bundles(bundle)
    let found = bundles.lazy.flatMap { ModelFile.versions(in: $0) }.first {
      $0.deletingPathExtension().lastPathComponent == modelName
    }
    guard let url = found ?? bundles.lazy.flatMap({ ModelFile.models(in: $0, named: modelName) }).first else {
      fatalError("NSManagedObjectModelReference: no bundle has a model named \(modelName)")
    }
    self.init(fileURL: url, versionChecksum: versionChecksum)
  }
  /// Names the model of a bundle whose entities have given hashes; traps if there is none.
  public convenience init(
    entityVersionHashes versionHash: [AnyHashable: Any], in bundle: Bundle?, versionChecksum: String
  ) {
    let bundles = NSManagedObjectModelReference.bundles(bundle)
    let models = bundles.lazy.flatMap { ModelFile.versions(in: $0) }.compactMap {
      NSManagedObjectModel(contentsOf: $0)
    }
    guard
      let model = models.first(where: {
        $0.entityVersionHashesByName as [AnyHashable: Any] as NSDictionary == versionHash as NSDictionary
      })
    else { fatalError("NSManagedObjectModelReference: no bundle has a model with these hashes") }
    self.init(model: model, versionChecksum: versionChecksum)
  }

  /// Where a model is looked for: the main bundle stands for those of the program's packages too.
  private static func bundles(_ bundle: Bundle?) -> [Bundle] {
    guard let bundle, bundle != .main else { return ModelFile.bundles }
    return [bundle]
  }
}
