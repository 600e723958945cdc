import Foundation
import SashApp
import SashControls
import SashCore
import SashLayout
import SashTransfer

/// What a window shows before a document has been chosen: a button for a new one, one that finds a file, and the latest
/// ones.
///
/// - Source: the screen that apps of documents begin with since iOS 18.
struct DocumentStart: View {
  let documents: Documents
  @ObservedObject private var recent: RecentDocuments
  @Environment(\.windowPlace) private var place
  @State private var isOpening = false
  @State private var problem: String?

  init(documents: Documents) { (self.documents, recent) = (documents, documents.recent) }

  var body: some View {
    let name = place?.scenes?.name ?? ""
    Group {
      if let look = documents.launch?.look {
        LaunchStage(look: look, name: name, files: list(hasCreate: false))
          .environment(
            \.newDocumentMaker,
            NewDocumentMaker(
              create: { _ in create() }, open: open,
              show: { document in
                documents.enterNew(document)
                show(document)
              }))
      } else {
        NavigationStack { list(hasCreate: true).navigationTitle(Text(verbatim: name)) }
      }
    }
    .modifier(OpenPanel(documents: documents, isPresented: $isOpening, open: open))
    .alert(
      "The document could not be opened.",
      isPresented: Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
    ) {
    } message: {
      Text(verbatim: problem ?? "")
    }
  }

  /// What can be opened, and what makes a document where nothing else does.
  private func list(hasCreate: Bool) -> some View {
    List {
      Section {
        if hasCreate, documents.canMakeNew {
          Button("Create Document", systemImage: "plus") { create() }
        }
        Button("Open…", systemImage: "folder") { isOpening = true }
      }
      let urls = recent.present
      if !urls.isEmpty {
        Section("Recents") {
          ForEach(urls, id: \.self) { url in
            Button {
              open(url)
            } label: {
              RecentRow(url: url)
            }
          }
        }
      }
    }
  }

  /// A new document lies in the folder of documents from the start.
  private func create() {
    guard let document = documents.new() else { return }
    do {
      let manager = FileManager.default
      let folder = try manager.url(
        for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      document.save(to: FileWriting.place(document.type.fileName(document.untitledName), in: folder))
      show(document)
    } catch { problem = error.localizedDescription }
  }
  private func open(_ url: URL) {
    do { show(try documents.document(at: url)) } catch { problem = error.localizedDescription }
  }
  private func show(_ document: OpenDocument) {
    guard let place, let window = place.window else { return }
    place.scenes?.show(AnyHashable(document), in: window)
  }
}

private struct RecentRow: View {
  let url: URL
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: url.deletingPathExtension().lastPathComponent).foregroundStyle(Color.primary)
      Text(verbatim: url.deletingLastPathComponent().lastPathComponent)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

/// Finds a file of one of the types of some documents.
struct OpenPanel: ViewModifier {
  let documents: Documents
  let isPresented: Binding<Bool>
  let open: @MainActor (URL) -> Void

  func body(content: Content) -> some View {
    content.modifier(
      FileDialogModifier(isPresented: isPresented) {
        .open(documents.choosableTypes, allowsMultiple: false)
      } finish: { urls in
        if let url = urls?.first { open(url) }
      })
  }
}
