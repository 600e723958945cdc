import Foundation
import SashApp
import SashControls
import SashCore
import SashTransfer

/// What the menu bar has for documents: new, open, the latest ones; save, duplicate, revert.
struct DocumentCommands: Commands {
  nonisolated(unsafe) let documents: Documents
  nonisolated init(documents: Documents) { self.documents = documents }

  typealias Body = Never
  var body: Never { fatalError("body should not be called on commands of the framework.") }
  nonisolated static func _makeCommands(_ commands: Self) -> AnyView {
    AnyView(DocumentMenus(documents: commands.documents))
  }
}

/// Hands the commands up to the window, and shows the panels that they ask for.
private struct DocumentMenus: View {
  let documents: Documents
  @Environment(\.windowValue) private var value
  nonisolated init(documents: Documents) { self.documents = documents }
  var body: some View { Menus(documents: documents, value: value) }

  private struct Menus: View {
    let documents: Documents
    @ObservedObject var value: WindowValue
    @Environment(\.windowPlace) private var place
    @State private var isOpening = false
    @State private var isSaving = false
    @State private var problem: String?

    var body: some View {
      let document = value.value?.base as? OpenDocument
      let own = document.flatMap { $0.documents === documents ? $0 : nil }
      ZStack {
        CommandGroup<NewItems>._makeCommands(
          CommandGroup(before: .newItem) {
            NewItems(documents: documents, isOpening: $isOpening, open: open)
          })
        if let own {
          CommandGroup<SaveItems>._makeCommands(
            CommandGroup(after: .saveItem) {
              SaveItems(document: own, documents: documents, isSaving: $isSaving)
            })
        }
      }
      .modifier(OpenPanel(documents: documents, isPresented: $isOpening, open: open))
      .modifier(OptionalSavePanel(document: own, isPresented: $isSaving))
      .alert(
        "The document could not be opened.",
        isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
      ) {
      } message: {
        Text(verbatim: problem ?? "")
      }
    }
    private func open(_ url: URL) {
      do { try place?.scenes?.openFile(url) } catch { problem = error.localizedDescription }
    }
  }
}

private struct OptionalSavePanel: ViewModifier {
  let document: OpenDocument?
  let isPresented: Binding<Bool>
  func body(content: Content) -> some View {
    if let document {
      content.modifier(SavePanel(document: document, isPresented: isPresented) { _ in })
    } else {
      content
    }
  }
}

private struct NewItems: View {
  let documents: Documents
  @Binding var isOpening: Bool
  let open: (URL) -> Void
  @ObservedObject private var recent: RecentDocuments
  @Environment(\.windowPlace) private var place

  init(documents: Documents, isOpening: Binding<Bool>, open: @escaping (URL) -> Void) {
    (self.documents, recent) = (documents, documents.recent)
    _isOpening = isOpening
    self.open = open
  }

  var body: some View {
    if documents.canMakeNew {
      Button("New") { place?.scenes?.openNew(in: documents) }.keyboardShortcut("n")
    }
    Button("Open…") { isOpening = true }.keyboardShortcut("o")
    Menu("Open Recent") {
      let urls = recent.present
      ForEach(urls, id: \.self) { url in
        Button {
          open(url)
        } label: {
          Text(verbatim: url.lastPathComponent)
        }
      }
      Divider()
      Button("Clear Menu") { recent.clear() }.disabled(urls.isEmpty)
    }
  }
}

private struct SaveItems: View {
  @ObservedObject var document: OpenDocument
  let documents: Documents
  @Binding var isSaving: Bool
  @Environment(\.windowPlace) private var place

  var body: some View {
    if document.isEditable {
      Button(document.url == nil ? "Save…" : "Save") {
        if document.url == nil { isSaving = true } else { document.saveByPerson() }
      }
      .keyboardShortcut("s")
    }
    if documents.canMakeNew {
      Button("Duplicate") {
        if let copy = documents.copy(of: document) { place?.scenes?.openNew(of: documents, value: copy) }
      }
      .keyboardShortcut("s", modifiers: [.command, .shift])
    }
    Button("Save As…") { isSaving = true }
    if document.isEditable { RevertMenu(document: document) }
  }
}

/// What a document can go back to.
///
/// - Source: the menu of the Mac is called Revert To, and begins with what was opened last
private struct RevertMenu: View {
  @ObservedObject var document: OpenDocument

  var body: some View {
    let versions = document.versions
    Menu("Revert To") {
      Button("Last Opened") { document.revert(toOpened: true) }.disabled(document.opened == nil)
      if !versions.isEmpty {
        Section("Versions") {
          ForEach(versions, id: \.date) { version in
            Button {
              document.revert(to: version)
            } label: {
              Text(version.date, format: Self.format)
            }
          }
        }
      }
    }
  }
  private static var format: Date.FormatStyle { .dateTime.year().month().day().hour().minute().second() }
}
