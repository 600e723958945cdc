import Foundation

/// A language that a person types in.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
  /// As `en-US`.
  public let primaryLanguage: String?
  fileprivate init(_ language: String) {
    primaryLanguage = language
    super.init()
  }
  /// The languages of the user, the first one first.
  public class var activeInputModes: [UITextInputMode] {
    Locale.preferredLanguages.map { UITextInputMode($0) }
  }
  /// - Missing: posting it.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
