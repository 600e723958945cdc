import Foundation

/// Sound in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  init(_ format: AVAudioFormat) { self.format = format }
}

/// Samples in memory, a row for each channel or one for all.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  public let frameCapacity: AVAudioFrameCount
  /// How many of its frames count.
  open var frameLength: AVAudioFrameCount = 0 {
    didSet { precondition(frameLength <= frameCapacity, "frameLength is greater than frameCapacity") }
  }
  private let memory: UnsafeMutableRawPointer
  private let rows: UnsafeMutablePointer<UnsafeMutableRawPointer>
  private let rowCount: Int

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let channels = Int(format.channelCount)
    let rowCount = format.isInterleaved ? 1 : channels
    let rowBytes = Int(frameCapacity) * format.bytes * (format.isInterleaved ? channels : 1)
    self.frameCapacity = frameCapacity
    self.rowCount = rowCount
    memory = .allocate(byteCount: max(1, rowBytes * rowCount), alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, rowBytes * rowCount))
    rows = .allocate(capacity: rowCount)
    for row in 0..<rowCount { (rows + row).initialize(to: memory + row * rowBytes) }
    super.init(format)
  }
  deinit {
    rows.deallocate()
    memory.deallocate()
  }

  /// How far apart the samples of a channel lie.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
  /// The rows of samples of 32 bits; nil for others.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(.pcmFormatFloat32) }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16) }
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32) }
  private func data<T>(_ format: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<T>>? {
    guard self.format.commonFormat == format else { return nil }
    return UnsafeRawPointer(rows).assumingMemoryBound(to: UnsafeMutablePointer<T>.self)
  }

  /// A sample, as a number from -1 to 1.
  private func sample(_ channel: Int, _ frame: Int) -> Float {
    let row = rows[format.isInterleaved ? 0 : channel]
    let index = format.isInterleaved ? frame * Int(format.channelCount) + channel : frame
    switch format.commonFormat {
    case .pcmFormatInt16: return Float(row.assumingMemoryBound(to: Int16.self)[index]) / 32_768
    case .pcmFormatInt32: return Float(row.assumingMemoryBound(to: Int32.self)[index]) / 2_147_483_648
    case .pcmFormatFloat64: return Float(row.assumingMemoryBound(to: Double.self)[index])
    default: return row.assumingMemoryBound(to: Float.self)[index]
    }
  }
  private func set(_ value: Float, _ channel: Int, _ frame: Int) {
    let row = rows[format.isInterleaved ? 0 : channel]
    let index = format.isInterleaved ? frame * Int(format.channelCount) + channel : frame
    let limited = Double(min(max(value, -1), 1))
    switch format.commonFormat {
    case .pcmFormatInt16: row.assumingMemoryBound(to: Int16.self)[index] = Int16(limited * 32_767)
    case .pcmFormatInt32: row.assumingMemoryBound(to: Int32.self)[index] = Int32(limited * 2_147_483_647)
    case .pcmFormatFloat64: row.assumingMemoryBound(to: Double.self)[index] = Double(value)
    default: row.assumingMemoryBound(to: Float.self)[index] = value
    }
  }
  /// All that counts, channel by channel of each frame.
  var interleaved: [Float] {
    let (channels, frames) = (Int(format.channelCount), Int(frameLength))
    var samples = [Float](repeating: 0, count: channels * frames)
    for frame in 0..<frames {
      for channel in 0..<channels { samples[frame * channels + channel] = sample(channel, frame) }
    }
    return samples
  }
  /// Takes frames of so many channels; channels that it has more of repeat the last.
  func take(_ samples: UnsafePointer<Float>, frames: Int, channels: Int) {
    frameLength = AVAudioFrameCount(frames)
    for frame in 0..<frames {
      for channel in 0..<Int(format.channelCount) {
        set(samples[frame * channels + min(channel, channels - 1)], channel, frame)
      }
    }
  }
}
