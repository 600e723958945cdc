import CoreGraphics
import CoreMedia
import Foundation
import SashFoundation

/// How the pitch of sound is kept where it is faster or slower.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

// A file that can be played is wholly there.
extension AVPlayerItem {
  public var loadedTimeRanges: [NSValue] {
    asset.isPlayable ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: asset.duration))] : []
  }
  public var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  public var isPlaybackLikelyToKeepUp: Bool { asset.isPlayable }
  public var isPlaybackBufferFull: Bool { asset.isPlayable }
  public var isPlaybackBufferEmpty: Bool { !asset.isPlayable }
  /// Zero: films are not shown.
  public var presentationSize: CGSize { .zero }
  public var canStepForward: Bool { false }
  public var canStepBackward: Bool { false }
  public func step(byCount stepCount: Int) {}
  public func cancelPendingSeeks() {}

  public func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
    if let jump { jump(time) } else if time.isNumeric { start = time }
    if let completionHandler { DispatchQueue.main.async { completionHandler(true) } }
  }
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: (@Sendable (Bool) -> Void)?
  ) { seek(to: time, completionHandler: completionHandler) }
}

extension Notification.Name {
  public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// Posted when what is to be played does not come in time: files do.
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemNewAccessLogEntry = Notification.Name(
    "AVPlayerItemNewAccessLogEntryNotification")
  public static let AVPlayerItemNewErrorLogEntry = Notification.Name(
    "AVPlayerItemNewErrorLogEntryNotification")
}

// Times in objects.
extension NSValue {
  public convenience init(time: CMTime) {
    self.init(timeRange: CMTimeRange(start: time, duration: .zero))
  }
  public convenience init(timeRange: CMTimeRange) {
    self.init(point: CGPoint(x: timeRange.start.seconds, y: timeRange.duration.seconds))
    objc_setAssociatedObject(self, timeRangeKey, timeRange, .OBJC_ASSOCIATION_RETAIN)
  }
  /// The time that the value was made of.
  public var timeValue: CMTime { timeRangeValue.start }
  public var timeRangeValue: CMTimeRange {
    objc_getAssociatedObject(self, timeRangeKey) as? CMTimeRange
      ?? CMTimeRange(start: .invalid, duration: .invalid)
  }
}
private nonisolated(unsafe) let timeRangeKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
