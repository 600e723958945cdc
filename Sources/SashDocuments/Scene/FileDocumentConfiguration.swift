import Combine
import Foundation
import SashCore
import SashTransfer

/// An open document, for the view that shows it.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. What is written to it is saved, and can be undone.
  @Binding public var document: Document
  /// Where the document lies; nil as long as it has not been saved.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool

  @MainActor init(_ open: ValueDocument<Document>) {
    _document = Binding(get: { open.document }, set: { open.change(to: $0) })
    (fileURL, isEditable) = (open.url, open.isEditable)
  }
}

/// An open document that is an object, for the view that shows it.
@MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  /// Where the document lies; nil as long as it has not been saved.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool

  init(_ open: ObjectDocument<Document>) {
    _document = ObservedObject(wrappedValue: open.document)
    (fileURL, isEditable) = (open.url, open.isEditable)
  }
}

// A view that holds it follows the document.
extension ReferenceFileDocumentConfiguration: DynamicProperty {}

/// What a view can know of the document that it is in.
public struct DocumentConfiguration: Sendable {
  /// Where the document lies; nil as long as it has not been saved.
  public let fileURL: URL?
  /// Whether the document can be changed.
  public let isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}
extension EnvironmentValues {
  /// The document that the view is in; nil outside of documents.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}
