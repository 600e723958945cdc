import Foundation
import SashApp
import SashControls
import SashCore
import SashTransfer

/// What a window of documents shows: its document, or a choice of documents as long as it has none.
struct DocumentWindow: View {
  let documents: Documents
  nonisolated(unsafe) let editor: @MainActor (OpenDocument) -> AnyView
  @Environment(\.windowValue) private var value

  nonisolated init(documents: Documents, editor: @escaping @MainActor (OpenDocument) -> AnyView) {
    (self.documents, self.editor) = (documents, editor)
  }
  var body: some View { Chosen(value: value, documents: documents, editor: editor) }

  private struct Chosen: View {
    @ObservedObject var value: WindowValue
    let documents: Documents
    let editor: @MainActor (OpenDocument) -> AnyView
    var body: some View {
      if let document = value.value?.base as? OpenDocument {
        DocumentScreen(document: document, documents: documents, editor: editor).id(document)
      } else {
        DocumentStart(documents: documents)
      }
    }
  }
}

/// A document, and the questions about it.
private struct DocumentScreen: View {
  @ObservedObject var document: OpenDocument
  let documents: Documents
  let editor: @MainActor (OpenDocument) -> AnyView
  @Environment(\.supportsMultipleWindows) private var hasSeveralWindows
  @Environment(\.scenePhase) private var phase

  var body: some View {
    framed
      .environment(
        \.documentConfiguration,
        DocumentConfiguration(fileURL: document.url, isEditable: document.isEditable)
      )
      .modifier(DocumentQuestions(document: document))
      .onChange(of: phase) {
        if phase == .active {
          document.readAgainIfOthersWrote()
        } else if document.url != nil {
          document.save()
        }
      }
  }

  /// A bar with the name and what the editor puts there; on a phone with a way back to the choice of documents.
  private var framed: some View {
    NavigationStack {
      editor(document)
        .navigationTitle(Text(verbatim: document.name))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          if !hasSeveralWindows {
            ToolbarItem(placement: .topBarLeading) {
              Button("Documents", systemImage: "chevron.backward") {
                if document.mayClose() { document.closeWindow() }
              }
            }
          }
        }
    }
  }
}
