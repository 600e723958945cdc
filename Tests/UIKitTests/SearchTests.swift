import Foundation
import Sash
import Testing

@testable import UIKit

/// Notes what a search bar and its controller tell.
private final class Told: NSObject, UISearchBarDelegate, UISearchControllerDelegate, UISearchResultsUpdating {
  var log: [String] = []
  var mayBegin = true
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    log.append("should begin")
    return mayBegin
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("did begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    log.append("should end")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("did end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("text \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { log.append("did present") }
  func willDismissSearchController(_ searchController: UISearchController) { log.append("will dismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
  func updateSearchResults(for searchController: UISearchController) {
    log.append("update \(searchController.searchBar.text ?? "")")
  }
}

@MainActor @Suite("What searches tell")
struct SearchTests {
  @Test("A search bar asks before it begins and ends, and does not tell of what code sets")
  func bar() {
    let (bar, told) = (UISearchBar(), Told())
    bar.delegate = told
    bar.autocapitalizationType = .none
    let host = TestHost(size: CGSize(width: 300, height: 44)) { Filled(view: bar) }
    told.mayBegin = false
    host.tap(at: CGPoint(x: 100, y: 22))
    host.advance(by: 0.1)
    #expect(told.log == ["should begin"])
    told.log = []
    told.mayBegin = true
    host.tap(at: CGPoint(x: 100, y: 22))
    host.advance(by: 0.1)
    host.type("a")
    host.press(.return)
    bar.text = "by code"
    bar.resignFirstResponder()
    host.advance(by: 0.1)
    #expect(told.log == ["should begin", "did begin", "text a", "search", "should end", "did end"])
  }

  @Test("A search controller tells when it begins, of each letter, and when it is called off")
  func controller() {
    let (page, told) = (UIViewController(), Told())
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Look"
    search.searchBar.autocapitalizationType = .none
    search.searchBar.delegate = told
    search.delegate = told
    search.searchResultsUpdater = told
    page.navigationItem.searchController = search
    page.title = "Things"
    let navigation = UINavigationController(rootViewController: page)
    let host = TestHost(size: CGSize(width: 390, height: 600)) { Filled(view: navigation.view) }
    host.advance(by: 0.1)
    host.tap("Look")
    host.advance(by: 1)
    #expect(
      told.log == [
        "should begin", "will present", "did begin", "update ", "did present",
      ])
    told.log = []
    host.type("x")
    host.advance(by: 0.1)
    #expect(told.log == ["text x", "update x"])
    told.log = []
    host.press(.return)
    #expect(told.log == ["search"])
    told.log = []
    host.tap("Cancel")
    host.advance(by: 1)
    #expect(
      told.log == ["cancel", "will dismiss", "text ", "update ", "should end", "did end", "did dismiss"])
    #expect(!search.isActive && search.searchBar.text == "")
    told.log = []
    search.searchBar.text = "by code"
    #expect(told.log == ["update by code"])
  }
}
