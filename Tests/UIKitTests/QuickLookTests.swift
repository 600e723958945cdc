import Foundation
import QuickLook
import Sash
import Testing

@MainActor @Suite("Previews of files")
struct QuickLookTests {
  private func file(_ name: String, _ content: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(content.utf8).write(to: file)
    return file
  }

  private struct Page: View {
    let files: [URL]
    @State private var shown: URL?
    var body: some View {
      Button("Look") { shown = files[0] }.quickLookPreview($shown, in: files)
      Text(shown == nil ? "closed" : "open")
    }
  }
  @Test("Texts are shown, one gets from one file to the next, and Done sets the binding to nil")
  func files() throws {
    let files = [try file("one.txt", "First text"), try file("two.pdf", "%PDF")]
    let host = TestHost { Page(files: files) }
    host.tap("Look")
    host.advance(by: 1)
    #expect(host.shows("First text") && host.shows("one.txt") && host.shows("1 of 2"))
    host.tap("Next")
    host.advance(by: 0.2)
    #expect(host.shows("There is no preview of this kind of file.") && host.shows("2 of 2"))
    host.tap("Open in Its Program")
    #expect(host.openedURLs == [files[1]])
    host.tap("Done")
    host.advance(by: 1)
    #expect(host.shows("closed") && !host.shows("2 of 2"))
  }

  private final class Source: NSObject, QLPreviewControllerDataSource {
    let files: [URL]
    init(_ files: [URL]) { self.files = files }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      files[index] as NSURL
    }
  }
  private struct Box: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }
  @Test("A controller shows the items of its source")
  func controller() throws {
    let source = Source([try file("a.json", "{\"a\": 1}"), URL(fileURLWithPath: "/no/such/file")])
    let controller = QLPreviewController()
    controller.dataSource = source
    let host = TestHost { Box(controller: controller) }
    host.advance(by: 0.2)
    #expect(host.shows("{\"a\": 1}"))
    controller.currentPreviewItemIndex = 1
    host.advance(by: 0.2)
    #expect(host.shows("No file to preview"))
    #expect(QLPreviewController.canPreview(source.files[0] as NSURL))
    #expect(!QLPreviewController.canPreview(source.files[1] as NSURL))
  }
}
