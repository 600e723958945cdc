@_exported import Foundation
@_exported import SashFoundation

// Files that import AVFoundation have these along, as on Apple's systems, so they lie there.
@_exported import func AVFoundation.AudioServicesCreateSystemSoundID
@_exported import func AVFoundation.AudioServicesDisposeSystemSoundID
@_exported import func AVFoundation.AudioServicesPlayAlertSound
@_exported import func AVFoundation.AudioServicesPlayAlertSoundWithCompletion
@_exported import func AVFoundation.AudioServicesPlaySystemSound
@_exported import func AVFoundation.AudioServicesPlaySystemSoundWithCompletion
@_exported import typealias AVFoundation.SystemSoundID
@_exported import var AVFoundation.kAudioServicesNoError
@_exported import var AVFoundation.kAudioServicesSystemSoundUnspecifiedError
@_exported import var AVFoundation.kSystemSoundID_UserPreferredAlert
@_exported import var AVFoundation.kSystemSoundID_Vibrate
