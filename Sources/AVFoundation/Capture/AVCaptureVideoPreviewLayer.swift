import Foundation
import QuartzCore

/// Shows what a camera sees: nothing, since there is none.
///
/// - Missing: pictures.
@MainActor @preconcurrency
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }

  public override init() { super.init() }
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }
  public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// From points of the layer to shares of the picture, as far as the layer knows.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }
  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
  }
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let (a, r) = (
      captureDevicePointConverted(fromLayerPoint: rectInLayerCoordinates.origin), rectInLayerCoordinates
    )
    let b = captureDevicePointConverted(fromLayerPoint: CGPoint(x: r.maxX, y: r.maxY))
    return CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
  }
  /// Nil: nothing was seen that could be turned into points of the layer.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
