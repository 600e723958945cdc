import Foundation
import SashCore

/// Who somebody is, as a service has found out. None is here, so there is no such answer.
public enum ASAuthorizationResult {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Asks for passkeys. There are none here: each request fails.
///
/// - Missing: passkeys.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    .init(provider: self, challenge: challenge, name: name, userID: userID)
  }
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    .init(provider: self, challenge: challenge)
  }
}
/// Asks for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  open var challenge: Data
  open var name: String
  open var userID: Data
  open var displayName: String?
  init(provider: any ASAuthorizationProvider, challenge: Data, name: String, userID: Data) {
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    super.init(provider: provider)
  }
}
/// Asks for the proof by a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  open var challenge: Data
  init(provider: any ASAuthorizationProvider, challenge: Data) {
    self.challenge = challenge
    super.init(provider: provider)
  }
}
/// A new passkey. None is ever made here.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  public let credentialID = Data()
  public let rawClientDataJSON = Data()
  public let rawAttestationObject: Data? = nil
}
/// The proof by a passkey. None is ever given here.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  public let credentialID = Data()
  public let rawClientDataJSON = Data()
  public let rawAuthenticatorData: Data! = Data()
  public let userID: Data! = Data()
  public let signature: Data! = Data()
}

extension ASAuthorizationController {
  /// What a request may show.
  public struct RequestOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
  open func performRequests(options: RequestOptions) { performRequests() }
}

/// Asks somebody to sign in. No service for it is here: it fails.
///
/// - Missing: signing in with Apple, passkeys, passwords that are kept.
public struct AuthorizationController: Sendable {
  @MainActor public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { try await performRequests([request], options: options) }
  @MainActor public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    sayNobodySignsIn()
    throw ASAuthorizationError(.failed)
  }
}

/// Signs somebody in by a page in the browser.
public struct WebAuthenticationSession: Sendable {
  /// Which session of the browser is used.
  public struct BrowserSession: Hashable, Sendable {
    let isEphemeral: Bool
    public static let shared = BrowserSession(isEphemeral: false)
    public static let ephemeral = BrowserSession(isEphemeral: true)
  }
  @MainActor public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      let session = ASWebAuthenticationSession(url: url, callbackURLScheme: callbackURLScheme) {
        answer, error in
        if let answer {
          continuation.resume(returning: answer)
        } else {
          continuation.resume(throwing: error ?? ASWebAuthenticationSessionError(.canceledLogin))
        }
      }
      session.prefersEphemeralWebBrowserSession = preferredBrowserSession?.isEphemeral ?? false
      session.start()
    }
  }
}

private struct AuthorizationControllerKey: EnvironmentKey {
  static var defaultValue: AuthorizationController { AuthorizationController() }
}
private struct WebAuthenticationSessionKey: EnvironmentKey {
  static var defaultValue: WebAuthenticationSession { WebAuthenticationSession() }
}
extension EnvironmentValues {
  /// Asks somebody to sign in.
  public var authorizationController: AuthorizationController { self[AuthorizationControllerKey.self] }
  /// Signs somebody in by a page in the browser.
  public var webAuthenticationSession: WebAuthenticationSession { self[WebAuthenticationSessionKey.self] }
}
