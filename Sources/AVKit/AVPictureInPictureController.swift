import AVFoundation
import Foundation
import SashMessages
import UIKit

/// Shows a film in a corner of the screen: it cannot here.
///
/// - Missing: pictures in pictures.
@MainActor @preconcurrency
open class AVPictureInPictureController: NSObject {
  /// What is shown.
  open class ContentSource: NSObject {
    /// The layer that shows a film; nil for other sources.
    public let playerLayer: AVPlayerLayer?
    /// The view from which a call goes into the corner, and what is shown there; nil for other sources.
    public private(set) weak var activeVideoCallSourceView: UIView?
    public let activeVideoCallContentViewController: AVPictureInPictureVideoCallViewController?
    public init(playerLayer: AVPlayerLayer) {
      (self.playerLayer, activeVideoCallContentViewController) = (playerLayer, nil)
    }
    public init(
      activeVideoCallSourceView sourceView: UIView,
      contentViewController: AVPictureInPictureVideoCallViewController
    ) {
      (playerLayer, activeVideoCallContentViewController) = (nil, contentViewController)
      activeVideoCallSourceView = sourceView
    }
  }
  /// What would be shown.
  open var contentSource: ContentSource?
  open nonisolated class func isPictureInPictureSupported() -> Bool { false }
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var requiresLinearPlayback = false
  public let playerLayer: AVPlayerLayer?
  public init?(playerLayer: AVPlayerLayer) { return nil }
  public init(contentSource: ContentSource) {
    (self.contentSource, playerLayer) = (contentSource, contentSource.playerLayer)
  }
  open func startPictureInPicture() {
    tellOnce("films cannot be shown in a corner of the screen.", by: "AVKit")
    delegate?.pictureInPictureController(
      self, failedToStartPictureInPictureWithError: NSError(domain: "AVKitErrorDomain", code: -1001))
  }
  open func stopPictureInPicture() {}
}
@MainActor @preconcurrency
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
  func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}
extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  {}
  public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
  }
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {
  }
  public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
@MainActor @preconcurrency
open class AVPictureInPictureVideoCallViewController: UIViewController {}

/// A button that chooses where sound goes. There is one place only: it shows its picture and does nothing more.
///
/// - Missing: other places for sound.
@MainActor @preconcurrency
open class AVRoutePickerView: UIView {
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  open var activeTintColor: UIColor?
  open var prioritizesVideoDevices = false
  private let picture = UIImageView(image: UIImage(systemName: "airplayaudio"))
  public override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .center
    addSubview(picture)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}
@MainActor @preconcurrency
public protocol AVRoutePickerViewDelegate: AnyObject {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
