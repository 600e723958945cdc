import Foundation
import SashCore

/// What a field says of how it is typed into.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
  var passwordRules: UITextInputPasswordRules? { get set }
}
extension UITextInputTraits {
  private func isNotKept() { hasNoEffect("A trait of text input that \(Self.self) has no property for") }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set { isNotKept() }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set { isNotKept() }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set { isNotKept() }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set { isNotKept() }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set { isNotKept() }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set { isNotKept() }
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set { isNotKept() }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set { isNotKept() }
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set { isNotKept() }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set { isNotKept() }
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set { isNotKept() }
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set { isNotKept() }
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set { isNotKept() }
  }
}
extension UISearchBar: UITextInputTraits {}

/// Whether the keyboard on the screen is light or dark. It is as the window is.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static var alert: UIKeyboardAppearance { .dark }
}
