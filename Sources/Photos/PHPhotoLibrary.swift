import Foundation
import SashCore
import SashFoundation
import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// Why something could not be done with the library.
public struct PHPhotosError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "PHPhotosErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = PHPhotosError
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case invalidResource = 3302
    case missingResource = 3303
    case accessRestricted = 3310
    case accessUserDenied = 3311
    case identifierNotFound = 3201
    case changeNotSupported = 3300
  }
  public static var internalError: Code { .internalError }
  public static var userCancelled: Code { .userCancelled }
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  public static var invalidResource: Code { .invalidResource }
  public static var missingResource: Code { .missingResource }
  public static var accessRestricted: Code { .accessRestricted }
  public static var accessUserDenied: Code { .accessUserDenied }
  public static var identifierNotFound: Code { .identifierNotFound }
  public static var changeNotSupported: Code { .changeNotSupported }
}

/// The pictures and films of a person: the folder of pictures.
///
/// Programs here may read what their user may read, so access is granted without a question.
///
/// - Missing: telling of changes that other programs make; albums that programs make.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  public class func shared() -> PHPhotoLibrary { library }
  public class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    PictureFolder.folder == nil ? .restricted : .authorized
  }
  public class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
  }
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { handler(authorizationStatus(for: accessLevel)) } }
  public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    authorizationStatus(for: accessLevel)
  }

  // MARK: Changes

  /// The changes that the block that runs has asked for.
  final class Changes: @unchecked Sendable {
    var list: [() throws -> Void] = []
    /// Names that files will have.
    var taken: Set<String> = []
  }
  @TaskLocal static var changes: Changes?
  private static let turn = NSRecursiveLock()

  /// Runs a block that asks for changes, and makes them.
  open func performChangesAndWait(_ changeBlock: () -> Void) throws {
    // One after another: names are chosen before files are written.
    PHPhotoLibrary.turn.lock()
    defer { PHPhotoLibrary.turn.unlock() }
    let changes = Changes()
    PHPhotoLibrary.$changes.withValue(changes) { changeBlock() }
    for change in changes.list { try change() }
  }
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.global().async { [self] in
      do {
        try performChangesAndWait(changeBlock)
        completionHandler?(true, nil)
      } catch {
        completionHandler?(false, error)
      }
    }
  }
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try performChangesAndWait(changeBlock)
  }
  /// Remembers a change for when the block has ended.
  static func add(_ change: @escaping () throws -> Void) {
    guard let changes else {
      runtimeWarning("Photos can be changed only in a block of PHPhotoLibrary.performChanges.")
      return
    }
    changes.list.append(change)
  }

  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// Hears of changes of the library. Nothing is told here.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// What has changed in the library. None is ever told here.
open class PHChange: NSObject, @unchecked Sendable {
  open func changeDetails<T: AnyObject>(for object: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    nil
  }
}
/// How what was found has changed.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  init(before: PHFetchResult<ObjectType>, after: PHFetchResult<ObjectType>) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (before, after)
  }
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
  open var hasMoves: Bool { false }
}
