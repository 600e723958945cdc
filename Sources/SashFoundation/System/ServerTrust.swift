import Foundation
import FoundationNetworking

// What a server shows of who it is. The library that loads addresses here checks it by itself and asks nobody, so that
// there is never a trust to look at; code that pins certificates compiles and is not called.

/// The certificates of a server, and whether they are to be believed.
public final class SecTrust: @unchecked Sendable { private init() {} }

/// Asks whether a server is who it says.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// Asks for a certificate of the person's.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// Nil: servers are checked before anybody is asked.
  public var serverTrust: SecTrust? { nil }
}
extension URLCredential {
  /// Says that a server is believed.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
