import Foundation
import SashCore

public typealias NSDataAssetName = String

/// A file of an asset catalogue, from a `.dataset` folder.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: NSDataAssetName
  public let data: Data
  /// As in `public.json`.
  public let typeIdentifier: String

  /// The file of this name in the app; nil if there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }
  public init?(name: NSDataAssetName, bundle: Bundle) {
    struct Contents: Decodable {
      struct Entry: Decodable {
        var filename: String?
        var type: String?
        enum CodingKeys: String, CodingKey { case filename, type = "universal-type-identifier" }
      }
      var data: [Entry]
    }
    for folder in AssetFolders.folders(of: bundle) {
      let set = folder.appendingPathComponent(name + ".dataset")
      guard let list = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
        let entry = try? JSONDecoder().decode(Contents.self, from: list).data.first(where: {
          $0.filename != nil
        }),
        let data = try? Data(contentsOf: set.appendingPathComponent(entry.filename!))
      else { continue }
      (self.name, self.data, typeIdentifier) = (name, data, entry.type ?? "public.data")
      super.init()
      return
    }
    return nil
  }
}
