import CoreData
import Foundation
import SashMessages

/// Where and how a container keeps its objects.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  /// Which part of the cloud a container uses. There is none here, and who names one is told so once.
  ///
  /// - Missing: synchronisation.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String
    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "automatic") }
    public static var none: CloudKitDatabase { CloudKitDatabase(name: "none") }
    /// A database of a container; nothing is synchronised.
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }

    fileprivate func tell() {
      guard self != .automatic, self != .none else { return }
      tellOnce("cloudKitDatabase has no effect; nothing is synchronised", by: "SwiftData")
    }
  }

  /// Which folder is shared between the apps of a group. There are no groups here.
  public struct GroupContainer: Hashable, Sendable {
    let name: String
    public static var automatic: GroupContainer { GroupContainer(name: "automatic") }
    public static var none: GroupContainer { GroupContainer(name: "none") }
    /// The folder of a group; here a folder of that name in the user's data.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: "=" + name) }
  }

  /// The name, of the file too.
  public let name: String
  /// The classes that it keeps; nil is all.
  public let schema: Schema?
  /// Where it lies.
  public let url: URL
  /// Whether it lives only as long as the container.
  public let isStoredInMemoryOnly: Bool
  /// Whether anything can be written.
  public let allowsSave: Bool
  /// Whether it is kept in the cloud: never here.
  public var cloudKitContainerIdentifier: String? { nil }
  public var groupAppContainerIdentifier: String? { nil }
  public var id: String { url.path + (isStoredInMemoryOnly ? "#memory" : "") + name }

  /// A store in memory, or in the program's folder.
  public init(isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// A store with a name, in memory or in the program's folder.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    (self.schema, self.isStoredInMemoryOnly, self.allowsSave) = (schema, isStoredInMemoryOnly, allowsSave)
    let folder =
      groupContainer.name.hasPrefix("=")
      ? NSPersistentContainer.defaultDirectoryURL().deletingLastPathComponent().appendingPathComponent(
        String(groupContainer.name.dropFirst()))
      : NSPersistentContainer.defaultDirectoryURL()
    url = folder.appendingPathComponent(self.name + ".store")
    cloudKitDatabase.tell()
  }

  /// A store at a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    (self.schema, self.url, self.allowsSave, isStoredInMemoryOnly) = (schema, url, allowsSave, false)
    cloudKitDatabase.tell()
  }

  /// A store of some classes, in memory or in the program's folder.
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// What can go wrong.
public struct SwiftDataError: Error, Hashable, Sendable {
  let text: String
  public static let loadIssueModelContainer = SwiftDataError(text: "the container cannot be loaded")
  public static let missingModelContext = SwiftDataError(text: "there is no context")
  public static let modelValidationFailure = SwiftDataError(text: "an object is not valid")
}
