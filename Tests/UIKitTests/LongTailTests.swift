import Foundation
import Sash
import Testing

@testable import UIKit

private struct Shown: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
private final class Watching: UIView {
  var layouts = 0
  @Invalidating(.layout) var a = 1
  @Invalidating(.layout, .intrinsicContentSize) var b = 1
  override func setNeedsLayout() {
    layouts += 1
    super.setNeedsLayout()
  }
}
private final class Loading: UIViewController {
  @ViewLoading var label: UILabel
  override func viewDidLoad() {
    super.viewDidLoad()
    label = UILabel()
    label.text = "loaded"
  }
}
private final class Container: UIViewController {
  var log: [String] = []
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    log.append("prefers \(Int(container.preferredContentSize.width))")
  }
}
private final class Child: UIViewController {
  var log: [String] = []
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.append("\(Int(size.width))")
  }
}
private final class Note: UIDocument {
  var text = ""
  var isBroken = false
  override func contents(forType typeName: String) throws -> Any {
    if isBroken { throw CocoaError(.fileWriteUnknown) }
    return Data(text.utf8)
  }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
  }
}
private final class Renaming: UINavigationItemRenameDelegate {
  var log: [String] = []
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
    log.append(title)
  }
}

@MainActor @Suite("What few apps use of UIKit")
struct LongTailTests {
  @Test("A property invalidates its view when it gets another value")
  func invalidating() {
    let view = Watching()
    let before = view.layouts
    view.a = 1
    #expect(view.layouts == before)
    view.a = 2
    #expect(view.layouts == before + 1 && view.a == 2)
    view.b = 5
    #expect(view.layouts > before + 1 && view.b == 5)
  }

  @Test("A property that waits for the view loads it")
  func viewLoading() {
    let page = Loading()
    #expect(!page.isViewLoaded)
    #expect(page.label.text == "loaded" && page.isViewLoaded)
  }

  @Test("A child's place and its wishes go through its container")
  func contentContainer() {
    let (outer, inner) = (Container(), Child())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    outer.viewWillTransition(
      to: CGSize(width: 300, height: 200), with: TransitionCoordinator(isAnimated: false, style: .none))
    inner.preferredContentSize = CGSize(width: 70, height: 10)
    inner.preferredContentSize = CGSize(width: 70, height: 10)
    #expect(inner.log == ["150"] && outer.log == ["prefers 70"])
    let scroll = UIScrollView()
    inner.view.addSubview(scroll)
    #expect(inner.contentScrollView(for: .top) === scroll)
    let other = UIScrollView()
    inner.setContentScrollView(other, for: .top)
    #expect(inner.contentScrollView(for: .top) === other && inner.contentScrollView(for: .bottom) === scroll)
  }

