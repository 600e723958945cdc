import Foundation
import Sash
import SwiftUI
import Testing

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text: String
  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Notes: App {
  var body: some Scene {
    DocumentGroupLaunchScene("My notes") {
      NewDocumentButton("Start writing")
      NewDocumentButton(Text("From a letter"), for: Note.self) { Note(text: "Dear") }
    } background: {
      Color.yellow
    } overlayAccessoryView: { proxy in
      Text("title is there \(proxy.titleViewFrame.height > 0)")
    }
    DocumentGroup(newDocument: Note(text: "new")) { file in Text("text \(file.document.text)") }
  }
}

/// The first screen of apps of documents.
@MainActor @Suite("First screens of documents")
struct DocumentLaunchTests {
  private static let phone = CGSize(width: 393, height: 852)

  @Test("A scene says what an app of documents begins with")
  func scene() async {
    let host = TestHost(app: Notes(), onPhone: true)
    host.advance(by: 1)
    #expect(host.shows("My notes") && host.shows("title is there true"), "\(host.texts)")
    host.tap("From a letter")
    await host.settle()
    host.advance(by: 1)
    #expect(host.shows("text Dear"), "\(host.texts)")
  }

  @Test("A view of its own shows the file that a button has made")
  func view() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("launched-\(UUID()).txt")
    try Data("hello".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let host = TestHost {
      DocumentLaunchView("Books", for: [.plainText]) {
        NewDocumentButton("Take this", contentType: .plainText) { url }
      } onDocumentOpen: { file in
        Text("shows \(file.lastPathComponent == url.lastPathComponent)")
      }
    }
    #expect(host.shows("Books"))
    host.tap("Take this")
    await host.settle()
    host.advance(by: 1)
    #expect(host.shows("shows true"))
  }

  @Test("Values are put into activities and taken out of them")
  func payload() throws {
    let activity = NSUserActivity(activityType: "test")
    try activity.setTypedPayload(["a": 1])
    #expect(try activity.typedPayload([String: Int].self) == ["a": 1])
    #expect(throws: NSUserActivity.TypedPayloadError.self) { try activity.typedPayload(Int.self) }
  }

  @Test(
    "Scenes change values of the environment; transfers that nobody wakes the app for are said not to run")
  func scenes() {
    struct Simple: App {
      var body: some Scene {
        WindowGroup { Seen() }
          .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 1) + 6 }
          .backgroundTask(.urlSession("news")) { _ in }
        AssistiveAccess { Text("simple") }
      }
    }
    struct Seen: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text("limit \(limit ?? 0)") }
    }
    let warnings = TestHost.warnings {
      let host = TestHost(size: Self.phone, app: Simple())
      #expect(host.shows("limit 7"))
    }
    #expect(warnings.contains { $0.contains("urlSession(\"news\")") })
  }
}
