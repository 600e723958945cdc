import CSDL2
import Foundation
import SashMessages

/// Hears how a recording ends.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records what the microphone hears to a file: WAV, AIFF, CAF or FLAC; WAV where another form is asked for.
///
/// A machine without a microphone records nothing: `record()` answers false.
///
/// - Missing: AAC, and recording at a time of a device.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  public let url: URL
  public let settings: [String: Any]
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isMeteringEnabled = false
  open private(set) var isRecording = false
  private let rate: Int
  private let channels: Int
  private let intake = SoundIntake()
  private var device: SDL_AudioDeviceID = 0
  private var limit: DispatchWorkItem?
  private var levels: (average: Float, peak: Float) = (-160, -160)

  /// - Parameter settings: By the names of `AVSampleRateKey` and its like.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    rate = Int(soundSetting(settings, AVSampleRateKey) ?? 44_100)
    channels = max(1, min(2, Int(soundSetting(settings, AVNumberOfChannelsKey) ?? 1)))
    super.init()
    guard url.isFileURL else { throw SoundError.unreadable(url.lastPathComponent, "not a file") }
  }
  deinit { close() }

  /// Makes the file; false if it cannot be written.
  @discardableResult open func prepareToRecord() -> Bool {
    if intake.writer != nil { return true }
    intake.writer = try? SoundWriter(url, rate: rate, channels: channels)
    return intake.writer != nil
  }
  /// Begins, or goes on after a pause; false if there is no microphone, or no file. Called on the main thread.
  @discardableResult open func record() -> Bool {
    guard !isRecording else { return true }
    guard prepareToRecord(), open() else { return false }
    SDL_PauseAudioDevice(device, 0)
    isRecording = true
    return true
  }
  /// - Parameter duration: In seconds; then the recording ends.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool {
    guard record() else { return false }
    let item = DispatchWorkItem { [weak self] in self?.stop() }
    limit = item
    DispatchQueue.main.asyncAfter(deadline: .now() + duration, execute: item)
    return true
  }
  open func pause() {
    if isRecording { SDL_PauseAudioDevice(device, 1) }
    isRecording = false
  }
  /// Ends the recording and closes the file.
  open func stop() {
    guard intake.writer != nil else { return }
    let hasSound = device != 0
    close()
    guard hasSound else { return }
    DispatchQueue.main.async { self.delegate?.audioRecorderDidFinishRecording(self, successfully: true) }
  }
  /// Takes the file away; it has to be stopped before.
  @discardableResult open func deleteRecording() -> Bool {
    (try? FileManager.default.removeItem(at: url)) != nil
  }
  /// In seconds; 0 when it does not record.
  open var currentTime: TimeInterval { intake.writer == nil ? 0 : Double(intake.frames) / Double(rate) }

  // MARK: How loud it is

  open func updateMeters() { if isMeteringEnabled { levels = intake.levels } }
  /// In decibels, from -160 to 0, at the last `updateMeters()`.
  open func averagePower(forChannel channelNumber: Int) -> Float { levels.average }
  open func peakPower(forChannel channelNumber: Int) -> Float { levels.peak }

  // MARK: The microphone

  private func open() -> Bool {
    if device != 0 { return true }
    guard SoundSystem.isHeard else { return noMicrophone() }
    var wish = SDL_AudioSpec()
    wish.freq = Int32(rate)
    wish.format = SDL_AudioFormat(AUDIO_F32SYS)
    wish.channels = UInt8(channels)
    wish.samples = 1024
    wish.userdata = Unmanaged.passUnretained(intake).toOpaque()
    wish.callback = { intake, bytes, count in
      guard let intake, let bytes else { return }
      let samples = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: Float.self)
      Unmanaged<SoundIntake>.fromOpaque(intake).takeUnretainedValue()
        .take(samples, count: Int(count) / MemoryLayout<Float>.size)
    }
    device = SDL_OpenAudioDevice(nil, 1, &wish, nil, 0)
    return device != 0 || noMicrophone()
  }
  private func noMicrophone() -> Bool {
    tellOnce(
      "this machine has no microphone that could be opened, so nothing is recorded.", by: "AVFoundation")
    return false
  }
  private func close() {
    limit?.cancel()
    if device != 0 { SDL_CloseAudioDevice(device) }
    (device, isRecording, intake.writer) = (0, false, nil)
  }
}

/// What the thread of the sound device gives to the file.
final class SoundIntake: @unchecked Sendable {
  private let lock = NSLock()
  private var file: SoundWriter?
  private var written = 0
  private var loudness: (average: Float, peak: Float) = (-160, -160)

  var writer: SoundWriter? {
    get { lock.withLock { file } }
    set {
      lock.withLock {
        file = newValue
        if newValue != nil { written = 0 }
      }
    }
  }
  var frames: Int { lock.withLock { written } }
  var levels: (average: Float, peak: Float) { lock.withLock { loudness } }

  func take(_ samples: UnsafeMutablePointer<Float>, count: Int) {
    lock.withLock {
      guard let file, count > 0 else { return }
      written += file.write(samples, count: count / file.channels)
      var (sum, peak) = (Float(0), Float(0))
      for index in 0..<count {
        sum += samples[index] * samples[index]
        peak = max(peak, abs(samples[index]))
      }
      func decibels(_ amplitude: Float) -> Float { amplitude > 0 ? max(-160, 20 * log10(amplitude)) : -160 }
      loudness = (decibels((sum / Float(count)).squareRoot()), decibels(peak))
    }
  }
}
