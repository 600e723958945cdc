import Foundation
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
public struct AVError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case deviceNotConnected = -11814
    case fileFormatNotRecognized = -11828
    case applicationIsNotAuthorizedToUseDevice = -11852
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "AVFoundationErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    "The operation could not be completed. (AVFoundation error \(code.rawValue).)"
  }
}
