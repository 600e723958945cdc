import CoreMedia
import Foundation
import SashFoundation
import UIKit

/// How fast a film plays, as a person chooses it.
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
  public let rate: Float
  public let localizedName: String
  public init(rate: Float, localizedName: String) { (self.rate, self.localizedName) = (rate, localizedName) }
  /// As a person reads it: “1.5×”.
  open var localizedNumericName: String { rate.formatted(.number.precision(.fractionLength(0...2))) + "×" }
  /// - Source: the menu of speeds of Apple's player
  public static let systemDefaultSpeeds: [AVPlaybackSpeed] = [0.5, 1, 1.25, 1.5, 2].map {
    AVPlaybackSpeed(rate: $0, localizedName: $0 == 1 ? "Normal" : "\($0.formatted())×")
  }
}

/// A part of a film that is not the film itself, as advertisements are.
open class AVInterstitialTimeRange: NSObject, @unchecked Sendable {
  public let timeRange: CMTimeRange
  public init(timeRange: CMTimeRange) { self.timeRange = timeRange }
}

/// What is looked for in a film that stands still. Nothing looks here.
public struct AVVideoFrameAnalysisType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let `default` = AVVideoFrameAnalysisType(rawValue: 1 << 0)
  public static let text = AVVideoFrameAnalysisType(rawValue: 1 << 1)
  public static let subject = AVVideoFrameAnalysisType(rawValue: 1 << 2)
  public static let visualSearch = AVVideoFrameAnalysisType(rawValue: 1 << 3)
  public static let machineReadableCode = AVVideoFrameAnalysisType(rawValue: 1 << 4)
}

/// Why a film is not shown as wanted.
public struct AVKitError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "AVKitErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = AVKitError
    case unknown = -1000
    case pictureInPictureStartFailed = -1001
    case contentRatingUnknown = -1100
    case contentDisallowedByPasscode = -1101
    case contentDisallowedByProfile = -1102
    case recordingFailed = -1200
  }
  public static var unknown: Code { .unknown }
  public static var pictureInPictureStartFailed: Code { .pictureInPictureStartFailed }
  public static var contentRatingUnknown: Code { .contentRatingUnknown }
  public static var contentDisallowedByPasscode: Code { .contentDisallowedByPasscode }
  public static var contentDisallowedByProfile: Code { .contentDisallowedByProfile }
  public static var recordingFailed: Code { .recordingFailed }
}

/// Hears of what a person does with a film. Films are shown neither in the whole screen nor in a corner of it here, so it hears nothing.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForFullScreenExitWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  func playerViewController(
    _ playerViewController: AVPlayerViewController, willPresent interstitial: AVInterstitialTimeRange)
  func playerViewController(
    _ playerViewController: AVPlayerViewController, didPresent interstitial: AVInterstitialTimeRange)
}
extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForFullScreenExitWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController, willPresent interstitial: AVInterstitialTimeRange
  ) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController, didPresent interstitial: AVInterstitialTimeRange
  ) {}
}
