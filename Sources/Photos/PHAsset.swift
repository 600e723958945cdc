import CoreLocation
import CoreTransferable
import Foundation
import SashFoundation
@_exported import UIKit

/// Something that the library of photos knows by a name.
open class PHObject: NSObject, @unchecked Sendable {
  /// The path in the folder of pictures.
  public let localIdentifier: String
  package init(localIdentifier: String) { self.localIdentifier = localIdentifier }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? PHObject).map { type(of: $0) == type(of: self) && $0.localIdentifier == localIdentifier }
      ?? false
  }
  open override var hash: Int { localIdentifier.hashValue }
}

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// What is special about a picture or a film.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// A picture or a film in the folder of pictures.
///
/// - Missing: places, favourites, live photos, how long films last.
open class PHAsset: PHObject, KeyValueReading, @unchecked Sendable {
  package let url: URL
  public let mediaType: PHAssetMediaType
  public let mediaSubtypes: PHAssetMediaSubtype
  public let modificationDate: Date?
  public let creationDate: Date?
  private lazy var size = mediaType == .image ? UIImage(contentsOfFile: url.path)?.size ?? .zero : .zero

  package init(_ url: URL, in folder: URL) {
    self.url = url
    let (path, root) = (url.standardizedFileURL.path, folder.standardizedFileURL.path)
    let type = UTType(filenameExtension: url.pathExtension)
    mediaType =
      type.map { $0.conforms(to: .image) ? .image : $0.conforms(to: .audiovisualContent) ? .video : .unknown }
      ?? .unknown
    let isScreenshot = url.lastPathComponent.lowercased().contains("screenshot")
    mediaSubtypes = isScreenshot ? .photoScreenshot : []
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    modificationDate = attributes?[.modificationDate] as? Date
    creationDate = attributes?[.creationDate] as? Date ?? modificationDate
    super.init(
      localIdentifier: path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path)
  }
  /// In pixels; 0 if the file cannot be read.
  open var pixelWidth: Int { Int(size.width) }
  open var pixelHeight: Int { Int(size.height) }
  open var duration: TimeInterval { 0 }
  open var location: CLLocation? { nil }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }
  open var burstIdentifier: String? { nil }

  package func readValue(forKeyPath path: String) -> Any? {
    switch path {
    case "creationDate": creationDate
    case "modificationDate": modificationDate
    case "mediaType": mediaType.rawValue
    case "mediaSubtype", "mediaSubtypes": Int(mediaSubtypes.rawValue)
    case "pixelWidth": pixelWidth
    case "pixelHeight": pixelHeight
    case "duration": duration
    case "isFavorite", "favorite": isFavorite
    case "isHidden", "hidden": isHidden
    case "localIdentifier": localIdentifier
    default: nil
    }
  }
}

// MARK: Finding them

/// Which objects are wanted, in what order, and how many of them.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// No limit if it is 0.
  open var fetchLimit = 0
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var wantsIncrementalChangeDetails = true
  public override init() { super.init() }
}

/// What has been found, in order.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let objects: [ObjectType]
  package init(_ objects: [ObjectType]) { self.objects = objects }
  /// Nothing.
  public override init() { objects = [] }
  public var count: Int { objects.count }
  public var firstObject: ObjectType? { objects.first }
  public var lastObject: ObjectType? { objects.last }
  /// Traps if there is no such object.
  public func object(at index: Int) -> ObjectType { objects[index] }
  public subscript(index: Int) -> ObjectType { objects[index] }
  public func contains(_ object: ObjectType) -> Bool { index(of: object) != NSNotFound }
  public func index(of object: ObjectType) -> Int {
    objects.firstIndex { ($0 as? NSObject) == (object as? NSObject) } ?? NSNotFound
  }
  public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
  /// Calls a block with each object, its index, and what it sets to true to end.
  public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for (index, object) in objects.enumerated() {
      block(object, index, &stop)
      if stop.boolValue { return }
    }
  }
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.filter { ($0 as? PHAsset)?.mediaType == mediaType }.count
  }
}

extension PHAsset {
  static func all(_ isWanted: (PHAsset) -> Bool, _ options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    guard let folder = PictureFolder.folder else { return PHFetchResult([]) }
    let files = PictureFolder.files(of: .image) + PictureFolder.files(of: .movie)
    var found = files.map { PHAsset($0, in: folder) }.filter(isWanted)
    if let predicate = options?.predicate {
      let node = predicate.node
      found = found.filter { node.evaluate(with: $0) }
    }
    // The newest come last unless something else is wanted.
    let descriptors = options?.sortDescriptors ?? [NSSortDescriptor(key: "creationDate", ascending: true)]
    found = found.inOrder(of: descriptors)
    if let limit = options?.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return PHFetchResult(found)
  }
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    all({ _ in true }, options)
  }
  public class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { all({ $0.mediaType == mediaType }, options) }
  public class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { all({ identifiers.contains($0.localIdentifier) }, options) }
}
