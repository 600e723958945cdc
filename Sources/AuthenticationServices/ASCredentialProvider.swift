import Foundation
import SashFoundation
import UIKit

// What an extension that fills in passwords is made of. No system asks one here: its page can be shown by an app, and its answers
// are heard by nobody.

/// Why an extension gives no password.
public struct ASExtensionError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "ASExtensionErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = ASExtensionError
    case failed = 0
    case userCanceled = 1
    case userInteractionRequired = 100
    case credentialIdentityNotFound = 101
    case matchedExcludedCredential = 102
  }
  public static var failed: Code { .failed }
  public static var userCanceled: Code { .userCanceled }
  public static var userInteractionRequired: Code { .userInteractionRequired }
  public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}
public let ASExtensionErrorDomain = ASExtensionError.errorDomain

/// What a password is for: a site or an address.
open class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {
  public enum IdentifierType: Int, Sendable { case domain, URL }
  public let identifier: String
  public let type: IdentifierType
  public init(identifier: String, type: IdentifierType) { (self.identifier, self.type) = (identifier, type) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ASCredentialServiceIdentifier else { return false }
    return identifier == other.identifier && type == other.type
  }
  open override var hash: Int { identifier.hashValue }
}

/// Whose password is there, without the password.
public protocol ASCredentialIdentity: NSObjectProtocol {
  var serviceIdentifier: ASCredentialServiceIdentifier { get }
  var user: String { get }
  var recordIdentifier: String? { get }
  /// Higher ones are offered first.
  var rank: Int { get set }
}
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
  public let serviceIdentifier: ASCredentialServiceIdentifier
  public let user: String
  public let recordIdentifier: String?
  open var rank = 0
  public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
    (self.serviceIdentifier, self.user) = (serviceIdentifier, user)
    self.recordIdentifier = recordIdentifier
  }
}
open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
  public let relyingPartyIdentifier: String
  public let userName: String
  public let credentialID: Data
  public let userHandle: Data
  public let recordIdentifier: String?
  open var rank = 0
  public init(
    relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data,
    recordIdentifier: String?
  ) {
    (self.relyingPartyIdentifier, self.userName) = (relyingPartyIdentifier, userName)
    (self.credentialID, self.userHandle, self.recordIdentifier) = (credentialID, userHandle, recordIdentifier)
  }
  open var serviceIdentifier: ASCredentialServiceIdentifier {
    ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
  }
  open var user: String { userName }
}

public enum ASCredentialRequestType: Int, Sendable {
  case password, passkeyAssertion, passkeyRegistration, oneTimeCode
}
/// What is asked of an extension.
public protocol ASCredentialRequest: NSObjectProtocol {
  var type: ASCredentialRequestType { get }
  var credentialIdentity: any ASCredentialIdentity { get }
}
open class ASPasswordCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
  public let credentialIdentity: any ASCredentialIdentity
  open var type: ASCredentialRequestType { .password }
  public init(credentialIdentity: ASPasswordCredentialIdentity) {
    self.credentialIdentity = credentialIdentity
  }
}

/// Whether the system keeps the identities of an extension: it does not here.
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
  open var isEnabled: Bool { false }
  open var supportsIncrementalUpdates: Bool { false }
}
public struct ASCredentialIdentityStoreError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "ASCredentialIdentityStoreErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = ASCredentialIdentityStoreError
    case internalError, storeDisabled, storeBusy
  }
  public static var internalError: Code { .internalError }
  public static var storeDisabled: Code { .storeDisabled }
  public static var storeBusy: Code { .storeBusy }
}

/// The identities that the system offers for an extension. It is off here: nothing can be kept.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  public static let shared = ASCredentialIdentityStore()
  open func getState(_ completion: @escaping (ASCredentialIdentityStoreState) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(ASCredentialIdentityStoreState()) }
  }
  open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }
  private func refuse(_ completion: ((Bool, (any Error)?) -> Void)?) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion?(false, ASCredentialIdentityStoreError(.storeDisabled)) }
  }
  open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  open func saveCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws {
    throw ASCredentialIdentityStoreError(.storeDisabled)
  }
  open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity],
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  open func replaceCredentialIdentities(_ newCredentialIdentities: [any ASCredentialIdentity]) async throws {
    throw ASCredentialIdentityStoreError(.storeDisabled)
  }
  open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }
  open func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil) {
    refuse(completion)
  }
}

/// Takes the answer of an extension. Nobody has asked here: each answer is dropped.
open class ASCredentialProviderExtensionContext: NSObject, @unchecked Sendable {
  open func completeRequest(
    withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func completeRequest(withTextToInsert text: String, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
  open func completeExtensionConfigurationRequest() {}
  open func cancelRequest(withError error: any Error) {}
}

/// The page of an extension that fills in passwords. The system asks none here.
///
/// - Missing: its own `extensionContext`; that of all controllers is nil.
@MainActor @preconcurrency
open class ASCredentialProviderViewController: UIViewController {
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
  open func prepareInterfaceForUserChoosingTextToInsert() {}
  open func prepareInterfaceForExtensionConfiguration() {}
  open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
  open func prepareInterfaceToProvideCredential(for credentialRequest: any ASCredentialRequest) {}
  open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {}
  open func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {}
}
