import CSDL2
import Foundation

/// How a buffer stands to those that are being played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// In place of what is played.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// In place of what is played in a loop, once that is at its end.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
/// How far what was scheduled has come.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed, dataRendered, dataPlayedBack
}
public typealias AVAudioPlayerNodeCompletionHandler =
  @Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void

/// Plays buffers and files, one after the other.
///
/// - Missing: sounds that wait for a time; they come when what was before them has ended.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  private var queue: [ScheduledSound] = []
  private var isOn = false
  private var heard: AVAudioFramePosition = 0
  open override var numberOfInputs: Int { 0 }
  public override init() { super.init() }

  open var isPlaying: Bool { SoundMixer.shared.withVoices { isOn } }
  open var volume: Float {
    get { SoundMixer.shared.withVoices { gain.volume } }
    set { SoundMixer.shared.withVoices { gain.volume = newValue } }
  }
  open var pan: Float {
    get { SoundMixer.shared.withVoices { gain.pan } }
    set { SoundMixer.shared.withVoices { gain.pan = newValue } }
  }
  open func play() { SoundMixer.shared.withVoices { isOn = true } }
  open func play(at when: AVAudioTime?) { play() }
  open func pause() { SoundMixer.shared.withVoices { isOn = false } }
  /// Gives up what is played and what waits; who waits for its end hears of that.
  open func stop() {
    let left = SoundMixer.shared.withVoices {
      defer { (isOn, queue, heard) = (false, [], 0) }
      return queue
    }
    for sound in left { sound.tell() }
  }
  open override func reset() { stop() }
  /// How many frames this node has played; nil unless it plays.
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
    SoundMixer.shared.withVoices {
      isOn ? AVAudioTime(sampleTime: heard, atRate: Double(SoundMixer.rate)) : nil
    }
  }

  // MARK: What it plays

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler) }
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    let sound = ScheduledSound(samples: mixed(buffer), loops: options.contains(.loops), completionHandler)
    put(sound, options)
  }
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    let sound = ScheduledSound(samples: mixed(buffer), loops: options.contains(.loops)) {
      completionHandler?(callbackType)
    }
    put(sound, options)
  }
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    scheduleSegment(
      file, startingFrame: 0, frameCount: AVAudioFrameCount(clamping: file.length), at: when,
      completionHandler: completionHandler)
  }
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) { scheduleFile(file, at: when) { completionHandler?(callbackType) } }
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {
    // The file has a place of its own, so it is opened once more.
    guard let own = try? SoundFile(file.url) else { return }
    let voice = SoundVoice(own)
    let rate = file.fileFormat.sampleRate
    if startFrame > 0 { voice.seek(to: Double(startFrame) / rate) }
    let frames = Int(Double(numberFrames) / rate * Double(SoundMixer.rate))
    put(ScheduledSound(voice: voice, frames: frames, completionHandler), [])
  }

  private func put(_ sound: ScheduledSound, _ options: AVAudioPlayerNodeBufferOptions) {
    let dropped = SoundMixer.shared.withVoices { () -> [ScheduledSound] in
      var dropped: [ScheduledSound] = []
      if options.contains(.interrupts) { (dropped, queue) = (queue, []) }
      if options.contains(.interruptsAtLoop) { queue.first?.loops = false }
      queue.append(sound)
      return dropped
    }
    for old in dropped { old.tell() }
  }
  /// The frames of a buffer at the rate and with the channels of the mixer.
  private func mixed(_ buffer: AVAudioPCMBuffer) -> [Float] {
    let samples = buffer.interleaved
    let stream = SDL_NewAudioStream(
      SDL_AudioFormat(AUDIO_F32SYS), UInt8(clamping: buffer.format.channelCount),
      Int32(buffer.format.sampleRate),
      SDL_AudioFormat(AUDIO_F32SYS), 2, Int32(SoundMixer.rate))
    defer { SDL_FreeAudioStream(stream) }
    let size = MemoryLayout<Float>.size
    SDL_AudioStreamPut(stream, samples, Int32(samples.count * size))
    SDL_AudioStreamFlush(stream)
    let bytes = max(0, SDL_AudioStreamAvailable(stream))
    var result = [Float](repeating: 0, count: Int(bytes) / size)
    let got = SDL_AudioStreamGet(stream, &result, bytes)
    result.removeLast(result.count - max(0, Int(got)) / size)
    return result
  }

  override func make(_ samples: UnsafeMutablePointer<Float>, frames: Int) {
    guard isOn else { return }
    var done = 0
    while done < frames, let sound = queue.first {
      done += sound.add(to: samples + 2 * done, frames: frames - done)
      if sound.isAtEnd {
        queue.removeFirst()
        DispatchQueue.global().async { sound.tell() }
      }
    }
    heard += AVAudioFramePosition(done)
  }
}

/// What a player node plays: the frames of a buffer, or a part of a file.
private final class ScheduledSound: @unchecked Sendable {
  private let samples: [Float]
  private let voice: SoundVoice?
  private var left: Int
  private var place = 0
  var loops: Bool
  private(set) var isAtEnd: Bool
  private var completion: AVAudioNodeCompletionHandler?

  init(samples: [Float], loops: Bool, _ completion: AVAudioNodeCompletionHandler?) {
    (self.samples, self.loops, self.completion) = (samples, loops, completion)
    (voice, left, isAtEnd) = (nil, 0, samples.isEmpty)
  }
  init(voice: SoundVoice, frames: Int, _ completion: AVAudioNodeCompletionHandler?) {
    (self.voice, left, self.completion) = (voice, frames, completion)
    (samples, loops, isAtEnd) = ([], false, frames <= 0)
  }
  /// Adds frames; fewer at the end. Returns how many.
  func add(to room: UnsafeMutablePointer<Float>, frames: Int) -> Int {
    if let voice {
      let count = min(frames, left)
      left -= count
      isAtEnd = !voice.add(to: room, count: count * 2) || left <= 0
      return count
    }
    let count = min(frames, samples.count / 2 - place)
    for index in 0..<(count * 2) { room[index] += samples[2 * place + index] }
    place += count
    if place >= samples.count / 2 { if loops, !samples.isEmpty { place = 0 } else { isAtEnd = true } }
    return count
  }
  func tell() {
    completion?()
    completion = nil
  }
}
