import Foundation
import MessageUI
import SafariServices
import Sash
import Testing

@testable import UIKit

@MainActor @Suite("Pickers, searches and what is presented", .serialized)
struct PickerTests {
  private func host(_ view: UIView, height: CGFloat = 300) -> TestHost {
    TestHost(size: CGSize(width: 320, height: height)) { Filled(view: view) }
  }

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var log: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      "\(component == 0 ? "Left" : "Right") \(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component) \(row)")
    }
  }
  @Test("Wheels show their rows; turning one tells the delegate, choosing by code does not")
  func wheels() {
    let (view, wheels) = (UIPickerView(), Wheels())
    view.dataSource = wheels
    view.delegate = wheels
    view.selectRow(1, inComponent: 1, animated: false)
    let host = host(view)
    #expect(host.shows("Left 0") && host.shows("Right 1") && wheels.log.isEmpty)
    #expect(view.selectedRow(inComponent: 1) == 1)
    host.turnWheel(at: CGPoint(x: 80, y: 150), notches: -1)
    host.advance(by: 1)
    #expect(wheels.log == ["0 1"] && view.selectedRow(inComponent: 0) == 1)
    #expect(view.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test("A stepper counts between its ends")
  func stepper() {
    let stepper = UIStepper()
    stepper.maximumValue = 1
    var count = 0
    stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    let host = host(stepper)
    host.tap(at: CGPoint(x: 185, y: 150))
    host.tap(at: CGPoint(x: 185, y: 150))
    #expect(stepper.value == 1 && count == 1)
    host.tap(at: CGPoint(x: 135, y: 150))
    #expect(stepper.value == 0 && count == 2)
  }

  @Test("A date picker shows its date; wheels are as high as wheels")
  func dates() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.date = Date(timeIntervalSince1970: 0)
    let small = picker.intrinsicContentSize
    let host = host(picker)
    #expect(host.texts.contains { $0.contains("1970") || $0.contains("1969") })
    picker.preferredDatePickerStyle = .wheels
    #expect(small.height < 60 && picker.intrinsicContentSize.height > 150)
  }

  private final class Bar: NSObject, UISearchBarDelegate {
    var log: [String] = []
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  }
  @Test("A search bar tells what is typed, of Return, and of its button")
  func searchBar() {
    let (bar, delegate) = (UISearchBar(), Bar())
    bar.delegate = delegate
    bar.placeholder = "Find"
    bar.autocapitalizationType = .none
    bar.showsCancelButton = true
    let host = host(bar, height: 44)
    #expect(host.frame(of: "Find").map { $0.minX > 30 && $0.minX < 50 } == true)
    host.tap(at: CGPoint(x: 100, y: 22))
    host.type("ab")
    host.press(.return)
    #expect(delegate.log == ["begin", "a", "ab", "search"] || delegate.log == ["begin", "ab", "search"])
    host.tap("Cancel")
    #expect(delegate.log.last == "cancel" && bar.text == "ab")
  }

  @Test("The field of a search controller stands in the navigation bar and updates what is shown")
  func searchController() {
    final class Page: UIViewController, UISearchResultsUpdating {
      let search = UISearchController(searchResultsController: nil)
      var log: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Things"
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Look"
        search.searchBar.autocapitalizationType = .none
        navigationItem.searchController = search
      }
      func updateSearchResults(for searchController: UISearchController) {
        log.append(searchController.searchBar.text ?? "")
      }
    }
    let page = Page()
    let navigation = UINavigationController(rootViewController: page)
    let host = host(navigation.view, height: 500)
    host.advance(by: 0.1)
    #expect(host.shows("Look") && host.shows("Things"))
    host.tap("Look")
    host.advance(by: 1)
    host.type("x")
    host.advance(by: 0.1)
    #expect(page.log.last?.lowercased() == "x" && page.search.isActive)
  }

  @Test("A button shows its menu, and runs what is chosen")
  func menus() {
    var log: [String] = []
    let button = UIButton(configuration: .filled())
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(children: [
      UIAction(title: "First") { _ in log.append("first") },
      UIMenu(
        title: "", options: .displayInline,
        children: [UIAction(title: "Second") { _ in log.append("second") }]),
    ])
    button.showsMenuAsPrimaryAction = true
    let host = host(button)
    // Filled with the tint.
    #expect(host.pixel(x: 20, y: 20).blue > 200 && host.pixel(x: 20, y: 20).red < 30)
    host.tap("More")
    host.advance(by: 1)
    #expect(host.shows("First") && host.shows("Second"))
    host.tap("Second")
    host.advance(by: 1)
    #expect(log == ["second"] && !host.shows("First"))
  }

  @Test("A text view is as high as its lines where it does not scroll, and shows them")
  func textView() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.isEditable = false
    view.isScrollEnabled = false
    view.text = "One\nTwo\nThree"
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - 77) < 2)
    let host = host(view)
    #expect(host.frame(of: "One\nTwo\nThree").map { abs($0.minX - 5) < 1 && abs($0.minY - 8) < 1 } == true)
  }

  private final class Writer: NSObject, UITextViewDelegate {
    var (changes, selections) = (0, 0)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
      -> Bool
    { text != "x" }
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
    func textViewDidChangeSelection(_ textView: UITextView) { selections += 1 }
  }

  @Test(
    "A text view is edited in lines, asks before each change, and knows what is selected",
    arguments: [true, false])
  func textEditing(scrolls: Bool) {
    let (view, writer) = (UITextView(), Writer())
    view.isScrollEnabled = scrolls
    view.text = "One"
    view.delegate = writer
    let host = host(view)
    #expect(view.becomeFirstResponder())
    host.advance(by: 0.1)
    host.press(.end)
    host.press(.return)
    // A new line begins a sentence.
    host.type("two")
    #expect(view.text == "One\nTwo" && writer.changes == 4)
    host.type("x")
    #expect(view.text == "One\nTwo" && writer.changes == 4)
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    view.selectedRange = NSRange(location: 0, length: 3)
    host.advance(by: 0.1)
    host.type("1")
    #expect(view.text == "1\nTwo" && writer.selections > 0)
    view.selectedRange = NSRange(location: 90, length: 900)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    host.press(.command("a"))
    #expect(view.selectedRange == NSRange(location: 0, length: 5))
    #expect(view.resignFirstResponder())
    view.text = ""
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  private final class Split: UIViewController {
    let text: String
    init(_ text: String) {
      self.text = text
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
      label.text = text
      view.addSubview(label)
    }
  }
  @Test("A split view controller shows its columns side by side where there is room")
  func split() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Split("Left"), for: .primary)
    split.setViewController(Split("Right"), for: .secondary)
    let host = TestHost(size: CGSize(width: 1100, height: 700)) { Filled(view: split.view) }
    host.advance(by: 0.1)
    #expect(host.shows("Left") && host.shows("Right"))
    split.setViewController(Split("Other"), for: .secondary)
    host.advance(by: 0.5)
    #expect(host.shows("Other") && !host.shows("Right"))
  }

  @Test("Activities: a text can be copied, an own one is offered, and the end is told")
  func activities() {
    let controller = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    #expect(controller.activities.map(\.activityTitle) == ["Copy", "Save to Files", "Mail"])
    controller.excludedActivityTypes = [.copyToPasteboard, .mail]
    #expect(controller.activities.map(\.activityTitle) == ["Save to Files"])
    controller.excludedActivityTypes = nil
    var ended: [String] = []
    controller.completionWithItemsHandler = { type, isDone, _, _ in
      ended.append("\(type?.rawValue ?? "none") \(isDone)")
    }
    let host = host(controller.view)
    host.tap("Copy")
    host.advance(by: 0)
    #expect(host.clipboard == "text" && ended == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    #expect(
      UIActivityViewController(activityItems: [], applicationActivities: nil).popoverPresentationController
        != nil)
  }

  @Test("Pages of the web open in the browser; nothing can be sent")
  func services() {
    let page = SFSafariViewController(url: URL(string: "https://example.org/a")!)
    let host = host(page.view)
    host.advance(by: 0)
    #expect(host.openedURLs == [URL(string: "https://example.org/a")!])
    #expect(host.shows("example.org is shown in the browser."))
    #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
  }

  private final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var image: UIImage?
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { image = info[.originalImage] as? UIImage }
  }
  @Test("A picture is chosen from the folder of pictures; there is no camera")
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    try drawn.pngData()?.write(to: folder.appendingPathComponent("a.png"))
    let outer = PictureFolder.place
    PictureFolder.place = folder
    defer { PictureFolder.place = outer }
    let (picker, chooser) = (UIImagePickerController(), Chooser())
    picker.delegate = chooser
    let host = host(picker.view, height: 500)
    host.advance(by: 0.2)
    #expect(host.shows("Photos") && host.shows("Cancel"))
    host.tap(at: CGPoint(x: 40, y: 90))
    host.advance(by: 0)
    #expect(chooser.image != nil && !UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Go") { _ in self.log.append("go") }])
      })
    }
  }
  @Test("A view brings up the menu of its interaction")
  func interactions() {
    let (view, menus) = (UIView(), Menus())
    view.backgroundColor = .red
    view.addInteraction(UIContextMenuInteraction(delegate: menus))
    let host = host(view)
    host.press(at: CGPoint(x: 100, y: 100))
    host.advance(by: 1)
    host.release(at: CGPoint(x: 100, y: 100))
    host.advance(by: 1)
    host.tap("Go")
    host.advance(by: 1)
    #expect(menus.log == ["go"])
  }
}
