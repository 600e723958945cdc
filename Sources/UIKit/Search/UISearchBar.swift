import Foundation
import SashControls
import SashCore

/// A field for what to look for.
///
/// - Source: facts on UIKit, U225–U231: 44 points high, with a field of 36 points 8 points in.
/// - Missing: pictures for the button that clears the field.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  public enum Style: Int, Sendable { case `default`, prominent, minimal }
  /// Hears of the search. It is not retained.
  open weak var delegate: (any UISearchBarDelegate)?
  /// How far the text and the field are from their places.
  open var searchTextPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  /// A picture of the bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  private var icons: [Icon: UIImage] = [:]
  private var iconOffsets: [Icon: UIOffset] = [:]
  /// Another picture than the system's. Those for `normal` count.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard state == .normal else { return }
    icons[icon] = iconImage
    if icon == .clear, iconImage != nil { hasNoEffect("UISearchBar.setImage(_:for:state:) for .clear") }
    iconsChanged()
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { state == .normal ? icons[icon] : nil }
  /// How far a picture is from its place.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconOffsets[icon] = adjustment
    setNeedsLayout()
  }
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }
  private func iconsChanged() {
    glass.image = icons[.search] ?? UIImage(systemName: "magnifyingglass")
    bookmark.setImage(icons[.bookmark] ?? UIImage(systemName: "book"), for: .normal)
    results.setImage(icons[.resultsList] ?? UIImage(systemName: "chevron.down.circle"), for: .normal)
    setNeedsLayout()
  }
  private let bookmark = UIButton(type: .system)
  private let results = UIButton(type: .system)
  private let ground = UIImageView()
  /// The field itself.
  public let searchTextField = UISearchTextField()
  private let cancel = UIButton(type: .system)
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  /// Told of each change, for a search controller.
  var onChange: () -> Void = {}
  /// Told when there are other parts to look through, for a search controller.
  var onScopes: () -> Void = {}

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
  /// A minimal bar has no ground, whatever is set.
  open var searchBarStyle: Style = .default { didSet { groundChanged() } }
  open var barStyle: UIBarStyle = .default
  /// The colour of the ground.
  open var barTintColor: UIColor? { didSet { groundChanged() } }
  open var isTranslucent = true
  /// Buttons at the end of the field while it is empty; the delegate hears of them.
  open var showsBookmarkButton = false { didSet { setNeedsLayout() } }
  open var showsSearchResultsButton = false { didSet { setNeedsLayout() } }
  open var isSearchResultsButtonSelected: Bool {
    get { results.isSelected }
    set { results.isSelected = newValue }
  }
  /// Whether a person can use the bar.
  open var isEnabled = true {
    didSet {
      for control in [searchTextField, cancel, bookmark, results, scopes] { control.isEnabled = isEnabled }
    }
  }
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
    onScopes()
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
  /// A picture behind the bar, which is stretched; one without a size leaves the ground out.
  open var backgroundImage: UIImage? { didSet { groundChanged() } }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { if barMetrics == .default { self.backgroundImage = backgroundImage } }
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundImage : nil
  }
  /// A picture behind the field, which is stretched, in the place of its grey ground. That for `normal` counts.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    guard state == .normal else { return }
    searchTextField.background = backgroundImage
    searchTextField.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : .clear
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .normal ? searchTextField.background : nil
  }
  /// How the parts below the field look.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopes.setTitleTextAttributes(attributes, for: state) }
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopes.titleTextAttributes(for: state)
  }
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes.backgroundImage(for: state, barMetrics: .default)
  }
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopes.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopes.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  private func groundChanged() {
    let isBare = searchBarStyle == .minimal || backgroundImage?.size == .zero
    ground.image = isBare ? nil : backgroundImage
    ground.backgroundColor = isBare ? nil : barTintColor
  }

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
    for view in [ground, searchTextField, glass, cancel, scopes, bookmark, results] { addSubview(view) }
    iconsChanged()
    bookmark.accessibilityLabel = "Bookmarks"
    results.accessibilityLabel = "Search results"
    bookmark.addAction(
      UIAction { [weak self] _ in
        if let self { self.delegate?.searchBarBookmarkButtonClicked(self) }
      }, for: .primaryActionTriggered)
    results.addAction(
      UIAction { [weak self] _ in
        if let self { self.delegate?.searchBarResultsListButtonClicked(self) }
      }, for: .primaryActionTriggered)
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
    if showsBookmarkButton || showsSearchResultsButton { setNeedsLayout() }
    onChange()
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    let y = ((hasScopes ? 44 : bounds.height) - 36) / 2
    scopes.isHidden = !hasScopes
    scopes.frame = CGRect(x: 8, y: 48, width: max(0, bounds.width - 16), height: 32)
    cancel.isHidden = !showsCancelButton
    let room = showsCancelButton ? cancel.intrinsicContentSize.width + 12 : 0
    ground.frame = bounds
    searchTextField.frame = CGRect(x: 8, y: y, width: max(0, bounds.width - 16 - room), height: 36)
      .moved(by: searchFieldBackgroundPositionAdjustment)
    searchTextField.textStart = 23 + searchTextPositionAdjustment.horizontal
    let field = searchTextField.frame
    glass.frame = CGRect(x: field.minX + 6, y: field.minY + 8, width: 20, height: 20)
      .moved(by: positionAdjustment(for: .search))
    var end = field.maxX - 30
    let isEmpty = searchTextField.text?.isEmpty != false
    for (button, icon, isShown) in [
      (bookmark, Icon.bookmark, showsBookmarkButton), (results, .resultsList, showsSearchResultsButton),
    ] {
      button.isHidden = !isShown || !isEmpty
      guard !button.isHidden else { continue }
      button.frame = CGRect(x: end, y: field.minY + 4, width: 28, height: 28)
        .moved(by: positionAdjustment(for: icon))
      end -= 30
    }
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

extension CGRect {
  fileprivate func moved(by offset: UIOffset) -> CGRect {
    offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
