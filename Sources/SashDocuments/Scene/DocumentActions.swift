import Foundation
import SashApp
import SashCore
import SashTransfer

/// Shows a new document in a window of its own.
@MainActor @preconcurrency public struct NewDocumentAction {
  nonisolated let actions: WindowActions

  /// Shows a document that is a value.
  ///
  /// - Parameter newDocument: Of the type of a `DocumentGroup` of the app; else there is a warning, and nothing is shown.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
    show(ValueDocument(newDocument(), D.writableContentTypes))
  }
  /// Shows a document that is an object.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
    show(ObjectDocument(newDocument()))
  }
  private func show<D: OpenDocument>(_ document: D) {
    actions.perform { scenes in
      for case let documents as Documents in scenes.kinds.map(\.subjects) where documents.shows(D.self) {
        documents.enterNew(document)
        return scenes.openNew(of: documents, value: document)
      }
      runtimeWarning("The app has no DocumentGroup for \(D.self): newDocument does nothing.")
    }
  }
}

/// Shows the document at a place, in the window that has it open or in a new one.
@MainActor @preconcurrency public struct OpenDocumentAction {
  nonisolated let actions: WindowActions

  /// Shows a document.
  ///
  /// - Throws: Why the file cannot be read; `CocoaError.fileReadUnknown` if no `DocumentGroup` of the app takes it.
  public func callAsFunction(at url: URL) async throws {
    guard let scenes = actions.scenes, try scenes.openFile(url) else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
    }
  }
}

extension EnvironmentValues {
  /// Shows a new document in a window.
  public var newDocument: NewDocumentAction { NewDocumentAction(actions: windowActions) }
  /// Shows the document at a place in a window.
  public var openDocument: OpenDocumentAction { OpenDocumentAction(actions: windowActions) }
}
