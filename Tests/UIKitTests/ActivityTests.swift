import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Activities and document pickers of UIKit")
struct ActivityTests {
  private final class Root: UIViewController {
    override func viewDidLoad() { view.backgroundColor = .white }
  }
  private struct Box: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }
  private final class Late: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "made late" }
  }
  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      ""
    }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .mail ? "for mail" : "for others" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "About" }
  }

  @Test("Items are copied, and sources give another item to each activity")
  func activities() {
    let root = Root()
    let host = TestHost { Box(controller: root) }
    host.advance(by: 0.1)
    func present(_ items: [Any], _ excluded: [UIActivity.ActivityType] = []) {
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
      sheet.excludedActivityTypes = excluded
      root.present(sheet, animated: true)
      host.advance(by: 1)
    }
    present([Late(placeholderItem: "")])
    host.tap("Copy")
    host.advance(by: 1)
    #expect(host.clipboard == "made late" && !host.shows("Copy"))
    present([Source()])
    host.tap("Mail")
    host.advance(by: 1)
    #expect(host.openedURLs.last?.absoluteString == "mailto:?subject=About&body=for%20mail")
    present(["text"], [.copyToPasteboard])
    #expect(!host.shows("Copy") && host.shows("Save to Files"))
  }

  private final class Picked: NSObject, UIDocumentPickerDelegate {
    var urls: [URL] = []
    var isCancelled = false
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      self.urls = urls
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { isCancelled = true }
  }
  @Test("A document picker opens files and exports them, and says when it was called off")
  func documentPicker() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let goal = folder.appendingPathComponent("goal")
    try FileManager.default.createDirectory(at: goal, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("a.txt")
    try Data("a".utf8).write(to: file)
    let root = Root()
    let host = TestHost { Box(controller: root) }
    host.advance(by: 0.1)
    let picked = Picked()
    func present(_ picker: UIDocumentPickerViewController, in directory: URL) {
      picker.delegate = picked
      picker.directoryURL = directory
      root.present(picker, animated: true)
      host.advance(by: 1)
    }
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true), in: folder)
    host.tap("a.txt")
    host.advance(by: 1)
    #expect(picked.urls.map(\.lastPathComponent) == ["a.txt"] && picked.urls.first != file)
    #expect(root.presentedViewController == nil)
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]), in: folder)
    host.tap("Cancel")
    host.advance(by: 1)
    #expect(picked.isCancelled)
    present(UIDocumentPickerViewController(forExporting: [file], asCopy: true), in: goal)
    host.tap("Save")
    host.advance(by: 1)
    #expect(picked.urls.map(\.lastPathComponent) == ["a.txt"])
    #expect(FileManager.default.fileExists(atPath: goal.appendingPathComponent("a.txt").path))
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}
