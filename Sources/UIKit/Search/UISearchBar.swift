import Foundation
import SashControls
import SashCore

/// A field for what to look for.
///
/// - Source: facts on UIKit, U225–U231: 44 points high, with a field of 36 points 8 points in.
/// - Missing: tokens, bookmarks, pictures of one's own.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  public enum Style: Int, Sendable { case `default`, prominent, minimal }
  /// Hears of the search. It is not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// How far parts are from their places. They are kept.
  open var searchTextPositionAdjustment = UIOffset.zero
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// A picture of the bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  /// - Missing: other pictures than the system's.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    if iconImage != nil { hasNoEffect("UISearchBar.setImage(_:for:state:)") }
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
  /// The field itself.
  public let searchTextField = UISearchTextField()
  private let cancel = UIButton(type: .system)
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  /// Told of each change, for a search controller.
  var onChange: () -> Void = {}

  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text ?? "" else { return }
      searchTextField.text = newValue
      onChange()
    }
  }
  /// A person has changed the text.
  func typed(_ text: String) {
    guard text != searchTextField.text ?? "" else { return }
    searchTextField.text = text
    tellChange()
  }
  /// What shows its field in the navigation bar.
  weak var searchController: UISearchController?
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var prompt: String?
  open var searchBarStyle: Style = .default
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  /// Parts of what is looked through, of which a person chooses one below the field.
  open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
  open var selectedScopeButtonIndex: Int {
    get { storedScope }
    set {
      storedScope = newValue
      scopes.selectedSegmentIndex = newValue
    }
  }
  private var storedScope = 0
  open var showsScopeBar = false { didSet { scopesChanged() } }
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  private let scopes = UISegmentedControl(items: nil)
  private func scopesChanged() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.selectedSegmentIndex = storedScope
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    onChange()
  }
  /// A person has chosen another part.
  func chose(scope: Int) {
    guard scope != storedScope else { return }
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    onChange()
  }
  private var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }
  /// In points, with the parts below the field.
  private var fullHeight: CGFloat { hasScopes ? 88 : 44 }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .search
  open var enablesReturnKeyAutomatically = true
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Kept: the bar is drawn without pictures.
  ///
  /// - Missing: being drawn.
  open var backgroundImage: UIImage?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    searchTextField.backgroundColor = .tertiarySystemFill
    searchTextField.layer.cornerRadius = 10
    searchTextField.textStart = 23
    searchTextField.bar = self
    searchTextField.clearButtonMode = .whileEditing
    glass.tintColor = .secondaryLabel
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    for view in [searchTextField, glass, cancel, scopes] { addSubview(view) }
    scopes.addAction(
      UIAction { [weak self] _ in
        if let self { chose(scope: scopes.selectedSegmentIndex) }
      }, for: .valueChanged)
    let field = searchTextField
    field.addAction(UIAction { [weak self] _ in self?.tellChange() }, for: .editingChanged)
    field.addAction(
      UIAction { [weak self] _ in
        if let self { self.delegate?.searchBarTextDidBeginEditing(self) }
      }, for: .editingDidBegin)
    field.addAction(
      UIAction { [weak self] _ in
        if let self { self.delegate?.searchBarTextDidEndEditing(self) }
      }, for: .editingDidEnd)
    field.addAction(
      UIAction { [weak self] _ in
        if let self { self.delegate?.searchBarSearchButtonClicked(self) }
      }, for: .editingDidEndOnExit)
    cancel.addAction(
      UIAction { [weak self] _ in
        if let self { self.delegate?.searchBarCancelButtonClicked(self) }
      }, for: .primaryActionTriggered)
  }
  private func tellChange() {
    delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
    onChange()
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    let y = ((hasScopes ? 44 : bounds.height) - 36) / 2
    scopes.isHidden = !hasScopes
    scopes.frame = CGRect(x: 8, y: 48, width: max(0, bounds.width - 16), height: 32)
    cancel.isHidden = !showsCancelButton
    let room = showsCancelButton ? cancel.intrinsicContentSize.width + 12 : 0
    searchTextField.frame = CGRect(x: 8, y: y, width: max(0, bounds.width - 16 - room), height: 36)
    glass.frame = CGRect(x: 14, y: y + 8, width: 20, height: 20)
    glass.contentMode = .center
    cancel.frame = CGRect(x: bounds.width - room, y: y, width: room, height: 36)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fullHeight)
  }
  // It stands over lists in SwiftUI apps without being stretched; not measured.
  override class var huggedAxes: Set<NSLayoutConstraint.Axis> { [.vertical] }
  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
  }
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  open override func becomeFirstResponder() -> Bool {
    guard let searchController else { return searchTextField.becomeFirstResponder() }
    searchController.isActive = true
    return true
  }
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
}

/// The field of a search bar.
open class UISearchTextField: UITextField {
  /// What is kept free before the text, in points.
  var textStart: CGFloat = 0
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

/// Hears of a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// - Parameter range: In UTF-16 units.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
