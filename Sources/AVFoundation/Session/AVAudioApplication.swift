import Foundation
import SashMessages

/// Whether a program may record: it may not.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  public enum recordPermission: Int, Sendable {
    case undetermined = 1_970_168_948, denied = 1_684_369_017, granted = 1_735_552_628
  }
  public static let shared = AVAudioApplication()
  open var recordPermission: recordPermission { .denied }
  open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    AVAudioSession.sharedInstance().requestRecordPermission(response)
  }
  open class func requestRecordPermission() async -> Bool {
    await withCheckedContinuation { answer in requestRecordPermission { answer.resume(returning: $0) } }
  }
}
