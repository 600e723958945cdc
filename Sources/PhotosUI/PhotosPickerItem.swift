import Foundation
import Photos
import SashTransfer

/// A picture or a film that a person has chosen; what it holds is read when it is asked for.
public struct PhotosPickerItem: Hashable, @unchecked Sendable {
  /// Which form of a picture is preferred. Pictures are given as their files are.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }
  private let id: String
  /// Nil unless the picker was given the library.
  public let itemIdentifier: String?
  private let provider: NSItemProvider

  /// The asset of the library with that name.
  public init(itemIdentifier: String) {
    let asset = PHAsset.fetchAssets(withLocalIdentifiers: [itemIdentifier], options: nil).firstObject
    id = itemIdentifier
    self.itemIdentifier = itemIdentifier
    provider = asset?.provider ?? NSItemProvider()
  }
  init(_ asset: PHAsset, isNamed: Bool) {
    id = asset.localIdentifier
    itemIdentifier = isNamed ? id : nil
    provider = asset.provider
  }
  var name: String { id }

  public var supportedContentTypes: [UTType] { provider.registeredContentTypes }
  /// What was chosen as a value of a type; nil if it has no form that the type can be made of.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard provider.canLoad(T.self) else { return nil }
    return try await provider.loadTransferable(type: T.self)
  }
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    guard provider.canLoad(T.self) else {
      completionHandler(.success(nil))
      return Progress(totalUnitCount: 1)
    }
    return provider.loadTransferable(type: T.self) { completionHandler($0.map { $0 }) }
  }
  public static func == (a: PhotosPickerItem, b: PhotosPickerItem) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// How items are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// In the order in which they are tapped, which is shown.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// - Missing: the choice is told when the picker is closed, not with each tap.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
  var isOrdered: Bool { self == .ordered || self == .continuousAndOrdered }
}

/// How a picker is shown.
///
/// - Missing: pickers in the place of their labels: they come as sheets.
public struct PhotosPickerStyle: Hashable, Sendable {
  private let name: String
  public static let presentation = PhotosPickerStyle(name: "presentation")
  public static let inline = PhotosPickerStyle(name: "inline")
  public static let compact = PhotosPickerStyle(name: "compact")
}
