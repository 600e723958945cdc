import SashFoundation

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecIO: OSStatus = -36
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecNoSuchAttr: OSStatus = -25303
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecInteractionRequired: OSStatus = -25315
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

/// Words for a status.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecUnimplemented: "Function or operation not implemented."
  case errSecIO: "The keychain's file cannot be read or written."
  case errSecParam: "A parameter is not valid."
  case errSecAllocate: "There is not enough memory."
  case errSecUserCanceled: "The person cancelled."
  case errSecNotAvailable: "There is no keychain."
  case errSecAuthFailed: "The person was not recognised."
  case errSecDuplicateItem: "The item is in the keychain already."
  case errSecItemNotFound: "There is no such item in the keychain."
  case errSecNoSuchAttr: "There is no such attribute."
  case errSecInteractionNotAllowed: "The person may not be asked."
  case errSecDecode: "The data cannot be decoded."
  case errSecMissingEntitlement: "An entitlement is missing."
  default: "OSStatus \(status)"
  }
}
