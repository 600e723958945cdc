import Foundation
import SashFoundation

/// Asks who is at the machine. There is nothing here that could tell, so every answer is that of a device without
/// fingerprints, faces and a passcode.
open class LAContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var localizedReason = ""
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  open var evaluatedPolicyDomainState: Data? { nil }
  open var biometryType: LABiometryType { .none }

  private func error(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
  /// False, with the reason in `error`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = self.error(policy) as NSError
    return false
  }
  /// Answers that it cannot be told.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = error(policy)
    DispatchQueue.global().async { reply(false, error) }
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw error(policy)
  }
  open func invalidate() {}
}

/// What is asked for.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// What a device can recognise people by.
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

/// Why nobody could be recognised.
public struct LAError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static func _words(_ code: Code) -> String? {
    switch code {
    case .passcodeNotSet: "Passcode not set."
    case .biometryNotAvailable: "Biometry is not available on this device."
    default: "Authentication failed."
    }
  }
  public static var errorDomain: String { "com.apple.LocalAuthentication" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = LAError
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }
  @available(*, deprecated, renamed: "biometryNotAvailable")
  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  @available(*, deprecated, renamed: "biometryNotEnrolled")
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  @available(*, deprecated, renamed: "biometryLockout")
  public static var touchIDLockout: Code { .biometryLockout }
}
