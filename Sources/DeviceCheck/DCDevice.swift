import Foundation
import SashFoundation
import SashMessages

public struct DCError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "com.apple.devicecheck.error" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = DCError
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }
  public static var unknownSystemFailure: Code { .unknownSystemFailure }
  public static var featureUnsupported: Code { .featureUnsupported }
  public static var invalidInput: Code { .invalidInput }
  public static var invalidKey: Code { .invalidKey }
  public static var serverUnavailable: Code { .serverUnavailable }
}
func noProof() -> DCError {
  tellOnce("this system cannot prove what it is to a server.", by: "DeviceCheck")
  return DCError(.featureUnsupported)
}
/// Proofs of a device for a server: there are none.
open class DCDevice: NSObject, @unchecked Sendable {
  public static let current = DCDevice()
  open var isSupported: Bool { false }
  open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    completion(nil, noProof())
  }
  open func generateToken() async throws -> Data { throw noProof() }
}
open class DCAppAttestService: NSObject, @unchecked Sendable {
  public static let shared = DCAppAttestService()
  open var isSupported: Bool { false }
  open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
    completionHandler(nil, noProof())
  }
  open func generateKey() async throws -> String { throw noProof() }
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw noProof() }
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data { throw noProof() }
}
