import CoreMedia
import Foundation

// What is asked of a camera. There is none, so nobody ever holds a device that could answer.

extension AVCaptureDevice {
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
  public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
  public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }

  public static let wasConnectedNotification = Notification.Name("AVCaptureDeviceWasConnectedNotification")
  public static let wasDisconnectedNotification = Notification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")

  /// Looks for devices of some kinds.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      AVCaptureDevice.nothing(())
      super.init()
    }
    /// None.
    open var devices: [AVCaptureDevice] { [] }
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
  }

  /// A size and a rate of pictures.
  open class Format: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var mediaType: AVMediaType { .video }
    open var formatDescription: CMFormatDescription { CMFormatDescription(dimensions: .init()) }
    open var videoFieldOfView: Float { 0 }
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
    open var minISO: Float { 0 }
    open var maxISO: Float { 0 }
    open var isVideoHDRSupported: Bool { false }
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
  }

  public var formats: [Format] { [] }
  public var activeFormat: Format {
    get { Format() }
    set {}
  }
  public var deviceType: DeviceType { .builtInWideAngleCamera }
  public var modelID: String { "" }
  public var manufacturer: String { "" }
  public var isConnected: Bool { false }
  public func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }

  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  public var minimumFocusDistance: Int { -1 }
  public var isFlashAvailable: Bool { false }
  public var isFocusPointOfInterestSupported: Bool { false }
  public var focusPointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set {}
  }
  public var focusMode: FocusMode {
    get { .locked }
    set {}
  }
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  public var isSmoothAutoFocusSupported: Bool { false }
  public var isAutoFocusRangeRestrictionSupported: Bool { false }
  public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
    get { .none }
    set {}
  }
  public var isExposurePointOfInterestSupported: Bool { false }
  public var exposurePointOfInterest: CGPoint {
    get { CGPoint(x: 0.5, y: 0.5) }
    set {}
  }
  public var exposureMode: ExposureMode {
    get { .locked }
    set {}
  }
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  public var exposureTargetBias: Float { 0 }
  public var minExposureTargetBias: Float { 0 }
  public var maxExposureTargetBias: Float { 0 }
  public var whiteBalanceMode: WhiteBalanceMode {
    get { .locked }
    set {}
  }
  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var activeVideoMinFrameDuration: CMTime {
    get { .invalid }
    set {}
  }
  public var activeVideoMaxFrameDuration: CMTime {
    get { .invalid }
    set {}
  }
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  public func cancelVideoZoomRamp() {}
}

/// How often pictures can come.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var minFrameRate: Double { 0 }
  open var maxFrameRate: Double { 0 }
}
