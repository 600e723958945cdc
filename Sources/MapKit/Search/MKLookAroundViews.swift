import Foundation
import SashCore
import UIKit

/// Shows the view along a street. No street is known here: it says that there is nothing to see.
open class MKLookAroundViewController: UIHostingController<LookAroundPreview> {
  open var scene: MKLookAroundScene?
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?
  open var isNavigationEnabled = true
  open var showsRoadLabels = true
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var badgePosition = MKLookAroundBadgePosition.topLeading
  public init(scene: MKLookAroundScene) {
    self.scene = scene
    super.init(rootView: LookAroundPreview(initialScene: scene))
  }
  public convenience init(nibName: String?, bundle: Bundle?) {
    self.init(rootView: LookAroundPreview(initialScene: nil))
  }
  public override init(rootView: LookAroundPreview) { super.init(rootView: rootView) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder, rootView: LookAroundPreview(initialScene: nil))
  }
}

@MainActor @preconcurrency public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
  func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
  func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
  func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
  func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
  func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
  func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
}
extension MKLookAroundViewControllerDelegate {
  public func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController) {}
  public func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController) {}
  public func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController) {}
  public func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController) {}
  public func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController) {}
  public func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController) {}
}

/// Makes a picture of the view along a street. As no street is known here there is no scene to make one for; it ends with an error.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject, @unchecked Sendable {
    /// In points.
    open var size = CGSize(width: 256, height: 256)
    open var traitCollection = UITraitCollection()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() { super.init() }
  }
  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage
    init(image: UIImage) { self.image = image }
  }
  public init(scene: MKLookAroundScene, options: Options) {}
  open var isLoading: Bool { false }
  open func cancel() {}
  open func getSnapshotWithCompletionHandler(
    _ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion(nil, MKError(.unknown)) }
  }
  open var snapshot: Snapshot {
    get async throws { throw MKError(.unknown) }
  }
}
