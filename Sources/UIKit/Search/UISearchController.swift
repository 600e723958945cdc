import Foundation
import SashControls
import SashCore

/// Looks after a search in what a controller shows. It is shown by the search field of the navigation bar.
///
/// - Missing: showing the results controller, being presented by itself, scopes.
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
  open var showsSearchResultsController = false
  private var storedActive = false
  /// Told of changes by code.
  weak var item: UINavigationItem?

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.onChange = { [weak self] in self?.tell() }
    if searchResultsController != nil {
      runtimeWarning(
        "UISearchController does not show a results controller: show what is found in the controller itself.")
    }
  }
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
  /// Whether a person is searching.
  open var isActive: Bool {
    get { storedActive }
    set {
      guard newValue != storedActive else { return }
      if newValue {
        delegate?.willPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
      }
      storedActive = newValue
      if !newValue { searchBar.text = "" }
      tell()
      if newValue {
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.didDismissSearchController(self)
      }
    }
  }
  private func tell() {
    searchResultsUpdater?.updateSearchResults(for: self)
    item?.owner?.containerChanged()
  }
  /// The field of the navigation bar.
  func field(around page: some View) -> AnyView {
    AnyView(
      page.searchable(
        text: Binding(
          get: { [weak self] in self?.searchBar.text ?? "" },
          set: { [weak self] in self?.searchBar.text = $0 }),
        isPresented: Binding(
          get: { [weak self] in self?.isActive ?? false }, set: { [weak self] in self?.isActive = $0 }),
        prompt: searchBar.placeholder ?? "Search"
      )
      .onSubmit(of: .search) { [weak self] in
        if let bar = self?.searchBar { bar.delegate?.searchBarSearchButtonClicked(bar) }
      })
  }
}

/// Shows what has been found.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
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
