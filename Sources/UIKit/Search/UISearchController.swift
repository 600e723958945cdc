import Foundation
import SashControls
import SashCore

/// Looks after a search in what a controller shows. It is shown by the search field of the navigation bar.
///
/// - Missing: being presented by itself.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// Holds what is looked for. It is not drawn itself: the bar of the navigation is.
  public let searchBar = UISearchBar()
  /// Shows what has been found. It is not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchResultsController: UIViewController?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false {
    didSet { if showsSearchResultsController != oldValue { containerMayChange() } }
  }
  /// What a person may choose instead of typing it; nil shows none.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { containerMayChange() } }
  private func chose(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    containerMayChange()
  }
  private var storedActive = false
  /// Told of changes by code.
  weak var item: UINavigationItem?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.onChange = { [weak self] in self?.tell() }
    searchBar.onScopes = { [weak self] in self?.containerMayChange() }
    searchBar.searchController = self
    if let searchResultsController {
      addChild(searchResultsController)
      searchResultsController.didMove(toParent: self)
    }
  }
  /// A search that shows what it finds in the controller that it stands in.
  public convenience init() { self.init(searchResultsController: nil) }
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
  /// Whether a person is searching.
  open var isActive: Bool {
    get { storedActive }
    set {
      guard newValue != storedActive else { return }
      if newValue { begin() } else { end() }
    }
  }
  /// - Source: the order in which UIKit tells the three delegates.
  private func begin() {
    delegate?.willPresentSearchController(self)
    storedActive = true
    searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
    tell()
    delegate?.didPresentSearchController(self)
  }
  private func end() {
    delegate?.willDismissSearchController(self)
    storedActive = false
    searchBar.typed("")
    _ = searchBar.delegate?.searchBarShouldEndEditing(searchBar)
    searchBar.delegate?.searchBarTextDidEndEditing(searchBar)
    containerMayChange()
    delegate?.didDismissSearchController(self)
  }
  private func cancelled() {
    guard storedActive else { return }
    searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
    isActive = false
  }
  private func tell() {
    searchResultsUpdater?.updateSearchResults(for: self)
    containerMayChange()
  }
  private func containerMayChange() { item?.owner?.containerChanged() }

  // MARK: What is seen

  private var showsResults: Bool {
    searchResultsController != nil && storedActive
      && (showsSearchResultsController
        || automaticallyShowsSearchResultsController && searchBar.text?.isEmpty == false)
  }
  /// The field of the navigation bar, and what has been found over the page.
  func field(around page: some View) -> AnyView {
    let results = showsResults ? searchResultsController : nil
    let shown = ZStack {
      page
      if let results { CoveringStage(root: results.view) }
    }
    let scopes = searchBar.scopeButtonTitles ?? []
    let searched =
      shown.searchable(
        text: Binding(
          get: { [weak self] in self?.searchBar.text ?? "" },
          set: { [weak self] in self?.searchBar.typed($0) }),
        isPresented: Binding(
          get: { [weak self] in self?.isActive ?? false }, set: { [weak self] in self?.isActive = $0 }),
        prompt: searchBar.placeholder ?? "Search"
      )
      .environment(
        \.searchKeeper,
        SearchKeeper(
          mayBegin: { [weak self] in
            guard let bar = self?.searchBar else { return true }
            return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
          }, cancelled: { [weak self] in self?.cancelled() })
      )
      .onSubmit(of: .search) { [weak self] in
        if let bar = self?.searchBar { bar.delegate?.searchBarSearchButtonClicked(bar) }
      }
    let suggested = searched.searchSuggestions {
      ForEach(Array((searchSuggestions ?? []).enumerated()), id: \.offset) { [weak self] _, suggestion in
        Button {
          self?.chose(suggestion)
        } label: {
          Label {
            Text(suggestion.localizedSuggestion ?? "")
          } icon: {
            if let image = suggestion.iconImage { Image(uiImage: image) }
          }
        }
        .accessibilityHint(suggestion.localizedDescription ?? "")
      }
    }
    if scopes.isEmpty { return AnyView(suggested) }
    return AnyView(
      suggested.searchScopes(
        Binding(
          get: { [weak self] in self?.searchBar.selectedScopeButtonIndex ?? 0 },
          set: { [weak self] in self?.searchBar.chose(scope: $0) })
      ) {
        ForEach(Array(scopes.enumerated()), id: \.offset) { Text(verbatim: $0.element).tag($0.offset) }
      })
  }
}

/// Shows what has been found.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
  /// A person has chosen a suggestion: the field is theirs to fill.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}
extension UISearchResultsUpdating {
  /// Puts the words of the suggestion into the field.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { searchController.searchBar.typed(searchSuggestion.localizedSuggestion ?? "") }
}

/// What a person may look for, to be chosen.
@MainActor @preconcurrency
public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  /// For those who do not see it.
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  /// What code keeps with it.
  var representedObject: Any? { get set }
}

/// A suggestion of words.
@MainActor @preconcurrency
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedSuggestion: String?
  public let localizedDescription: String?
  public let iconImage: UIImage?
  public let localizedAttributedSuggestion: NSAttributedString?
  open var representedObject: Any?
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (localizedSuggestion, localizedDescription, self.iconImage) = (suggestion, description, iconImage)
    localizedAttributedSuggestion = nil
    super.init()
  }
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (localizedSuggestion, localizedDescription, self.iconImage) = (suggestion.string, description, iconImage)
    localizedAttributedSuggestion = suggestion
    super.init()
  }
}
/// Hears of a search.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
