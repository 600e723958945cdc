import Foundation
import SashControls
import SashCore
import SashTransfer

/// Asks a person what is to be done with a document that is closed or that cannot be written.
///
/// - Source: the words that macOS asks with when a new document is closed.
struct DocumentQuestions: ViewModifier {
  @ObservedObject var document: OpenDocument
  /// Whether the window closes when the document has been saved.
  @State private var closesThen = false
  @State private var isSaving = false

  private func isAsked(_ test: @escaping (DocumentQuestion) -> Bool) -> Binding<Bool> {
    let document = document
    return Binding {
      document.question.map(test) ?? false
    } set: {
      if !$0, document.question.map(test) == true { document.question = nil }
    }
  }
  private var reason: String {
    if case .cannotSave(let reason) = document.question { reason } else { "" }
  }

  func body(content: Content) -> some View {
    content
      .alert(
        Text("Do you want to keep this new document “\(document.name)”?"),
        isPresented: isAsked { $0 == .keepNew }
      ) {
        Button("Save…") { (closesThen, isSaving) = (true, true) }.keyboardShortcut(.defaultAction)
        Button("Delete", role: .destructive) {
          document.discard()
          document.closeWindow()
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text(
          "You can choose to save your changes, or delete this document immediately. You can’t undo this action."
        )
      }
      .alert(
        Text("The document “\(document.name)” could not be saved."),
        isPresented: isAsked { if case .cannotSave = $0 { true } else { false } }
      ) {
        Button("Save As…") { isSaving = true }
        if document.url != nil {
          Button("Discard Changes", role: .destructive) { document.revert() }
        }
        Button("OK", role: .cancel) {}
      } message: {
        Text(verbatim: reason)
      }
      .alert(
        Text("The file of “\(document.name)” has been changed by another application."),
        isPresented: isAsked { $0 == .othersWrote }
      ) {
        Button("Save Anyway") { document.save(ignoringOthers: true) }
        Button("Revert", role: .destructive) { document.revert() }
        Button("Save As…") { isSaving = true }
      } message: {
        Text("If you save, what the other application has written is lost.")
      }
      .modifier(
        SavePanel(document: document, isPresented: $isSaving) { hasSaved in
          if hasSaved, closesThen { document.closeWindow() }
          closesThen = false
        })
  }
}

/// Asks where a document is to lie.
struct SavePanel: ViewModifier {
  let document: OpenDocument
  let isPresented: Binding<Bool>
  let finish: @MainActor (_ hasSaved: Bool) -> Void

  func body(content: Content) -> some View {
    content.modifier(
      FileDialogModifier(isPresented: isPresented) {
        .save(name: document.type.fileName(document.name), type: document.type)
      } finish: { urls in
        if let url = urls?.first { document.save(to: url) }
        finish(urls != nil && !document.isEdited)
      })
  }
}
