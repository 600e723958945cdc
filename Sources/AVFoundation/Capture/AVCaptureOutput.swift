import CoreGraphics
import CoreMedia
import Foundation
import SashFoundation

/// Where pictures and sound go.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

// MARK: Photos

/// Takes photos. Each fails, since there is no camera, and the delegate hears so.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
  public override init() { super.init() }
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isLivePhotoCaptureEnabled = false
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, AVError(.deviceNotConnected)) }

  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    nonisolated(unsafe) let (output, asker) = (self, delegate)
    let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
    DispatchQueue.main.async {
      let error = AVCaptureDevice.nothing(AVError(.deviceNotConnected))
      asker.photoOutput(output, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: error)
      asker.photoOutput(output, didFinishCaptureFor: resolved, error: error)
    }
  }
}

/// How films and photos are written.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"

/// How a photo is to be taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var count: Int64 = 0
  public let uniqueID: Int64
  public let format: [String: Any]?
  public override convenience init() { self.init(format: nil) }
  public init(format: [String: Any]?) {
    uniqueID = AVCapturePhotoSettings.lock.withLock {
      AVCapturePhotoSettings.count += 1
      return AVCapturePhotoSettings.count
    }
    self.format = format
    super.init()
  }
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var isAutoStillImageStabilizationEnabled = false
  open var livePhotoMovieFileURL: URL?
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
  open var previewPhotoFormat: [String: Any]?
}

/// How a photo is really taken.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  public let uniqueID: Int64
  init(uniqueID: Int64) {
    self.uniqueID = uniqueID
    super.init()
  }
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var isFlashEnabled: Bool { false }
}

/// A photo that was taken. None ever is.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  public let resolvedSettings: AVCaptureResolvedPhotoSettings
  init(_ settings: AVCaptureResolvedPhotoSettings) {
    resolvedSettings = settings
    super.init()
  }
  open var photoCount: Int { 0 }
  open var metadata: [String: Any] { [:] }
  open var isRawPhoto: Bool { false }
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
}

/// Hears how a photo is taken.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}

// MARK: Frames

/// Hands out the pictures of a camera. None ever comes.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (
      sampleBufferDelegate, sampleBufferCallbackQueue
    )
  }
  open var alwaysDiscardsLateVideoFrames = true
  open var videoSettings: [String: Any]! = [:]
}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Hands out the sound of a microphone. None ever comes.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  public override init() { super.init() }
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { self.sampleBufferDelegate = sampleBufferDelegate }
}
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

// MARK: Films

/// Writes what comes into a file. Recording fails at once, and the delegate hears so.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  open var isRecording: Bool { false }
  open var recordedDuration: CMTime { .zero }
  open var maxRecordedDuration = CMTime.invalid
  open var outputFileURL: URL? { nil }
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    nonisolated(unsafe) let (output, asker) = (self, delegate)
    DispatchQueue.main.async {
      asker.fileOutput(
        output, didFinishRecordingTo: outputFileURL, from: [],
        error: AVCaptureDevice.nothing(AVError(.deviceNotConnected)))
    }
  }
  open func stopRecording() {}
}
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  public override init() { super.init() }
  open var movieFragmentInterval = CMTime.invalid
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
}
