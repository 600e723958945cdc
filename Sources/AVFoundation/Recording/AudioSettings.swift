import Foundation

// Names of the settings of recordings and files of sound.
//
// - Source: AVAudioSettings.h.
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"

/// How well sound is kept.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

/// The name of a form of sound: four letters.
public typealias AudioFormatID = UInt32

private func letters(_ text: StaticString) -> AudioFormatID {
  text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | AudioFormatID($1) } }
}
public let kAudioFormatLinearPCM = letters("lpcm")
public let kAudioFormatMPEG4AAC = letters("aac ")
public let kAudioFormatAppleLossless = letters("alac")
public let kAudioFormatAppleIMA4 = letters("ima4")
public let kAudioFormatMPEGLayer3 = letters(".mp3")
public let kAudioFormatFLAC = letters("flac")
public let kAudioFormatOpus = letters("opus")
public let kAudioFormatULaw = letters("ulaw")

/// A number of settings, whatever type of number it is.
func soundSetting(_ settings: [String: Any], _ key: String) -> Double? {
  switch settings[key] {
  case let number as Int: Double(number)
  case let number as Double: number
  case let number as Float: Double(number)
  case let number as UInt32: Double(number)
  case let number as NSNumber: number.doubleValue
  default: nil
  }
}
