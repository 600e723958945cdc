import CSndFile
import Foundation
import SashMessages

/// A file of sound that is written piece by piece, in 16 bits.
final class SoundWriter {
  private let file: OpaquePointer
  let channels: Int
  /// Frames a second.
  let rate: Int

  /// Writes FLAC, AIFF or CAF where the name of the file ends so, and WAV else, whatever it is called.
  init(_ url: URL, rate: Int, channels: Int) throws {
    // - Source: sndfile.h, SF_FORMAT_*: WAV, AIFF, FLAC, CAF, and 16 bits.
    let kinds: [String: Int32] = [
      "wav": 0x010000, "aif": 0x020000, "aiff": 0x020000, "flac": 0x170000, "caf": 0x180000,
    ]
    let ending = url.pathExtension.lowercased()
    if kinds[ending] == nil {
      tellOnce("sound is written as WAV: there is no encoder for .\(ending) here.", by: "AVFoundation")
    }
    var info = SF_INFO()
    info.samplerate = Int32(rate)
    info.channels = Int32(channels)
    info.format = (kinds[ending] ?? 0x010000) | 0x0002
    guard url.isFileURL, let file = sf_open(url.path, Int32(SFM_WRITE), &info) else {
      throw SoundError.unreadable(url.lastPathComponent, String(cString: sf_strerror(nil)))
    }
    (self.file, self.rate, self.channels) = (file, rate, channels)
  }
  deinit { sf_close(file) }

  /// Writes frames, channel by channel of each.
  func write(_ frames: UnsafePointer<Float>, count: Int) -> Int {
    Int(sf_writef_float(file, frames, sf_count_t(count)))
  }
}
