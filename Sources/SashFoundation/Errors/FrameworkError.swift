import Foundation

/// An error of a framework, which is an `NSError` of its domain: it is caught by its codes, as `catch CLError.denied`.
///
/// Foundation's `_BridgedStoredNSError` is what such types are made of; this has what all of them have the same, and a hash in
/// the place of Foundation's, which ends the program here.
public protocol _FrameworkError: _BridgedStoredNSError, Sendable
where Code: RawRepresentable, Code.RawValue: BinaryInteger {
  /// What is said of a code to people; nil leaves it to Foundation.
  static func _words(_ code: Code) -> String?
}

extension _FrameworkError {
  public static func _words(_ code: Code) -> String? { nil }
  public static var _nsErrorDomain: String { errorDomain }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_nsError.domain)
    hasher.combine(_nsError.code)
  }
  /// What `userInfo` says itself goes before what is said of the code.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    var said = userInfo
    if said[NSLocalizedDescriptionKey] == nil, let words = Self._words(code) {
      said[NSLocalizedDescriptionKey] = words
    }
    self.init(_nsError: NSError(domain: Self.errorDomain, code: Int(code.rawValue), userInfo: said))
  }
}
