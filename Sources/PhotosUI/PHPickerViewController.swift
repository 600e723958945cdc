import CoreTransferable
import Foundation
import Photos
import SashCore

/// What can be chosen in a picker, and how many.
public struct PHPickerConfiguration: Hashable, Sendable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  /// 0 is as many as there are.
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preselectedAssetIdentifiers: [String] = []
  /// Results name their assets where the library has been given.
  private let hasLibrary: Bool
  public init() { hasLibrary = false }
  public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }
  var namesAssets: Bool { hasLibrary }
}

/// A picture or a film that has been chosen.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  public let itemProvider: NSItemProvider
  /// Nil unless the picker was given the library.
  public let assetIdentifier: String?
  public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool {
    a.itemProvider === b.itemProvider && a.assetIdentifier == b.assetIdentifier
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(itemProvider))
    hasher.combine(assetIdentifier)
  }
}

/// Lets a person choose pictures and films from the folder of pictures.
@MainActor @preconcurrency
public final class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  private var isDone = false

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { fatalError("PHPickerViewController is made with a configuration.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let grid = UIHostingController(
      rootView: PhotoGrid(
        filter: configuration.filter, limit: configuration.selectionLimit,
        isOrdered: configuration.selection == .ordered || configuration.selection == .continuousAndOrdered,
        chosen: configuration.preselectedAssetIdentifiers
      ) { [weak self] in self?.finish($0) })
    addChild(grid)
    grid.view.frame = view.bounds
    grid.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(grid.view)
    grid.didMove(toParent: self)
  }
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { finish(nil) }
  }
  /// The delegate dismisses the picker.
  private func finish(_ assets: [PHAsset]?) {
    guard !isDone else { return }
    isDone = true
    let results = (assets ?? []).map {
      PHPickerResult(
        itemProvider: $0.provider, assetIdentifier: configuration.namesAssets ? $0.localIdentifier : nil)
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}

/// Hears of what a person chooses.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The results are empty if the picker was called off. The picker is dismissed by whoever has presented it.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
