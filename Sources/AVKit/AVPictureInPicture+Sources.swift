import AVFoundation
import CoreMedia
import Foundation
import UIKit

/// Who plays what a program draws itself, for pictures in pictures.
@MainActor @preconcurrency
public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, setPlaying playing: Bool)
  /// What can be played; without end for what comes live.
  func pictureInPictureControllerTimeRangeForPlayback(
    _ pictureInPictureController: AVPictureInPictureController
  ) -> CMTimeRange
  func pictureInPictureControllerIsPlaybackPaused(
    _ pictureInPictureController: AVPictureInPictureController
  ) -> Bool
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    didTransitionToRenderSize newRenderSize: CMVideoDimensions
  )
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, skipByInterval skipInterval: CMTime,
    completion completionHandler: @escaping () -> Void)
  func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
    _ pictureInPictureController: AVPictureInPictureController
  ) -> Bool
}
extension AVPictureInPictureSampleBufferPlaybackDelegate {
  public func pictureInPictureControllerShouldProhibitBackgroundAudioPlayback(
    _ pictureInPictureController: AVPictureInPictureController
  ) -> Bool { false }
}

public let AVKitErrorDomain = "AVKitErrorDomain"

extension AVPictureInPictureController {
  /// The pictures of buttons that begin and end pictures in pictures.
  public class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
  public class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
  public class func pictureInPictureButtonStartImage(
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIImage { pictureInPictureButtonStartImage }
  public class func pictureInPictureButtonStopImage(
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIImage { pictureInPictureButtonStopImage }
  /// Whether the system has hidden it; it is never shown.
  public var isPictureInPictureSuspended: Bool { false }
  /// Asks the delegate of what is played again, once it is shown.
  public func invalidatePlaybackState() {}
}
