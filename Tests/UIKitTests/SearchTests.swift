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

  private final class Picks: NSObject, UISearchResultsUpdating {
    var picked: [String] = []
    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      picked.append(searchSuggestion.representedObject as? String ?? "")
      searchController.searchBar.text = searchSuggestion.localizedSuggestion
    }
  }
  @Test("Suggestions are shown while a person searches, and the one that is chosen is told")
  func suggestions() throws {
    let (search, picks) = (UISearchController(), Picks())
    search.searchResultsUpdater = picks
    let item = UISearchSuggestionItem(localizedSuggestion: "Green tea", localizedDescription: "A kind of tea")
    item.representedObject = "tea-1"
    search.searchSuggestions = [item, UISearchSuggestionItem(localizedSuggestion: "Coffee")]
    let page = UIViewController()
    page.navigationItem.searchController = search
    page.navigationItem.hidesSearchBarWhenScrolling = false
    let host = TestHost(size: CGSize(width: 393, height: 700)) {
      Controlled(controller: UINavigationController(rootViewController: page))
    }
    host.advance(by: 0.5)
    #expect(!host.texts.contains("Green tea"))
    search.isActive = true
    host.advance(by: 0.8)
    let row = try #require(host.frame(of: "Green tea"))
    #expect(host.texts.contains("Coffee"))
    host.tap(at: CGPoint(x: row.midX, y: row.midY))
    host.advance(by: 0.3)
    #expect(picks.picked == ["tea-1"] && search.searchBar.text == "Green tea")
  }
  private struct Controlled: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
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
