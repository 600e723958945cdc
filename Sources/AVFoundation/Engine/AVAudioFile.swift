import Foundation

/// A file of sound that is read or written a buffer at a time.
open class AVAudioFile: NSObject, @unchecked Sendable {
  public let url: URL
  /// As it lies in the file.
  public let fileFormat: AVAudioFormat
  /// As it is read and written.
  public let processingFormat: AVAudioFormat
  private let reader: SoundFile?
  private var writer: SoundWriter?
  private var written: AVAudioFramePosition = 0
  private var place: AVAudioFramePosition = 0

  /// Opens a file for reading: WAV, AIFF, CAF, FLAC, Ogg, Opus, MP3.
  public convenience init(forReading fileURL: URL) throws {
    try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
  }
  public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
    let file = try SoundFile(fileURL)
    (url, reader) = (fileURL, file)
    let (rate, channels) = (Double(file.rate), AVAudioChannelCount(file.channels))
    fileFormat = AVAudioFormat(
      commonFormat: .pcmFormatInt16, sampleRate: rate, channels: channels, interleaved: true)!
    processingFormat = AVAudioFormat(
      commonFormat: format, sampleRate: rate, channels: channels, interleaved: interleaved)!
  }
  /// Makes a file: WAV, AIFF, CAF or FLAC; WAV where another form is asked for.
  public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
    try self.init(
      forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
  }
  public init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws {
    let rate = soundSetting(settings, AVSampleRateKey) ?? 44_100
    let channels = AVAudioChannelCount(soundSetting(settings, AVNumberOfChannelsKey) ?? 1)
    writer = try SoundWriter(fileURL, rate: Int(rate), channels: Int(channels))
    (url, reader) = (fileURL, nil)
    fileFormat = AVAudioFormat(
      commonFormat: .pcmFormatInt16, sampleRate: rate, channels: channels, interleaved: true)!
    processingFormat = AVAudioFormat(
      commonFormat: format, sampleRate: rate, channels: channels, interleaved: interleaved)!
  }

  /// In frames.
  open var length: AVAudioFramePosition { reader?.frameCount ?? written }
  /// The frame that is read next.
  open var framePosition: AVAudioFramePosition {
    get { reader == nil ? written : place }
    set {
      place = min(max(0, newValue), length)
      reader?.seek(to: Double(place) / fileFormat.sampleRate)
    }
  }
  open func read(into buffer: AVAudioPCMBuffer) throws {
    try read(into: buffer, frameCount: buffer.frameCapacity)
  }
  /// Reads frames; fewer at the end.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    guard let reader else { throw SoundError.unreadable(url.lastPathComponent, "it is open for writing") }
    let wanted = Int(min(frames, buffer.frameCapacity))
    let samples = UnsafeMutablePointer<Float>.allocate(capacity: max(1, wanted * reader.channels))
    defer { samples.deallocate() }
    let got = reader.read(samples, count: wanted)
    place += AVAudioFramePosition(got)
    buffer.take(samples, frames: got, channels: reader.channels)
  }
  open func write(from buffer: AVAudioPCMBuffer) throws {
    guard let writer else { throw SoundError.unreadable(url.lastPathComponent, "it is open for reading") }
    let samples = buffer.interleaved
    let (has, wants) = (Int(buffer.format.channelCount), writer.channels)
    var frames: [Float] = samples
    if has != wants {
      frames = (0..<Int(buffer.frameLength)).flatMap { frame in
        (0..<wants).map { samples[frame * has + min($0, has - 1)] }
      }
    }
    written += AVAudioFramePosition(writer.write(frames, count: Int(buffer.frameLength)))
  }
  /// No more is written.
  open func close() { writer = nil }
}
