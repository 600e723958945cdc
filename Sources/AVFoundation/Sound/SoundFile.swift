import CSndFile
import Foundation

/// A file of sound that is read piece by piece: WAV, AIFF, CAF, FLAC, Ogg, Opus, MP3, as libsndfile knows them.
final class SoundFile {
  private let file: OpaquePointer
  let channels: Int
  /// Frames a second.
  let rate: Int
  let frameCount: Int64
  var duration: TimeInterval { rate > 0 ? Double(frameCount) / Double(rate) : 0 }

  init(_ url: URL) throws {
    var info = SF_INFO()
    guard url.isFileURL, let file = sf_open(url.path, Int32(SFM_READ), &info) else {
      throw SoundError.unreadable(url.lastPathComponent, String(cString: sf_strerror(nil)))
    }
    self.file = file
    (channels, rate, frameCount) = (Int(info.channels), Int(info.samplerate), Int64(info.frames))
  }
  /// What is in memory goes through a file without a name, since some formats are read back and forth.
  convenience init(_ data: Data) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try self.init(url)
  }
  deinit { sf_close(file) }
  /// What the file says of itself: SF_STR_TITLE and so on; nil if it does not.
  func text(_ kind: Int) -> String? {
    sf_get_string(file, Int32(kind)).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Reads frames, channel by channel of each; fewer at the end. Returns how many.
  func read(_ frames: UnsafeMutablePointer<Float>, count: Int) -> Int {
    Int(sf_readf_float(file, frames, sf_count_t(count)))
  }
  /// Goes on from a time, in seconds.
  func seek(to time: TimeInterval) {
    let frame = min(max(0, time * Double(rate)), Double(frameCount))
    _ = sf_seek(file, sf_count_t(frame), Int32(SEEK_SET))
  }
}

enum SoundError: LocalizedError, CustomNSError {
  case unreadable(String, String)
  static var errorDomain: String { NSOSStatusErrorDomain }
  /// - Source: AudioFile.h, kAudioFileUnsupportedFileTypeError, 'typ?'
  var errorCode: Int { 1_954_115_647 }
  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  var errorDescription: String? {
    switch self {
    case .unreadable(let name, let reason): "\(name) cannot be played: \(reason)"
    }
  }
}
