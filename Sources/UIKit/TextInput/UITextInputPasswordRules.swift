import Foundation

/// What the passwords of a service have to be like, in words that password managers read.
///
/// - Missing: passwords that the system makes up.
@MainActor @preconcurrency
open class UITextInputPasswordRules: NSObject, NSCopying, NSSecureCoding {
  /// As `"required: upper; required: digit; minlength: 8;"`.
  public nonisolated let passwordRulesDescriptor: String
  public nonisolated init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
  public nonisolated required convenience init?(coder: NSCoder) {
    guard let words = coder.decodeObject(of: NSString.self, forKey: "passwordRulesDescriptor") else {
      return nil
    }
    self.init(descriptor: words as String)
  }
  open nonisolated func encode(with coder: NSCoder) {
    coder.encode(passwordRulesDescriptor as NSString, forKey: "passwordRulesDescriptor")
  }
  open nonisolated class var supportsSecureCoding: Bool { true }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
  }
  open nonisolated override var hash: Int { passwordRulesDescriptor.hashValue }
}
