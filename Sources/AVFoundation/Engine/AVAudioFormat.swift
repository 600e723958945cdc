import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioNodeBus = Int

/// What the samples of sound are.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat = 0
  case pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// How sound lies in memory or in a file: what its samples are, how many there are a second, and in how many channels.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let commonFormat: AVAudioCommonFormat
  /// Frames a second.
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  /// Whether the samples of a frame lie side by side.
  public let isInterleaved: Bool

  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard sampleRate > 0, channels > 0, format != .otherFormat else { return nil }
    (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
  }
  /// The form that nodes work in: numbers of 32 bits, a buffer for each channel.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }
  public convenience init?(settings: [String: Any]) {
    let isFloat = settings[AVLinearPCMIsFloatKey] as? Bool ?? true
    self.init(
      commonFormat: isFloat ? .pcmFormatFloat32 : .pcmFormatInt16,
      sampleRate: soundSetting(settings, AVSampleRateKey) ?? 0,
      channels: AVAudioChannelCount(soundSetting(settings, AVNumberOfChannelsKey) ?? 0),
      interleaved: !(settings[AVLinearPCMIsNonInterleaved] as? Bool ?? false))
  }
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open var settings: [String: Any] {
    [
      AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate,
      AVNumberOfChannelsKey: Int(channelCount),
      AVLinearPCMBitDepthKey: bytes * 8, AVLinearPCMIsNonInterleaved: !isInterleaved,
      AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
    ]
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return commonFormat == other.commonFormat && sampleRate == other.sampleRate
      && channelCount == other.channelCount && isInterleaved == other.isInterleaved
  }
  open override var hash: Int { commonFormat.hashValue ^ sampleRate.hashValue ^ channelCount.hashValue }

  /// Of a sample.
  var bytes: Int {
    switch commonFormat {
    case .pcmFormatInt16: 2
    case .pcmFormatFloat64: 8
    default: 4
    }
  }
  /// What the mixer of the house plays.
  static let mixed = AVAudioFormat(standardFormatWithSampleRate: Double(SoundMixer.rate), channels: 2)!
}

/// A moment of sound: a frame of so many a second.
open class AVAudioTime: NSObject, @unchecked Sendable {
  public let hostTime: UInt64
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public let isSampleTimeValid: Bool
  public let isHostTimeValid: Bool

  public init(hostTime: UInt64) {
    (self.hostTime, sampleTime, sampleRate) = (hostTime, 0, 0)
    (isSampleTimeValid, isHostTimeValid) = (false, true)
  }
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (hostTime, self.sampleTime, self.sampleRate) = (0, sampleTime, sampleRate)
    (isSampleTimeValid, isHostTimeValid) = (true, false)
  }
  /// Host times are nanoseconds here.
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * 1e9) }
}
