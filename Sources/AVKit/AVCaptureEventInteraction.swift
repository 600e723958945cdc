import Foundation
import UIKit

/// At which moment of a press of a button of the camera.
public enum AVCaptureEventPhase: UInt, Sendable { case began, ended, cancelled }

/// A press of a button of the camera.
open class AVCaptureEvent: NSObject, @unchecked Sendable {
  public let phase: AVCaptureEventPhase
  init(phase: AVCaptureEventPhase) { self.phase = phase }
}

/// Hears of the buttons by which a camera is released. This machine has none, so its handlers are never called.
@MainActor @preconcurrency
open class AVCaptureEventInteraction: NSObject, UIInteraction {
  open var isEnabled = true
  open private(set) weak var view: UIView?
  public init(handler: @escaping (AVCaptureEvent) -> Void) { super.init() }
  public init(primary: @escaping (AVCaptureEvent) -> Void, secondary: @escaping (AVCaptureEvent) -> Void) {
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
