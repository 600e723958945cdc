import CoreTransferable
import Foundation
@_exported import Photos

/// Which pictures and films can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable {
    case media(PHAssetMediaType), subtype(UInt), nothing
    case any([PHPickerFilter]), all([PHPickerFilter]), not(PHPickerFilter)
  }
  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  public static let images = PHPickerFilter(.media(.image))
  public static let videos = PHPickerFilter(.media(.video))
  public static let screenshots = PHPickerFilter(.subtype(PHAssetMediaSubtype.photoScreenshot.rawValue))
  /// - Missing: files do not say that they are one, nor do those of the kinds below.
  public static let livePhotos = PHPickerFilter(.nothing)
  public static let panoramas = PHPickerFilter(.nothing)
  public static let bursts = PHPickerFilter(.nothing)
  public static let depthEffectPhotos = PHPickerFilter(.nothing)
  public static let cinematicVideos = PHPickerFilter(.nothing)
  public static let screenRecordings = PHPickerFilter(.nothing)
  public static let slomoVideos = PHPickerFilter(.nothing)
  public static let timelapseVideos = PHPickerFilter(.nothing)
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters))
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters))
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter)) }

  func takes(_ asset: PHAsset) -> Bool {
    switch kind {
    case .media(let type): asset.mediaType == type
    case .subtype(let bits): asset.mediaSubtypes.rawValue & bits != 0
    case .nothing: false
    case .any(let inner): inner.contains { $0.takes(asset) }
    case .all(let inner): inner.allSatisfy { $0.takes(asset) }
    case .not(let inner): !inner.takes(asset)
    }
  }
}

extension PHAsset {
  /// The newest first, as far as a filter takes them.
  static func choices(_ filter: PHPickerFilter?) -> [PHAsset] {
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    let all = fetchAssets(with: options)
    return (0..<all.count).map(all.object(at:)).filter { filter?.takes($0) ?? true }
  }
  /// Offers the file.
  var provider: NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = url.deletingPathExtension().lastPathComponent
    let (file, type) = (url, UTType(filenameExtension: url.pathExtension) ?? .data)
    provider.registerFileRepresentation(for: type) { answer in
      answer(file, false, nil)
      return nil
    }
    return provider
  }
}
