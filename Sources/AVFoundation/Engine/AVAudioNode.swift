import Foundation
import SashMessages

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// A part of an engine that makes sound, or does something with that of others.
///
/// What the thread of the mixer touches is touched elsewhere inside of `SoundMixer.withVoices`.
open class AVAudioNode: NSObject, @unchecked Sendable {
  public internal(set) weak var engine: AVAudioEngine?
  /// Whose sound this one takes.
  var inputs: [AVAudioNode] = []
  /// The volume, from 0 to 1, and the place, from -1 to 1, of the sound that goes on from here.
  var gain: (volume: Float, pan: Float) = (1, 0)
  private var tap: SoundTap?
  private var scratch: [Float] = []

  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .mixed }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .mixed }
  open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
  open func reset() {}
  /// The moment that was heard last; nil while the engine does not run.
  open var lastRenderTime: AVAudioTime? {
    guard let engine, engine.isRunning else { return nil }
    return AVAudioTime(sampleTime: engine.played, atRate: Double(SoundMixer.rate))
  }

  /// Gives the sound of the node to a closure, in buffers of about so many frames, beside the main thread.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {
    let tap = SoundTap(size: Int(max(64, bufferSize)), channels: tapChannels, rate: tapRate, block: tapBlock)
    SoundMixer.shared.withVoices { self.tap = tap }
  }
  open func removeTap(onBus bus: AVAudioNodeBus) { SoundMixer.shared.withVoices { tap = nil } }
  var tapChannels: Int { 2 }
  var tapRate: Double { Double(SoundMixer.rate) }
  var hasTap: Bool { tap != nil }
  func tell(_ samples: UnsafePointer<Float>, frames: Int) { tap?.take(samples, frames: frames) }

  /// Adds the node's sound, frames of two channels.
  final func render(to samples: UnsafeMutablePointer<Float>, frames: Int) {
    if scratch.count < frames * 2 { scratch = [Float](repeating: 0, count: frames * 2) }
    scratch.withUnsafeMutableBufferPointer { own in
      let own = own.baseAddress!
      own.update(repeating: 0, count: frames * 2)
      for input in inputs { input.render(to: own, frames: frames) }
      make(own, frames: frames)
      if tapChannels == 2 { tell(own, frames: frames) }
      let (left, right) = (min(1, 1 - gain.pan) * gain.volume, min(1, 1 + gain.pan) * gain.volume)
      for frame in 0..<frames {
        samples[2 * frame] += own[2 * frame] * left
        samples[2 * frame + 1] += own[2 * frame + 1] * right
      }
    }
  }
  /// Adds what the node makes itself to what comes from its inputs, or changes that.
  func make(_ samples: UnsafeMutablePointer<Float>, frames: Int) {}
}

/// Gathers frames for a closure.
final class SoundTap: @unchecked Sendable {
  private let size: Int
  private let channels: Int
  private let rate: Double
  private let block: AVAudioNodeTapBlock
  private var gathered: [Float] = []
  private var heard: AVAudioFramePosition = 0
  private let queue = DispatchQueue(label: "sound.tap")

  init(size: Int, channels: Int, rate: Double, block: @escaping AVAudioNodeTapBlock) {
    (self.size, self.channels, self.rate, self.block) = (size, channels, rate, block)
  }
  func take(_ samples: UnsafePointer<Float>, frames: Int) {
    gathered.append(contentsOf: UnsafeBufferPointer(start: samples, count: frames * channels))
    while gathered.count >= size * channels {
      let part = Array(gathered.prefix(size * channels))
      gathered.removeFirst(size * channels)
      let time = AVAudioTime(sampleTime: heard, atRate: rate)
      heard += AVAudioFramePosition(size)
      guard
        let format = AVAudioFormat(
          standardFormatWithSampleRate: rate, channels: AVAudioChannelCount(channels)),
        let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(size))
      else { return }
      buffer.take(part, frames: size, channels: channels)
      queue.async { self.block(buffer, time) }
    }
  }
}

