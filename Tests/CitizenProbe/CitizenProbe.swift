import Foundation
import SwiftUI

// A program that is used as a person does on a desktop (Scripts/check-desktop), and says what comes of it, a line for each thing.

@main struct CitizenProbe: App {
  init() {
    setvbuf(stdout, nil, _IOLBF, 0)
    print("started")
  }

  var body: some Scene {
    DocumentGroup(newDocument: Note(text: "")) { NoteView(file: $0) }
      .defaultSize(width: 640, height: 480)
      .commands { CommandMenu("Tools") { OpenCounter() } }
    Window("Counter", id: "counter") { Counter() }.defaultSize(width: 400, height: 300)
    MenuBarExtra("Citizen", systemImage: "star.fill") { Button("Greet") { print("greeted") } }
  }
}

struct Note: FileDocument {
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

private struct NoteView: View {
  let file: FileDocumentConfiguration<Note>
  @Environment(\.colorScheme) private var scheme
  @Environment(\.scenePhase) private var phase
  @Environment(\.locale) private var locale
  @FocusState private var isFocused: Bool

  private var name: String { file.fileURL?.lastPathComponent ?? "nowhere" }
  var body: some View {
    TextEditor(text: file.$document.text)
      .focused($isFocused)
      .onAppear { isFocused = true }
      .onChange(of: file.document.text, initial: true) { print("text of \(name): \($1)") }
      .onChange(of: scheme, initial: true) { print("scheme \($1)") }
      .onChange(of: phase) { print("phase of \(name): \($1)") }
      .onChange(of: locale) { print("locale \($1.identifier) \(1234.5.formatted())") }
  }
}

private struct OpenCounter: View {
  @Environment(\.openWindow) private var openWindow
  var body: some View { Button("Open Counter") { openWindow(id: "counter") } }
}

private struct Counter: View {
  @SceneStorage("count") private var count = 0
  var body: some View {
    Button("Count") { count += 1 }
      .keyboardShortcut("k")
      .onChange(of: count, initial: true) { print("count \($1)") }
      .onDisappear { print("counter has gone") }
  }
}
