import Foundation

/// Which classes of fields say by themselves where carets are: the others are not asked, as that lays their text out.
@MainActor enum CaretClasses {
  private final class PlainField: UITextField {}
  private final class Field: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  }
  private final class PlainText: UITextView {}
  private final class Text: UITextView {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  }
  static func place(_ type: UITextField.Type) -> Bool {
    MethodTables.overrides(type, as: Field.self, beside: PlainField.self, of: UITextField.self)
  }
  static func place(_ type: UITextView.Type) -> Bool {
    MethodTables.overrides(type, as: Text.self, beside: PlainText.self, of: UITextView.self)
  }
}
