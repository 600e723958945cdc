import CSDL2
import Foundation
import SashMessages

/// What the mixer plays.
protocol SoundSource: AnyObject, Sendable {
  /// Adds so many samples of two channels; false once there are none left.
  func add(to samples: UnsafeMutablePointer<Float>, count: Int) -> Bool
  /// Called on the main thread when none are left.
  var onEnd: (() -> Void)? { get }
}

/// Adds up what plays and hands it to the system's sound, on a thread of that.
///
/// A machine without sound plays in silence, so that what waits for an end comes to it.
final class SoundMixer: @unchecked Sendable {
  static let shared = SoundMixer()
  static let rate = 44_100
  private let lock = NSLock()
  private var voices: [any SoundSource] = []
  private var device: SDL_AudioDeviceID = 0
  private var sum: [Float] = []

  /// Lets a voice be heard from now on.
  func add(_ voice: any SoundSource) {
    lock.withLock { if !voices.contains(where: { $0 === voice }) { voices.append(voice) } }
    open()
  }
  func remove(_ voice: any SoundSource) { lock.withLock { voices.removeAll { $0 === voice } } }
  /// Runs what touches a voice while none is played.
  func withVoices<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  /// Called on the main thread, and once: the device stays open.
  private func open() {
    if device != 0 { return }
    if !SoundSystem.isHeard {
      tellOnce(
        "this machine has no sound that could be opened, so sounds play in silence.", by: "AVFoundation")
    }
    openDevice()
  }
  private func openDevice() {
    var wish = SDL_AudioSpec()
    wish.freq = Int32(SoundMixer.rate)
    wish.format = SDL_AudioFormat(AUDIO_F32SYS)
    wish.channels = 2
    wish.samples = 1024
    wish.callback = { _, bytes, count in
      guard let bytes else { return }
      let samples = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: Float.self)
      SoundMixer.shared.fill(samples, count: Int(count) / MemoryLayout<Float>.size)
    }
    device = SDL_OpenAudioDevice(nil, 0, &wish, nil, 0)
    if device != 0 { SDL_PauseAudioDevice(device, 0) }
  }

  private func fill(_ samples: UnsafeMutablePointer<Float>, count: Int) {
    samples.update(repeating: 0, count: count)
    lock.withLock {
      for voice in voices where !voice.add(to: samples, count: count) {
        voices.removeAll { $0 === voice }
        DispatchQueue.main.async { voice.onEnd?() }
      }
    }
  }
}
