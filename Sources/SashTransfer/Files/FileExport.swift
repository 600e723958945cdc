import CoreTransferable
import Foundation
import SashControls
import SashCore

/// Something that can be written to a file.
struct FileExport {
  /// What the file is called unless a person says something else.
  let name: String
  let type: UTType?
  let write: @MainActor (URL) async throws -> Void

  init(name: String, type: UTType?, write: @escaping @MainActor (URL) async throws -> Void) {
    (self.name, self.type, self.write) = (name, type, write)
  }
  init<D: FileDocument>(_ document: D, _ types: [UTType], _ name: String?) {
    let type = types.first ?? D.writableContentTypes.first ?? .data
    self.init(name: FileWriting.name(name, type), type: type) { url in
      let configuration = FileDocumentWriteConfiguration(
        contentType: type, existingFile: FileWriting.existing(url))
      try FileWriting.write(document.fileWrapper(configuration: configuration), to: url)
    }
  }
  init<D: ReferenceFileDocument>(reference document: D, _ types: [UTType], _ name: String?) {
    let type = types.first ?? D.writableContentTypes.first ?? .data
    self.init(name: FileWriting.name(name, type), type: type) { url in
      let configuration = FileDocumentWriteConfiguration(
        contentType: type, existingFile: FileWriting.existing(url))
      let snapshot = try document.snapshot(contentType: type)
      try FileWriting.write(
        document.fileWrapper(snapshot: snapshot, configuration: configuration), to: url)
    }
  }
  init<T: Transferable>(item: T, _ types: [UTType], _ name: String?) {
    let exports = item.exports.map(\.type)
    let type = types.first { wanted in exports.contains { $0.conforms(to: wanted) } } ?? exports.first
    let file = name ?? item.suggestedFileName
    self.init(name: FileWriting.name(file, type), type: type) { url in
      switch try await item.content(as: type).content {
      case .data(let data): try data.write(to: url, options: .atomic)
      case .file(let sent): try FileWriting.copy(sent.file, to: url)
      }
    }
  }
}

/// Shows a dialog for saving one thing, or for a folder that several are put in, while a binding is true.
struct FileExporterModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let exports: @MainActor () -> [FileExport]
  let onCompletion: @MainActor (Result<[URL], any Error>) -> Void
  let onCancellation: @MainActor () -> Void

  func body(content: Content) -> some View {
    content.modifier(
      FileDialogModifier(isPresented: isPresented) {
        let all = exports()
        if all.count == 1 { return .save(name: all[0].name, type: all[0].type) }
        return all.isEmpty ? nil : .place(count: all.count, verb: "Save")
      } finish: { urls in
        let all = exports()
        guard let place = urls?.first, !all.isEmpty else { return onCancellation() }
        let isOne = all.count == 1
        Task { @MainActor in
          do {
            var written: [URL] = []
            for export in all {
              let goal = isOne ? place : FileWriting.place(export.name, in: place)
              try await export.write(goal)
              written.append(goal)
            }
            onCompletion(.success(written))
          } catch {
            onCompletion(.failure(error))
          }
        }
      })
  }
}
