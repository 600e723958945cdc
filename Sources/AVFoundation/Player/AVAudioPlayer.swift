@_exported import CoreMedia
import Foundation
import SashMessages

/// Plays a sound from a file or from memory: WAV, AIFF, CAF, FLAC, Ogg, Opus and MP3.
///
/// - Missing: AAC (m4a), `rate`, times of a device, meters.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public let url: URL?
  public let data: Data?
  private let file: SoundFile
  private let voice: SoundVoice
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// Throws where there is no such file, or none that could be played.
  public init(contentsOf url: URL) throws {
    (self.url, data) = (url, nil)
    file = try SoundFile(url)
    voice = SoundVoice(file)
    super.init()
    begin()
  }
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  public init(data: Data) throws {
    (url, self.data) = (nil, data)
    file = try SoundFile(data)
    voice = SoundVoice(file)
    super.init()
    begin()
  }
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }
  deinit { SoundMixer.shared.remove(voice) }

  private func begin() { voice.onEnd = { [weak self] in self?.end() } }
  private func end() {
    guard isPlaying else { return }
    isPlaying = false
    SoundMixer.shared.withVoices { voice.seek(to: 0) }
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  open private(set) var isPlaying = false
  open var numberOfChannels: Int { file.channels }
  /// In seconds.
  open var duration: TimeInterval { file.duration }
  /// In seconds from the beginning.
  open var currentTime: TimeInterval {
    get { SoundMixer.shared.withVoices { voice.time } }
    set { SoundMixer.shared.withVoices { voice.seek(to: newValue) } }
  }
  /// From 0, silent, to 1.
  open var volume: Float {
    get { SoundMixer.shared.withVoices { voice.volume } }
    set { setVolume(newValue, fadeDuration: 0) }
  }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    SoundMixer.shared.withVoices { voice.setVolume(volume, fadeDuration: duration) }
  }
  /// From -1, left, to 1, right.
  open var pan: Float {
    get { SoundMixer.shared.withVoices { voice.pan } }
    set { SoundMixer.shared.withVoices { voice.pan = newValue } }
  }
  /// How often it begins again; negative: until it is stopped.
  open var numberOfLoops = 0 {
    didSet { SoundMixer.shared.withVoices { voice.loops = numberOfLoops } }
  }
  open var enableRate = false
  open var rate: Float = 1 {
    didSet {
      if rate != 1 { tellOnce("AVAudioPlayer plays at its own rate only.", by: "AVFoundation") }
    }
  }

  /// Whether it says how loud it is. It does not, and says so.
  open var isMeteringEnabled = false {
    didSet {
      if isMeteringEnabled {
        tellOnce(
          "AVAudioPlayer does not say how loud it is; its meters stay at the bottom.", by: "AVFoundation")
      }
    }
  }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Begins, or goes on after a pause.
  @discardableResult open func play() -> Bool {
    SoundMixer.shared.withVoices { voice.loops = numberOfLoops }
    isPlaying = true
    SoundMixer.shared.add(voice)
    return true
  }
  /// Stays where it is.
  open func pause() {
    isPlaying = false
    SoundMixer.shared.remove(voice)
  }
  /// Stays where it is too, as on Apple's systems.
  open func stop() { pause() }
}

/// Hears of the end of a sound.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
