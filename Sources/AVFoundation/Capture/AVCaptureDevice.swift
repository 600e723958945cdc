import Foundation
import SashFoundation
import SashMessages

/// Whether an app may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// What kind of thing is recorded or played.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// A camera or a microphone. None is known here.
///
/// - Missing: cameras, microphones, lamps.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }
  override init() { super.init() }

  static func nothing<Answer>(_ answer: Answer) -> Answer {
    tellOnce("No camera, lamp or microphone is known here.", by: "AVFoundation")
    return answer
  }
  /// Nil: there is none.
  /// The camera that a person likes best, and the one that the system would take. There are none here.
  open class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set {}
  }
  open class var systemPreferredCamera: AVCaptureDevice? { nil }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nothing(nil) }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nothing(nil) }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { nothing([]) }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    nothing(.denied)
  }
  /// The answer is no.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    let answer = nothing(false)
    DispatchQueue.global().async { handler(answer) }
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { nothing(false) }

  open var localizedName: String { "" }
  open var uniqueID: String { "" }
  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var torchLevel: Float { 0 }
  open var hasFlash: Bool { false }
  open var torchMode = TorchMode.off
  open var videoZoomFactor: CGFloat = 1
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  open func unlockForConfiguration() {}
}

/// Why something could not be played or recorded.
public struct AVError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "AVFoundationErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = AVError
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case mediaDiscontinuity = -11812
    case maximumNumberOfSamplesForFileFormatReached = -11813
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case deviceLockedForConfigurationByAnotherProcess = -11817
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorized = -11836
    case operationNotSupportedForAsset = -11838
    case decoderTemporarilyUnavailable = -11839
    case encoderTemporarilyUnavailable = -11840
    case invalidVideoComposition = -11841
    case torchLevelUnavailable = -11846
    case operationInterrupted = -11847
    case incompatibleAsset = -11848
    case failedToLoadMediaData = -11849
    case serverIncorrectlyConfigured = -11850
    case applicationIsNotAuthorizedToUseDevice = -11852
  }
  public static var unknown: Code { .unknown }
  public static var outOfMemory: Code { .outOfMemory }
  public static var sessionNotRunning: Code { .sessionNotRunning }
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  public static var noDataCaptured: Code { .noDataCaptured }
  public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
  public static var diskFull: Code { .diskFull }
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  public static var mediaChanged: Code { .mediaChanged }
  public static var maximumDurationReached: Code { .maximumDurationReached }
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
  public static var maximumNumberOfSamplesForFileFormatReached: Code {
    .maximumNumberOfSamplesForFileFormatReached
  }
  public static var deviceNotConnected: Code { .deviceNotConnected }
  public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
  public static var deviceLockedForConfigurationByAnotherProcess: Code {
    .deviceLockedForConfigurationByAnotherProcess
  }
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  public static var exportFailed: Code { .exportFailed }
  public static var decodeFailed: Code { .decodeFailed }
  public static var invalidSourceMedia: Code { .invalidSourceMedia }
  public static var fileAlreadyExists: Code { .fileAlreadyExists }
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  public static var fileFailedToParse: Code { .fileFailedToParse }
  public static var contentIsProtected: Code { .contentIsProtected }
  public static var noImageAtTime: Code { .noImageAtTime }
  public static var decoderNotFound: Code { .decoderNotFound }
  public static var encoderNotFound: Code { .encoderNotFound }
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
  public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
  public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }
  public static var encoderTemporarilyUnavailable: Code { .encoderTemporarilyUnavailable }
  public static var invalidVideoComposition: Code { .invalidVideoComposition }
  public static var torchLevelUnavailable: Code { .torchLevelUnavailable }
  public static var operationInterrupted: Code { .operationInterrupted }
  public static var incompatibleAsset: Code { .incompatibleAsset }
  public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
  public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
}
