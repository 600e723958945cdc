import Foundation
import SashMessages

public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"
func noRecording() -> NSError {
  tellOnce("the screen cannot be recorded.", by: "ReplayKit")
  return NSError(domain: RPRecordingErrorDomain, code: -5802)
}
/// Records the screen: it cannot here.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
  private static let one = RPScreenRecorder()
  open class func shared() -> RPScreenRecorder { one }
  open var isAvailable: Bool { false }
  open var isRecording: Bool { false }
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false
  open func startRecording(handler: (@Sendable ((any Error)?) -> Void)? = nil) { handler?(noRecording()) }
  open func startRecording() async throws { throw noRecording() }
  open func stopRecording(withOutput url: URL, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(noRecording())
  }
  open func stopRecording(withOutput url: URL) async throws { throw noRecording() }
}
