import Combine
import CoreTransferable
import Foundation
import SashTransfer

/// An open document that is a value.
@MainActor final class ValueDocument<Document: FileDocument>: OpenDocument {
  @Published private(set) var document: Document
  init(_ document: Document, _ types: [UTType]) {
    self.document = document
    super.init(type: types.first ?? .data)
  }

  /// A change by a view. It can be undone, but for one of a text that is being edited: the text itself does that.
  func change(to new: Document) {
    guard isEditable else { return }
    let old = document
    document = new
    hasChanged()
    if !isInText { undoManager?.registerUndo(withTarget: self) { $0.change(to: old) } }
  }

  override func snapshot() throws -> DocumentSnapshot {
    nonisolated(unsafe) let document = document
    let type = type
    return DocumentSnapshot {
      try document.fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: $0))
    }
  }
  override func take(from other: OpenDocument) {
    if let other = other as? Self { document = other.document }
  }
}

/// An open document that is an object.
@MainActor final class ObjectDocument<Document: ReferenceFileDocument>: OpenDocument {
  @Published private(set) var document: Document
  init(_ document: Document) {
    self.document = document
    super.init(type: Document.writableContentTypes.first ?? .data)
  }

  override func undoHasChanged() { hasChanged() }

  override func snapshot() throws -> DocumentSnapshot {
    nonisolated(unsafe) let (document, snapshot) = (document, try document.snapshot(contentType: type))
    let type = type
    return DocumentSnapshot {
      try document.fileWrapper(
        snapshot: snapshot, configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: $0)
      )
    }
  }
  override func take(from other: OpenDocument) {
    if let other = other as? Self { document = other.document }
  }
}
