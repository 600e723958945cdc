import CoreTransferable
import Foundation
import SashFoundation
import UIKit

/// Stands for an asset that is being made.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// Asks for an asset to be made, changed or deleted; in a block of `PHPhotoLibrary.performChanges`.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  public fileprivate(set) var placeholderForCreatedAsset: PHObjectPlaceholder?
  /// Kept: files here say when they were made themselves.
  open var creationDate: Date?
  open var isFavorite = false
  open var isHidden = false
  public required override init() { super.init() }

  /// A name in the folder of pictures that no file has.
  fileprivate static func place(_ name: String) -> (url: URL, id: String)? {
    guard let folder = PictureFolder.folder else { return nil }
    let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
    var free = name
    var number = 2
    while FileManager.default.fileExists(atPath: folder.appendingPathComponent(free).path)
      || PHPhotoLibrary.changes?.taken.contains(free) == true
    {
      free = "\(stem) \(number)" + (ending.isEmpty ? "" : ".\(ending)")
      number += 1
    }
    PHPhotoLibrary.changes?.taken.insert(free)
    return (folder.appendingPathComponent(free), free)
  }
  /// Writes something to the folder of pictures when the block has ended.
  fileprivate func create(_ name: String, _ write: @escaping (URL) throws -> Void) {
    guard let (url, id) = PHAssetChangeRequest.place(name) else {
      return PHPhotoLibrary.add { throw PHPhotosError(.accessRestricted) }
    }
    placeholderForCreatedAsset = PHObjectPlaceholder(localIdentifier: id)
    PHPhotoLibrary.add {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try write(url)
    }
  }
  fileprivate static var name: String {
    let date = Date().formatted(.iso8601.year().month().day().dateSeparator(.dash))
    return "Picture \(date).png"
  }

  public class func creationRequestForAsset(from image: UIImage) -> Self {
    let request = self.init()
    request.create(name) { url in
      guard let data = image.pngData() else { throw PHPhotosError(.invalidResource) }
      try data.write(to: url, options: .withoutOverwriting)
    }
    return request
  }
  private class func creationRequest(from file: URL) -> Self? {
    guard (try? file.checkResourceIsReachable()) == true else { return nil }
    let request = self.init()
    request.create(file.lastPathComponent) { try FileManager.default.copyItem(at: file, to: $0) }
    return request
  }
  public class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    creationRequest(from: fileURL)
  }
  public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
    creationRequest(from: fileURL)
  }
  /// Puts the files of assets into the wastebasket. Where that fails they stay.
  public class func deleteAssets(_ assets: [PHAsset]) { delete(assets) }
  public class func deleteAssets(_ assets: NSArray) { delete(assets.compactMap { $0 as? PHAsset }) }
  public class func deleteAssets(_ assets: PHFetchResult<PHAsset>) {
    delete((0..<assets.count).map { assets[$0] })
  }
  private class func delete(_ assets: [PHAsset]) {
    PHPhotoLibrary.add {
      for asset in assets {
        try FileManager.default.trashItem(at: asset.url, resultingItemURL: nil)
      }
    }
  }
}

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
  case pairedVideo
}

/// How a resource of a new asset is taken.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  /// Whether the file is moved instead of copied.
  open var shouldMoveFile = false
  public override init() { super.init() }
}

/// Asks for an asset to be made of data or a file.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  public class func forAsset() -> Self { self.init() }
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {
    let kind =
      options?.uniformTypeIdentifier.flatMap { UTType($0) } ?? UTType.ofPicture(data)
      ?? (type == .photo ? UTType.jpeg : .mpeg4Movie)
    let name = options?.originalFilename ?? "Picture.\(kind.preferredFilenameExtension ?? "jpg")"
    create(name) { try data.write(to: $0, options: .withoutOverwriting) }
  }
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {
    let moves = options?.shouldMoveFile == true
    create(options?.originalFilename ?? fileURL.lastPathComponent) { url in
      if moves {
        try FileManager.default.moveItem(at: fileURL, to: url)
      } else {
        try FileManager.default.copyItem(at: fileURL, to: url)
      }
    }
  }
}
extension UTType {
  /// The type of a picture by the first bytes of its file.
  fileprivate static func ofPicture(_ data: Data) -> UTType? {
    let starts: [([UInt8], UTType)] = [
      ([0x89, 0x50, 0x4E, 0x47], .png), ([0xFF, 0xD8, 0xFF], .jpeg), ([0x47, 0x49, 0x46, 0x38], .gif),
      ([0x52, 0x49, 0x46, 0x46], .webP),
    ]
    return starts.first { data.starts(with: $0.0) }?.1
  }
}

/// The file of an asset.
open class PHAssetResource: NSObject, @unchecked Sendable {
  let url: URL
  public let assetLocalIdentifier: String
  public let type: PHAssetResourceType
  private init(_ asset: PHAsset) {
    url = asset.url
    assetLocalIdentifier = asset.localIdentifier
    type = asset.mediaType == .video ? .video : .photo
  }
  public class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [PHAssetResource(asset)] }
  open var originalFilename: String { url.lastPathComponent }
  open var uniformTypeIdentifier: String {
    (UTType(filenameExtension: url.pathExtension) ?? .data).identifier
  }
}
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?
  public override init() { super.init() }
}
/// Reads the files of assets.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let manager = PHAssetResourceManager()
  public class func `default`() -> PHAssetResourceManager { manager }
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    DispatchQueue.global().async {
      do {
        try FileManager.default.copyItem(at: resource.url, to: fileURL)
        completionHandler(nil)
      } catch { completionHandler(error) }
    }
  }
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws { try FileManager.default.copyItem(at: resource.url, to: fileURL) }
}
