import Foundation
import SashCore
@_exported import UIKit

/// Shows the film of a player in a screen of its own, as `VideoPlayer` does.
///
/// - Missing: pictures, controls, picture in picture: what asks for these is kept.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  /// The player whose film is shown.
  open var player: AVPlayer? {
    didSet { if player !== oldValue { hosted?.rootView = VideoPlayer(player: player) } }
  }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var updatesNowPlayingInfoCenter = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var requiresLinearPlayback = false
  open var showsTimecodes = false
  open var allowsVideoFrameAnalysis = true
  open var videoFrameAnalysisTypes = AVVideoFrameAnalysisType.default
  open var pixelBufferAttributes: [String: Any]?
  /// How fast the film may play.
  open var speeds = AVPlaybackSpeed.systemDefaultSpeeds
  open private(set) var selectedSpeed: AVPlaybackSpeed?
  /// Plays the film so fast, if it plays.
  open func selectSpeed(_ speed: AVPlaybackSpeed) {
    selectedSpeed = speed
    player?.defaultRate = speed.rate
    if let player, player.rate != 0 { player.rate = speed.rate }
  }
  /// Where the film is in the view.
  open var videoBounds: CGRect { viewIfLoaded?.bounds ?? .zero }
  /// How the film fills the view.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture of the film can be seen; there are no pictures here.
  open var isReadyForDisplay: Bool { false }
  /// Lies over the film.
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  private var hosted: UIHostingController<VideoPlayer<EmptyView>>?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let hosted = UIHostingController(rootView: VideoPlayer(player: player))
    self.hosted = hosted
    addChild(hosted)
    for inner in [hosted.view, contentOverlayView].compactMap({ $0 }) {
      inner.frame = view.bounds
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(inner)
    }
    contentOverlayView?.isUserInteractionEnabled = false
    hosted.didMove(toParent: self)
  }
}
