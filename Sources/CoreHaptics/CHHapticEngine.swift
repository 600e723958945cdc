import Foundation
import SashFoundation
import SashMessages

/// What the hardware can do.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
private struct NoHaptics: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// Why something cannot be felt.
public struct CHHapticError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "com.apple.CoreHaptics" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = CHHapticError
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case invalidPatternData = -4813
  }
  public static var engineNotRunning: Code { .engineNotRunning }
  public static var operationNotPermitted: Code { .operationNotPermitted }
  public static var engineStartTimeout: Code { .engineStartTimeout }
  public static var notSupported: Code { .notSupported }
  public static var serverInitFailed: Code { .serverInitFailed }
  public static var invalidPatternData: Code { .invalidPatternData }
}

/// Plays what can be felt. No machine here has what that takes: making an engine throws, as on devices without it.
open class CHHapticEngine: @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished
    case engineDestroyed, gameControllerDisconnect
    case systemError = -1
  }
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
  /// What cannot be felt anywhere here.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false
  open var isAutoShutdownEnabled = false
  open var currentTime: TimeInterval { 0 }
  /// Throws that it is not supported.
  public init() throws {
    tellOnce(
      "nothing can be felt on this machine; ask CHHapticEngine.capabilitiesForHardware() first.",
      by: "CoreHaptics")
    throw CHHapticError(.notSupported)
  }
  open func start() throws { throw CHHapticError(.notSupported) }
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(CHHapticError(.notSupported))
  }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {
    _ = finishedHandler(nil)
  }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays one pattern.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  var isMuted: Bool { get set }
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}
