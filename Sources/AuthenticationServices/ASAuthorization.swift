import Foundation
import SashFoundation
import SashMessages

/// Why somebody could not be recognised.
public struct ASAuthorizationError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = ASAuthorizationError
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
  }
  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

public protocol ASAuthorizationCredential: NSObjectProtocol {}
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// That somebody has been recognised. Nobody ever is here.
open class ASAuthorization: NSObject, @unchecked Sendable {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  public let credential: any ASAuthorizationCredential
  public let provider: any ASAuthorizationProvider
  init(credential: any ASAuthorizationCredential, provider: any ASAuthorizationProvider) {
    (self.credential, self.provider) = (credential, provider)
  }
}

/// What is asked for.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  public let provider: any ASAuthorizationProvider
  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  open var user: String?
}
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Asks for the Apple ID. There is none here.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }
  /// Nobody is found.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(.notFound, nil) }
  }
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}

public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let state: String? = nil
  public let authorizedScopes: [ASAuthorization.Scope] = []
  public let authorizationCode: Data? = nil
  public let identityToken: Data? = nil
  public let email: String? = nil
  public let fullName: PersonNameComponents? = nil
  public let realUserStatus = ASUserDetectionStatus.unsupported
  init(user: String) { self.user = user }
}
/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks somebody to sign in. No service for it is here: its delegate hears that it has failed.
///
/// - Missing: signing in with Apple, passkeys, passwords that are kept.
@MainActor @preconcurrency open class ASAuthorizationController: NSObject {
  public nonisolated let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public nonisolated init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }
  open func performRequests() {
    sayNobodySignsIn()
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.delegate?.authorizationController(
          controller: self, didCompleteWithError: ASAuthorizationError(.failed))
      }
    }
  }
  open func cancel() {}
}

func sayNobodySignsIn() {
  tellOnce(
    "there is no service to sign in with Apple here; each request fails.", by: "AuthenticationServices")
}
