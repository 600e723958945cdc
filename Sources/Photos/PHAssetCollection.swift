import Foundation
import SashFoundation
import SashTransfer
import UIKit

public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }

/// Which album is meant.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites,
    smartAlbumTimelapses
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos,
    smartAlbumUserLibrary
  case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos,
    smartAlbumAnimated
  case any = 0x7fff_ffff_ffff_ffff
}

/// What has assets or other collections in it.
open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { true }
  open var canContainCollections: Bool { false }
}

/// An album: a folder in the folder of pictures, or what the library puts together by itself.
///
/// - Missing: albums that programs make, shared ones, moments, favourites.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  public let assetCollectionType: PHAssetCollectionType
  public let assetCollectionSubtype: PHAssetCollectionSubtype
  private let title: String
  /// Which assets are in it.
  let holds: (PHAsset) -> Bool

  private init(
    _ title: String, _ type: PHAssetCollectionType, _ subtype: PHAssetCollectionSubtype, identifier: String,
    _ holds: @escaping (PHAsset) -> Bool
  ) {
    (self.title, assetCollectionType, assetCollectionSubtype, self.holds) = (title, type, subtype, holds)
    super.init(localIdentifier: identifier)
  }
  open override var localizedTitle: String? { title }
  /// Not known without looking at all files.
  open var estimatedAssetCount: Int { NSNotFound }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }

  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    let found: [PHAssetCollection]
    switch type {
    case .album: found = subtype == .any || subtype == .albumRegular ? folders() : []
    case .smartAlbum: found = smart.filter { subtype == .any || $0.assetCollectionSubtype == subtype }
    case .moment: found = []
    }
    return PHFetchResult(chosen(found, options))
  }
  public class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  )
    -> PHFetchResult<PHAssetCollection>
  { PHFetchResult(chosen((folders() + smart).filter { identifiers.contains($0.localIdentifier) }, options)) }

  private static func chosen(_ collections: [PHAssetCollection], _ options: PHFetchOptions?)
    -> [PHAssetCollection]
  {
    guard let limit = options?.fetchLimit, limit > 0 else { return collections }
    return Array(collections.prefix(limit))
  }
  private static let smart = [
    PHAssetCollection("Recents", .smartAlbum, .smartAlbumUserLibrary, identifier: "smart:all") { _ in true },
    PHAssetCollection("Videos", .smartAlbum, .smartAlbumVideos, identifier: "smart:videos") {
      $0.mediaType == .video
    },
    PHAssetCollection("Screenshots", .smartAlbum, .smartAlbumScreenshots, identifier: "smart:screenshots") {
      $0.mediaSubtypes.contains(.photoScreenshot)
    },
  ]
  /// The folders in the folder of pictures, by name.
  private static func folders() -> [PHAssetCollection] {
    guard let root = PictureFolder.folder,
      let found = try? FileManager.default.contentsOfDirectory(
        at: root, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    else { return [] }
    return found.filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { folder in
        let path = folder.standardizedFileURL.path + "/"
        return PHAssetCollection(
          folder.lastPathComponent, .album, .albumRegular, identifier: "album:\(folder.lastPathComponent)"
        ) { $0.url.standardizedFileURL.path.hasPrefix(path) }
      }
  }
}

extension PHAsset {
  public class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { all(assetCollection.holds, options) }
  public class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>?
  { all(assetCollection.holds, options) }
}

extension PHPhotoLibrary {
  /// Lets a person choose which pictures the program sees. It sees them all here, so nothing is shown.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
  @MainActor public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) { completionHandler([]) }
}
