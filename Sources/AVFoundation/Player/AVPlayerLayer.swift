import Foundation
import QuartzCore

/// Shows the film of a player. Films cannot be drawn here: the layer is what its background is, and the sound can be heard.
///
/// - Missing: pictures.
@MainActor @preconcurrency
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture can be seen; there are none.
  open var isReadyForDisplay: Bool { false }
  /// Where the film lies in the layer.
  open var videoRect: CGRect { .zero }

  public override init() { super.init() }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
