import CoreTransferable
import Foundation
import SashControls
import SashCore

extension View {
  /// Lets a person choose a file of some types while a binding is true.
  ///
  /// The action is called with the file when the dialog has gone; not at all if it was closed without a choice.
  ///
  /// - Missing: arrow keys in the list of the dialog.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, allowsMultiple: false) { urls in
      if let url = urls?.first { onCompletion(.success(url)) }
    }
  }
  /// Lets a person choose files of some types while a binding is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, allowsMultiple: allowsMultipleSelection) { urls in
      if let urls { onCompletion(.success(urls)) }
    }
  }
  /// Lets a person choose files of some types while a binding is true, and says so if it was closed without a choice.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, allowsMultiple: allowsMultipleSelection) { urls in
      if let urls { onCompletion(.success(urls)) } else { onCancellation() }
    }
  }
  private nonisolated func importing(
    _ isPresented: Binding<Bool>, _ types: [UTType], allowsMultiple: Bool,
    _ finish: @escaping @MainActor ([URL]?) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented, task: { .open(types, allowsMultiple: allowsMultiple) }, finish: finish))
  }

  /// Lets a person choose a folder to which a file is moved.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    moving(isPresented, file.map { [$0] } ?? [], onCancellation) { result in
      onCompletion(result.map { $0[0] })
    }
  }
  /// Lets a person choose a folder to which some files are moved.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL { moving(isPresented, Array(files), onCancellation, onCompletion) }

  private nonisolated func moving(
    _ isPresented: Binding<Bool>, _ files: [URL], _ onCancellation: @escaping () -> Void,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented, task: { .place(count: files.count, verb: "Move") }) {
        urls in
        guard let folder = urls?.first, !files.isEmpty else { return onCancellation() }
        onCompletion(
          Result {
            try files.map { file in
              let goal = FileWriting.place(file.lastPathComponent, in: folder)
              if folder.standardizedFileURL == file.deletingLastPathComponent().standardizedFileURL {
                return file
              }
              try FileManager.default.moveItem(at: file, to: goal)
              return goal
            }
          })
      })
  }
}
