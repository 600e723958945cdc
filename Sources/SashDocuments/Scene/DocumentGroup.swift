import Combine
import CoreTransferable
import Foundation
import SashApp
import SashCore
import SashGraph
import SashTransfer

/// A scene whose windows each show a document: one that is read from a file and written back to it.
///
/// Changes are written by themselves, a moment after they were made, when the window loses the focus and when it closes.
/// A document that has never been saved is kept as a draft meanwhile, which comes back if the program is killed. A phone
/// has one window, which begins with a choice of documents. What files held before is kept as versions, which the menu File can
/// go back to.
///
/// - Source: Apple's documentation of `DocumentGroup`; what macOS asks when a new document is closed.
/// - Missing: documents of SwiftData (`editing:`), a look at versions beside each other.
public nonisolated struct DocumentGroup<Document, Content: View>: Scene {
  nonisolated(unsafe) let makeNew: (@MainActor () -> OpenDocument)?
  nonisolated(unsafe) let read: @MainActor (FileWrapper, UTType) throws -> OpenDocument
  let kind: OpenDocument.Type
  let readableTypes: [UTType]
  let editableTypes: [UTType]
  nonisolated(unsafe) let editor: @MainActor (OpenDocument) -> AnyView

  public typealias Body = Never
  @MainActor public var body: Never { fatalError("body should not be called on a scene of the framework.") }

  public static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    MainActor.assumeIsolated {
      let group = scene.attribute
      let first = group.untrackedValue
      let documents = Documents(
        kind: first.kind, readableTypes: first.readableTypes, editableTypes: first.editableTypes,
        makeNew: first.makeNew, read: first.read)
      documents.launch = windows.launchLooks
      let content = windowContent(of: group) { DocumentWindow(documents: documents, editor: $0.editor) }
      let commands = windowContent(of: group) { _ in
        DocumentCommands._makeCommands(DocumentCommands(documents: documents))
      }
      windows.list.append(
        WindowKind(
          subjects: documents, title: Attribute(input: ""), commands: [commands], make: content))
    }
  }
}

extension DocumentGroup where Document: FileDocument {
  private init(
    makeNew: (() -> Document)?, isEditable: Bool,
    editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    kind = ValueDocument<Document>.self
    self.makeNew = makeNew.map { make in
      { @MainActor in ValueDocument(make(), Document.writableContentTypes) }
    }
    readableTypes = Document.readableContentTypes
    editableTypes = isEditable ? Document.writableContentTypes : []
    read = { file, type in
      ValueDocument(
        try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file)),
        Document.writableContentTypes)
    }
    self.editor = { AnyView(editor(FileDocumentConfiguration($0 as! ValueDocument<Document>))) }
  }

  /// Documents that a person makes, opens, changes and saves.
  ///
  /// - Parameter newDocument: Made anew for each new document.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { self.init(makeNew: newDocument, isEditable: true, editor: editor) }

  /// Documents that a person opens and looks at.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { self.init(makeNew: nil, isEditable: false, editor: viewer) }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  private init(
    makeNew: (() -> Document)?, isEditable: Bool,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    kind = ObjectDocument<Document>.self
    self.makeNew = makeNew.map { make in { @MainActor in ObjectDocument(make()) } }
    readableTypes = Document.readableContentTypes
    editableTypes = isEditable ? Document.writableContentTypes : []
    read = { file, type in
      ObjectDocument(
        try Document(configuration: FileDocumentReadConfiguration(contentType: type, file: file)))
    }
    self.editor = {
      let open = $0 as! ObjectDocument<Document>
      return AnyView(
        editor(ReferenceFileDocumentConfiguration(open)).environmentObject(open.document))
    }
  }

  /// Documents that are objects, which a person makes, opens, changes and saves.
  ///
  /// A change counts as one when it is registered with the undo manager of the window. The views have the document as an
  /// environment object too.
  public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { self.init(makeNew: newDocument, isEditable: true, editor: editor) }

  /// Documents that are objects, which a person opens and looks at.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) { self.init(makeNew: nil, isEditable: false, editor: viewer) }
}
