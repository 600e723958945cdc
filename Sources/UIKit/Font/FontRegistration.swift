import Foundation
import SashFoundation
import SashText

/// For whom a font is made usable. It is for this program alone here.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Why a font could not be made usable.
public enum CTFontManagerError: Int, Error, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
  case notRegistered = 201
}
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

private func error(_ reason: CTFontManagerError, _ url: URL) -> NSError {
  NSError(domain: kCTFontManagerErrorDomain, code: reason.rawValue, userInfo: [NSURLErrorKey: url])
}
private func register(_ url: URL) -> NSError? {
  guard FileManager.default.fileExists(atPath: url.path) else { return error(.fileNotFound, url) }
  return FontLibrary.shared.registerFont(url) ? nil : error(.unrecognizedFormat, url)
}

/// Makes the fonts of a file usable by their names.
///
/// - Returns: Whether it holds any; else `error` says why.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let reason = register(fontURL) else { return true }
  error?.pointee = Unmanaged.passRetained(reason)
  return false
}
/// Makes the fonts of several files usable by their names.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
  let reasons = fontURLs.compactMap { $0 as? URL }.compactMap(register)
  if !reasons.isEmpty { errors?.pointee = Unmanaged.passRetained(NSArray(array: reasons)) }
  return reasons.isEmpty
}
/// Makes the fonts of several files usable by their names, and says of each that it failed.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { _ = registrationHandler?(fontURLs.compactMap { $0 as? URL }.compactMap(register), true) }
/// Does nothing: fonts stay usable as long as the program runs.
///
/// - Missing: taking fonts away.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
/// Makes a font in memory usable by its names.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { CTFontManagerRegisterFontsForURL(font.file, .process, error) }