  @Test("Symbols take size, weight and colour of a configuration, and keep what they had")
  func symbols() throws {
    let star = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)))
    let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 60))
    #expect(large.size.width > star.size.width * 2 && large.isSymbolImage)
    let red = try #require(
      star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(paletteColors: [.red])))
    #expect(red.size == star.size && red.tint == .red && red.renderingMode == .alwaysOriginal)
    #expect(red.symbolConfiguration?.wish.pointSize == 20)
    #expect(UIImage().applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)) == nil)
    #expect(
      UIImage.SymbolConfiguration(pointSize: 12).isEqual(to: UIImage.SymbolConfiguration(pointSize: 12))
        && !UIImage.SymbolConfiguration(pointSize: 12).isEqual(to: UIImage.SymbolConfiguration(pointSize: 13))
    )
    #expect(star.withBaselineOffset(fromBottom: 4).baselineOffsetFromBottom == 4)
    let view = UIImageView(image: star)
    #expect(view.intrinsicContentSize == star.size)
    // What the picture says itself comes before what the view would like.
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
    #expect(view.intrinsicContentSize == star.size)
    view.image = UIImage(systemName: "star")
    #expect(view.intrinsicContentSize.width > star.size.width * 2)
  }

  @Test("An asset has the picture of a place, and an image view shows it")
  func assets() {
    func picture(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    let (light, dark) = (picture(.red), picture(.blue))
    let asset = UIImageAsset()
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
    #expect(light.imageAsset === asset)
    let page = UIViewController()
    let view = UIImageView(image: light)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    page.view.addSubview(view)
    let host = TestHost(size: CGSize(width: 100, height: 100)) { Shown(controller: page) }
    host.advance(by: 0.1)
    #expect(host.pixel(x: 50, y: 50) == (255, 0, 0))
    page.overrideUserInterfaceStyle = .dark
    host.advance(by: 0.1)
    let (r, g, b) = host.pixel(x: 50, y: 50)
    #expect((r, g, b) == (0, 0, 255))
  }

  @Test("A title with attributes comes before the plain one")
  func attributedTitle() {
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: "attributed", attributes: [.font: UIFont.systemFont(ofSize: 40)]),
      for: .selected)
    #expect(button.currentAttributedTitle == nil && button.currentTitle == "plain")
    let size = button.intrinsicContentSize
    button.isSelected = true
    #expect(button.currentAttributedTitle?.string == "attributed")
    button.setTitle(nil, for: .normal)
    #expect(button.currentTitle == "attributed" && button.intrinsicContentSize.height > size.height * 1.5)
  }

  @Test("A switch as a box has a title and is tapped")
  func checkbox() {
    let page = UIViewController()
    let box = UISwitch(frame: CGRect(x: 10, y: 10, width: 120, height: 30))
    box.preferredStyle = .checkbox
    box.title = "Agree"
    box.sizeToFit()
    page.view.addSubview(box)
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Shown(controller: page) }
    host.advance(by: 0.1)
    var changes = 0
    box.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(box.style == .checkbox && box.intrinsicContentSize.width > 50)
    host.tap(at: CGPoint(x: 70, y: 25))
    host.advance(by: 0.1)
    #expect(box.isOn && changes == 1)
  }

  @Test("Groups of buttons stand in the bar; a title brings up a menu that renames")
  func groupsAndTitles() {
    let page = UIViewController()
    page.title = "Old"
    let group = UIBarButtonItem(title: "Group").creatingFixedGroup()
    let hidden = UIBarButtonItem(title: "Optional")
      .creatingOptionalGroup(customizationIdentifier: "o", isInDefaultCustomization: false)
    page.navigationItem.trailingItemGroups = [group, hidden]
    let renaming = Renaming()
    page.navigationItem.renameDelegate = renaming
    let navigation = UINavigationController(rootViewController: page)
    let host = TestHost(size: CGSize(width: 400, height: 500)) { Shown(controller: navigation) }
    host.advance(by: 0.1)
    #expect(navigation.navigationBar.topItem === page.navigationItem)
    #expect(host.accessibilityTree.contains("Group") && !host.accessibilityTree.contains("Optional"))
    group.isHidden = true
    host.advance(by: 0.1)
    #expect(!host.accessibilityTree.contains("Group"))
    #expect(host.tap("Old"))
    host.advance(by: 0.5)
    #expect(host.tap("Rename…"))
    host.advance(by: 1)
    let alert =
      page.presentedViewController as? UIAlertController
      ?? navigation.presentedViewController as? UIAlertController
    #expect(alert?.textFields?.first?.text == "Old")
    alert?.textFields?.first?.text = "New"
    #expect(host.tap("OK"))
    host.advance(by: 1)
    #expect(renaming.log == ["New"] && page.navigationItem.title == "New")
  }

  @Test("What is shown where there is nothing follows the search, and its button acts")
  func unavailable() {
    let page = UIViewController()
    var taps = 0
    var look = UIContentUnavailableConfiguration.empty()
    look.text = "Nothing"
    look.secondaryText = "Add one"
    look.button.title = "Add"
    look.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    page.contentUnavailableConfiguration = look
    let host = TestHost(size: CGSize(width: 300, height: 400)) { Shown(controller: page) }
    host.advance(by: 0.1)
    #expect(host.accessibilityTree.contains("Nothing") && host.tap("Add"))
    #expect(taps == 1)
    page.contentUnavailableConfiguration = nil
    host.advance(by: 0.1)
    #expect(!host.accessibilityTree.contains("Nothing"))
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = "cat"
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text?.contains("cat") == true)
  }

  @Test("A document is made, changed, saved and read again")
  func documents() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    let note = Note(fileURL: url)
    note.text = "one"
    #expect(
      note.documentState == .closed && note.localizedName == url.deletingPathExtension().lastPathComponent)
    #expect(await note.save(to: url, for: .forCreating) && note.documentState == .normal)
    note.text = "two"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    #expect(await note.close() && !note.hasUnsavedChanges && note.documentState == .closed)
    let again = Note(fileURL: url)
    #expect(await again.open() && again.text == "two")
    again.text = "three"
    again.updateChangeCount(.done)
    #expect(await again.revert(toContentsOf: url) && again.text == "two" && !again.hasUnsavedChanges)
    #expect(await Note(fileURL: url.appendingPathExtension("absent")).open() == false)
    try FileManager.default.removeItem(at: url)
  }

  @Test("A document whose changes have all been undone has none to save")
  func undoneChanges() throws {
    let note = Note(fileURL: FileManager.default.temporaryDirectory.appendingPathComponent("undone.txt"))
    let undo = try #require(note.undoManager)
    undo.groupsByEvent = false
    undo.beginUndoGrouping()
    undo.registerUndo(withTarget: note) { $0.text = "" }
    undo.endUndoGrouping()
    #expect(note.hasUnsavedChanges)
    undo.undo()
    #expect(!note.hasUnsavedChanges)
  }

  @Test("Names are sorted into the sections of their first letters")
  func collation() {
    let collation = UILocalizedIndexedCollation.current()
    #expect(collation.sectionTitles.first == "A" && collation.sectionTitles.last == "#")
    let names = ["Émile", "bea", "7", "Ada"]
    let sections = names.map {
      collation.sectionTitles[collation.section(for: $0, collationStringSelector: Selector("self"))]
    }
    #expect(sections == ["E", "B", "#", "A"])
    let sorted = collation.sortedArray(from: names, collationStringSelector: Selector("self")) as? [String]
    #expect(sorted == ["7", "Ada", "bea", "Émile"])
  }

  @Test("The focus goes to where something wants it, and both sides hear of it")
  func focus() {
    let page = UIViewController()
    let (first, second) = (UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), UITextField())
    page.view.addSubview(first)
    page.view.addSubview(second)
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Shown(controller: page) }
    host.advance(by: 0.1)
    #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
    let system = UIFocusSystem.focusSystem(for: page)
    system?.requestFocusUpdate(to: second)
    #expect(second.isFocused && system?.focusedItem === second && !first.isFocused)
    #expect(UIFocusSystem.environment(page, contains: second))
    second.resignFirstResponder()
  }

  @Test("Properties may hold constraints, searches and pages that are made of nothing until they are set")
  func madeOfNothing() {
    final class Card: UIView {
      var height = NSLayoutConstraint()
    }
    let (card, around) = (Card(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let told = TestHost.warnings { card.height.isActive = true }
    #expect(told.count == 1 && !card.height.isActive)
    card.translatesAutoresizingMaskIntoConstraints = false
    around.addSubview(card)
    card.height = card.heightAnchor.constraint(equalToConstant: 40)
    card.height.isActive = true
    around.layoutIfNeeded()
    #expect(card.frame.height == 40)
    #expect(UISearchController().searchResultsController == nil)
    #expect(UIPageViewController().transitionStyle == .pageCurl)
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
  }

  @Test("A document that cannot be saved stays open, and can be closed later")
  func unsavedClose() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID().uuidString).txt")
    let note = Note(fileURL: url)
    #expect(await note.save(to: url, for: .forCreating))
    note.text = "kept"
    note.updateChangeCount(.done)
    note.isBroken = true
    #expect(await !note.close())
    #expect(!note.documentState.contains(.closed) && note.hasUnsavedChanges)
    note.isBroken = false
    #expect(await note.close())
    #expect(note.documentState.contains(.closed))
    #expect(try String(contentsOf: url, encoding: .utf8) == "kept")
  }
}
