import Foundation
import SashMessages

/// Brings pictures and sound from cameras and microphones to whoever wants them. There are none here: a session can be put
/// together, and starting it says so and leaves it as it is.
///
/// - Missing: cameras, microphones.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How large the pictures are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  public override init() { super.init() }

  private let lock = NSLock()
  private var heldInputs: [AVCaptureInput] = []
  private var heldOutputs: [AVCaptureOutput] = []
  open var inputs: [AVCaptureInput] { lock.withLock { heldInputs } }
  open var outputs: [AVCaptureOutput] { lock.withLock { heldOutputs } }
  open var connections: [AVCaptureConnection] { [] }
  open var sessionPreset = Preset.high
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open var automaticallyConfiguresApplicationAudioSession = true
  open var usesApplicationAudioSession = true

  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  open func addInput(_ input: AVCaptureInput) {
    if canAddInput(input) { lock.withLock { heldInputs.append(input) } }
  }
  open func removeInput(_ input: AVCaptureInput) {
    lock.withLock { heldInputs.removeAll { $0 === input } }
  }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  open func addOutput(_ output: AVCaptureOutput) {
    if canAddOutput(output) { lock.withLock { heldOutputs.append(output) } }
  }
  open func removeOutput(_ output: AVCaptureOutput) {
    lock.withLock { heldOutputs.removeAll { $0 === output } }
  }

  /// Never.
  open var isRunning: Bool { false }
  open var isInterrupted: Bool { false }
  /// Says that there is no camera, and tells who waits for a running session that there was an error.
  open func startRunning() {
    AVCaptureDevice.nothing(())
    NotificationCenter.default.post(
      name: AVCaptureSession.runtimeErrorNotification, object: self,
      userInfo: [AVCaptureSessionErrorKey: AVError(.deviceNotConnected)])
  }
  open func stopRunning() {}

  public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  public static let didStartRunningNotification = Notification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  public static let didStopRunningNotification = Notification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  public static let wasInterruptedNotification = Notification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  public static let interruptionEndedNotification = Notification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
}

extension Notification.Name {
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
  public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
  public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
  public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
  public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
}
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"

/// Where pictures and sound come from.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  override init() { super.init() }
}

/// Takes what a device gives.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice
  /// Throws: no device is connected.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
    throw AVError(.deviceNotConnected)
  }
}

/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off, standard, cinematic
  case auto = -1
}

/// The way from an input to an output. There is none.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var isEnabled = true
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { false }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  open var isVideoMirroringSupported: Bool { false }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var isVideoStabilizationSupported: Bool { false }
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
}
