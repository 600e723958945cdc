import CSDL2
import Foundation

/// One sound that plays, at the mixer's rate in two channels.
///
/// Touched by the mixer's thread, so from elsewhere only inside `SoundMixer.withVoices`.
final class SoundVoice: SoundSource, @unchecked Sendable {
  private let file: SoundFile
  private let stream: OpaquePointer?
  private var buffer: UnsafeMutablePointer<Float>
  private var isAtEnd = false
  /// Where it was told to go on, in seconds, and how many frames were heard since.
  private var start: TimeInterval = 0
  private var heard = 0
  /// Negative: without end.
  var loops = 0
  var volume: Float = 1
  /// From -1, left, to 1, right.
  var pan: Float = 0
  /// How much louder it gets with each frame, until `fadeEnd`.
  private var fade: (step: Float, end: Float)?
  /// Called on the main thread.
  var onEnd: (() -> Void)?

  private static let frames = 2048

  init(_ file: SoundFile) {
    self.file = file
    buffer = .allocate(capacity: SoundVoice.frames * max(1, file.channels))
    stream = SDL_NewAudioStream(
      SDL_AudioFormat(AUDIO_F32SYS), UInt8(clamping: file.channels), Int32(file.rate),
      SDL_AudioFormat(AUDIO_F32SYS), 2, Int32(SoundMixer.rate))
  }
  deinit {
    SDL_FreeAudioStream(stream)
    buffer.deallocate()
  }

  /// In seconds.
  var time: TimeInterval {
    let time = start + Double(heard) / Double(SoundMixer.rate)
    return file.duration > 0 ? time.truncatingRemainder(dividingBy: file.duration) : 0
  }
  func seek(to time: TimeInterval) {
    file.seek(to: time)
    SDL_AudioStreamClear(stream)
    (start, heard, isAtEnd) = (min(max(0, time), file.duration), 0, false)
  }
  func setVolume(_ volume: Float, fadeDuration: TimeInterval) {
    guard fadeDuration > 0 else { return (self.volume, fade) = (volume, nil) }
    fade = ((volume - self.volume) / Float(fadeDuration * Double(SoundMixer.rate)), volume)
  }

  /// Adds so many samples of two channels; false once there are none left.
  func add(to samples: UnsafeMutablePointer<Float>, count: Int) -> Bool {
    let bytes = Int32(count * MemoryLayout<Float>.size)
    while SDL_AudioStreamAvailable(stream) < bytes, !isAtEnd { feed() }
    let room = UnsafeMutablePointer<Float>.allocate(capacity: count)
    defer { room.deallocate() }
    let got = Int(max(0, SDL_AudioStreamGet(stream, room, bytes))) / MemoryLayout<Float>.size
    let (left, right) = (min(1, 1 - pan), min(1, 1 + pan))
    for index in 0..<got {
      samples[index] += room[index] * volume * (index % 2 == 0 ? left : right)
      if index % 2 == 1, let fade {
        volume += fade.step
        if fade.step >= 0 ? volume >= fade.end : volume <= fade.end { (volume, self.fade) = (fade.end, nil) }
      }
    }
    heard += got / 2
    return got > 0 || !isAtEnd
  }

  private func feed() {
    var count = file.read(buffer, count: SoundVoice.frames)
    if count == 0, loops != 0, file.frameCount > 0 {
      if loops > 0 { loops -= 1 }
      file.seek(to: 0)
      count = file.read(buffer, count: SoundVoice.frames)
    }
    if count > 0 {
      SDL_AudioStreamPut(stream, buffer, Int32(count * file.channels * MemoryLayout<Float>.size))
    } else {
      SDL_AudioStreamFlush(stream)
      isAtEnd = true
    }
  }
}
