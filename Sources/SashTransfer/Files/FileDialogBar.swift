import CoreTransferable
import Foundation
import SashControls
import SashCore

/// The lower end of a file dialog: a message, the name of a new file, and the buttons.
struct FileDialogBar: View {
  @ObservedObject var model: FileDialogModel
  let cancel: () -> Void
  @State private var asksForFolder = false
  @State private var folderName = ""
  @State private var problem: String?
  @FocusState private var isNaming: Bool

  /// Whether a folder is wanted rather than a file in it.
  private var wantsFolder: Bool { if case .open = model.task { false } else { true } }
  /// A tap on a file chooses it, unless there may be several.
  private var confirms: Bool { wantsFolder || model.allowsMultiple || model.opensFolders }

  var body: some View {
    VStack(spacing: 12) {
      if let message = model.options.message { message.font(.footnote).foregroundStyle(.secondary) }
      if model.isSaving { nameField }
      HStack(spacing: 16) {
        Button("Cancel", action: cancel).keyboardShortcut(.cancelAction)
        Spacer(minLength: 0)
        if wantsFolder {
          Button {
            folderName = "New Folder"
            asksForFolder = true
          } label: {
            Image(systemName: "folder.badge.plus")
          }
          .accessibilityLabel("New Folder")
          .disabled(model.folder == nil)
        }
        if confirms {
          Button {
            model.confirm()
          } label: {
            (model.options.confirmation ?? Text(verbatim: model.verb)).fontWeight(.semibold)
          }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
          .disabled(!model.canConfirm)
        }
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .background { Rectangle().fill(.bar).ignoresSafeArea() }
    .overlay(alignment: .top) { Divider() }
    .onAppear { if model.isSaving { isNaming = true } }
    .alert("New Folder", isPresented: $asksForFolder) {
      TextField("Name", text: $folderName)
      Button("Cancel", role: .cancel) {}
      Button("Create") { problem = model.makeFolder(named: folderName)?.localizedDescription }
    }
    .alert("The folder could not be made.", isPresented: hasProblem) {
    } message: {
      Text(verbatim: problem ?? "")
    }
  }
  private var hasProblem: Binding<Bool> {
    Binding(get: { problem != nil }, set: { if !$0 { problem = nil } })
  }
  private var nameField: some View {
    HStack(spacing: 8) {
      (model.options.nameLabel ?? Text("Name")).foregroundStyle(.secondary)
      TextField("Name", text: $model.name)
        .textFieldStyle(.roundedBorder)
        .focused($isNaming)
        .onSubmit { model.confirm() }
    }
  }
}
