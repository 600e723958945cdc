import Foundation
import SashMessages

public struct DCError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.devicecheck.error" }
  public var errorCode: Int { code.rawValue }
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
