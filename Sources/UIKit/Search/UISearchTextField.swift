import Foundation
import SashControls
import SashCore

/// The field of a search bar.
open class UISearchTextField: UITextField {
  /// What is kept free before the text, in points.
  var textStart: CGFloat = 0 { didSet { if textStart != oldValue { changed() } } }
  weak var bar: UISearchBar?
  /// What stands before the text.
  ///
  /// - Missing: a caret between tokens: they are chosen and deleted by code alone.
  open var tokens: [UISearchToken] = [] { didSet { changed() } }
  open var tokenBackgroundColor: UIColor! = .systemGray { didSet { changed() } }
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open override func becomeFirstResponder() -> Bool {
    if !isFirstResponder, let bar, bar.delegate?.searchBarShouldBeginEditing(bar) == false { return false }
    return super.becomeFirstResponder()
  }
  open override func resignFirstResponder() -> Bool {
    if isFirstResponder, let bar, bar.delegate?.searchBarShouldEndEditing(bar) == false { return false }
    return super.resignFirstResponder()
  }
  override func mayChange(_ range: NSRange, to replacement: String) -> Bool {
    guard super.mayChange(range, to: replacement) else { return false }
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }
  override var content: AnyView {
    let field = super.content
    return AnyView(
      HStack(spacing: 4) {
        ForEach(Array(tokens.enumerated()), id: \.offset) {
          [ground = tokenBackgroundColor ?? .systemGray] entry in
          HStack(spacing: 3) {
            if let icon = entry.element.icon { Image(uiImage: icon) }
            Text(verbatim: entry.element.text)
          }
          .font(.system(size: 14)).foregroundStyle(.white).padding(.horizontal, 6).frame(height: 22)
          .background(RoundedRectangle(cornerRadius: 5).fill(ground.color))
        }
        field
      }
      .padding(.leading, 7 + textStart).padding(.trailing, 7))
  }
}
