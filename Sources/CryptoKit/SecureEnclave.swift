import Crypto
import Foundation
import LocalAuthentication
import SashMessages
import Security

/// Keys that never leave a processor of their own. There is none here: each key that is asked for is refused.
///
/// - Missing: keys in hardware (a TPM).
public enum SecureEnclave {
  public static var isAvailable: Bool { false }

  /// The curve that the processor knows.
  public enum P256 {
    public enum Signing {}
    public enum KeyAgreement {}
  }

  static func refuse() -> any Error {
    tellOnce("there is no Secure Enclave here; ask SecureEnclave.isAvailable first.", by: "CryptoKit")
    return NSError(
      domain: "CryptoTokenKit", code: -3,
      userInfo: [NSLocalizedDescriptionKey: "There is no Secure Enclave on this machine."])
  }
}

extension SecureEnclave.P256.Signing {
  /// A key that signs. None can be made.
  public struct PrivateKey: Sendable {
    private let key: Crypto.P256.Signing.PrivateKey
    /// Throws that there is no such hardware.
    public init(
      compactRepresentable: Bool = true, accessControl: SecAccessControl? = nil,
      authenticationContext: LAContext? = nil
    ) throws { throw SecureEnclave.refuse() }
    /// Throws that there is no such hardware.
    public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
      throw SecureEnclave.refuse()
    }
    public var publicKey: Crypto.P256.Signing.PublicKey { key.publicKey }
    public var dataRepresentation: Data { key.rawRepresentation }
    public func signature<D: DataProtocol>(for data: D) throws -> Crypto.P256.Signing.ECDSASignature {
      try key.signature(for: data)
    }
    public func signature<D: Digest>(for digest: D) throws -> Crypto.P256.Signing.ECDSASignature {
      try key.signature(for: digest)
    }
  }
}

extension SecureEnclave.P256.KeyAgreement {
  /// A key that agrees with others on a secret. None can be made.
  public struct PrivateKey: Sendable {
    private let key: Crypto.P256.KeyAgreement.PrivateKey
    /// Throws that there is no such hardware.
    public init(
      compactRepresentable: Bool = true, accessControl: SecAccessControl? = nil,
      authenticationContext: LAContext? = nil
    ) throws { throw SecureEnclave.refuse() }
    /// Throws that there is no such hardware.
    public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
      throw SecureEnclave.refuse()
    }
    public var publicKey: Crypto.P256.KeyAgreement.PublicKey { key.publicKey }
    public var dataRepresentation: Data { key.rawRepresentation }
    public func sharedSecretFromKeyAgreement(
      with publicKeyShare: Crypto.P256.KeyAgreement.PublicKey
    ) throws -> SharedSecret { try key.sharedSecretFromKeyAgreement(with: publicKeyShare) }
  }
}