/// What is mixed can be louder and stand elsewhere.
public protocol AVAudioMixing: AVAudioNode {
  /// From 0, silent, to 1.
  var volume: Float { get set }
  /// From -1, left, to 1, right.
  var pan: Float { get set }
}

/// Adds up what comes to it.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
  public override init() { super.init() }
  /// From 0, silent, to 1.
  open var outputVolume: Float {
    get { SoundMixer.shared.withVoices { gain.volume } }
    set { SoundMixer.shared.withVoices { gain.volume = newValue } }
  }
  open var volume: Float {
    get { outputVolume }
    set { outputVolume = newValue }
  }
  open var pan: Float {
    get { SoundMixer.shared.withVoices { gain.pan } }
    set { SoundMixer.shared.withVoices { gain.pan = newValue } }
  }
  open var nextAvailableInputBus: AVAudioNodeBus { SoundMixer.shared.withVoices { inputs.count } }
}

open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
  open var presentationLatency: TimeInterval { 0 }
  open var isVoiceProcessingEnabled: Bool { false }
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
    if enabled { tellOnce("echoes are not taken out of what the microphone hears.", by: "AVFoundation") }
  }
}
/// Where the sound leaves the engine.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {
  open override var numberOfOutputs: Int { 0 }
}

/// A node of sound that does something with what comes to it.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  open var name: String { "\(type(of: self))" }
}
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  open var bypass = false
}
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  open var bypass = false
}
private func passesOn(_ what: String) {
  tellOnce("\(what) is not done: the sound goes on as it comes.", by: "AVFoundation")
}

/// Repeats what comes to it, each time more softly.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  /// In seconds, up to 2.
  open var delayTime: TimeInterval = 1
  /// How much of a repetition is repeated, from -100 to 100 percent.
  open var feedback: Float = 50
  /// It is kept.
  ///
  /// - Missing: the filter.
  open var lowPassCutoff: Float = 15_000
  /// How much of what is heard is repetition, from 0 to 100 percent.
  open var wetDryMix: Float = 100
  private var past: [Float] = []
  private var place = 0
  public override init() { super.init() }
  override func make(_ samples: UnsafeMutablePointer<Float>, frames: Int) {
    guard !bypass else { return }
    let length = max(1, Int(min(2, max(0, delayTime)) * Double(SoundMixer.rate))) * 2
    if past.count != length { (past, place) = ([Float](repeating: 0, count: length), 0) }
    let (wet, again) = (min(max(wetDryMix, 0), 100) / 100, min(max(feedback, -100), 100) / 100)
    for index in 0..<(frames * 2) {
      let (now, then) = (samples[index], past[place])
      past[place] = now + then * again
      samples[index] = now * (1 - wet) + then * wet
      place = (place + 1) % length
    }
  }
}

/// - Missing: reverberation; the sound goes on as it comes.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  public override init() { super.init() }
  open var wetDryMix: Float = 0 { didSet { if wetDryMix > 0 { passesOn("AVAudioUnitReverb") } } }
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
  case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// - Missing: speech and music at another rate or pitch; the sound goes on as it comes.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  public override init() { super.init() }
  open var rate: Float = 1 { didSet { if rate != 1 { passesOn("AVAudioUnitTimePitch.rate") } } }
  /// In hundredths of a half tone.
  open var pitch: Float = 0 { didSet { if pitch != 0 { passesOn("AVAudioUnitTimePitch.pitch") } } }
  open var overlap: Float = 8
}
/// - Missing: another rate; the sound goes on as it comes.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  public override init() { super.init() }
  open var rate: Float = 1 { didSet { if rate != 1 { passesOn("AVAudioUnitVarispeed.rate") } } }
}
/// - Missing: filters; the sound goes on as it comes.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  public let bands: [AVAudioUnitEQFilterParameters]
  open var globalGain: Float = 0
  public init(numberOfBands: Int) {
    bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
    passesOn("AVAudioUnitEQ")
  }
}
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf,
    highShelf
  case resonantLowShelf, resonantHighShelf
}
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  open var filterType = AVAudioUnitEQFilterType.parametric
  open var frequency: Float = 0
  open var bandwidth: Float = 0.5
  open var gain: Float = 0
  open var bypass = true
}
