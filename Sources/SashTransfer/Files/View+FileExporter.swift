import CoreTransferable
import Foundation
import SashControls
import SashCore

extension View {
  private nonisolated func exporting(
    _ isPresented: Binding<Bool>, _ exports: @escaping @MainActor () -> [FileExport],
    _ onCancellation: @escaping () -> Void, _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileExporterModifier(
        isPresented: isPresented, exports: exports, onCompletion: onCompletion, onCancellation: onCancellation
      ))
  }
  private nonisolated func one(_ action: @escaping (Result<URL, any Error>) -> Void)
    -> (Result<[URL], any Error>) -> Void
  { { result in action(result.map { $0[0] }) } }

  // MARK: Documents

  /// Lets a person save a document to a file while a binding is true. Without a document nothing is shown.
  ///
  /// The action is called when the file has been written, or could not be; not at all if the dialog was closed.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented, { document.map { [FileExport($0, [contentType], defaultFilename)] } ?? [] }, {},
      one(onCompletion))
  }
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, { document.map { [FileExport($0, contentTypes, defaultFilename)] } ?? [] }, onCancellation,
      one(onCompletion))
  }
  /// Lets a person save documents to a folder.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporting(
      isPresented, { documents.map { FileExport($0, [contentType], nil) } }, {}, onCompletion)
  }
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    exporting(
      isPresented, { documents.map { FileExport($0, contentTypes, nil) } }, onCancellation, onCompletion)
  }

  // MARK: Documents that are objects

  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented, { document.map { [FileExport(reference: $0, [contentType], defaultFilename)] } ?? [] }, {},
      one(onCompletion))
  }
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, { document.map { [FileExport(reference: $0, contentTypes, defaultFilename)] } ?? [] },
      onCancellation, one(onCompletion))
  }
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(
      isPresented, { documents.map { FileExport(reference: $0, [contentType], nil) } }, {}, onCompletion)
  }
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(
      isPresented, { documents.map { FileExport(reference: $0, contentTypes, nil) } }, onCancellation,
      onCompletion)
  }

  // MARK: Items

  /// Lets a person save an item to a file in one of its forms.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, { item.map { [FileExport(item: $0, contentTypes, defaultFilename)] } ?? [] },
      onCancellation,
      one(onCompletion))
  }
  /// Lets a person save items to a folder.
  public nonisolated func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    exporting(
      isPresented, { items.map { FileExport(item: $0, contentTypes, nil) } }, onCancellation, onCompletion)
  }
}
