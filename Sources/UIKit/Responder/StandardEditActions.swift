import Foundation

/// What the menu of an edited text offers, for those who can.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}
extension UIResponder: UIResponderStandardEditActions {}

/// A field or a view whose text can be taken away and put in.
@MainActor protocol EditedByActions: UIResponder {
  var selectedTextRange: UITextRange? { get set }
  func selectedText() -> String?
  func wholeRange() -> UITextRange?
  func insertText(_ text: String)
  func deleteSelection()
  /// Whether what is written may be read: what is secret is not copied.
  var mayBeCopied: Bool { get }
}
extension EditedByActions {
  func act(_ action: EditAction) {
    switch action {
    case .selectAll: selectedTextRange = wholeRange()
    case .copy:
      if mayBeCopied, let text = selectedText(), !text.isEmpty { UIPasteboard.general.string = text }
    case .cut:
      guard mayBeCopied, let text = selectedText(), !text.isEmpty else { return }
      UIPasteboard.general.string = text
      deleteSelection()
    case .paste: if let text = UIPasteboard.general.string { insertText(text) }
    case .delete: if selectedText()?.isEmpty == false { deleteSelection() }
    }
  }
}
enum EditAction { case cut, copy, paste, selectAll, delete }

extension UITextField: EditedByActions {
  func selectedText() -> String? { selectedTextRange.flatMap { text(in: $0) } }
  func wholeRange() -> UITextRange? { textRange(from: beginningOfDocument, to: endOfDocument) }
  func deleteSelection() { selectedTextRange.map { replace($0, withText: "") } }
  var mayBeCopied: Bool { !isSecureTextEntry }
}
extension UITextView: EditedByActions {
  func selectedText() -> String? { selectedTextRange.flatMap { text(in: $0) } }
  func wholeRange() -> UITextRange? { textRange(from: beginningOfDocument, to: endOfDocument) }
  func deleteSelection() { selectedTextRange.map { replace($0, withText: "") } }
  var mayBeCopied: Bool { true }
}
