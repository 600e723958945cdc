import Foundation
import SashFoundation

/// A certificate, as it is in a file.
public final class SecCertificate: @unchecked Sendable {
  let data: Data
  init(_ data: Data) { self.data = data }
}
/// What certificates are checked for.
public final class SecPolicy: @unchecked Sendable {
  let server: String?
  init(server: String?) { self.server = server }
}

public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

/// A certificate of the bytes of a file; nil if they begin as none does.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  data.first == 0x30 ? SecCertificate(data) : nil
}
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(server: hostname)
}
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(server: nil) }

// There is no trust here, so that none of these is ever called: the loading of addresses checks servers by itself.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { false }
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>)
  -> OSStatus
{
  result.pointee = .invalid
  return errSecUnimplemented
}
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecUnimplemented }
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchors: CFArray?) -> OSStatus {
  errSecUnimplemented
}
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: CFIndex) -> SecCertificate? { nil }
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
