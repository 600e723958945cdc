import CoreTransferable
import Foundation
import SashApp
import SashCore
import SashFoundation
import SashTransfer

/// The documents of one scene: makes new ones, reads files, and knows which are open.
@MainActor final class Documents: WindowSubjects {
  let readableTypes: [UTType]
  let editableTypes: [UTType]
  private let kind: OpenDocument.Type
  private let makeNew: (() -> OpenDocument)?
  private let readFile: (FileWrapper, UTType) throws -> OpenDocument
  private var open: [Weak] = []
  private struct Weak { weak var document: OpenDocument? }

  /// What the first screen looks like, where a scene says so.
  var launch: LaunchLooks?
  private weak var scenes: AppScenes?
  /// The files that the app has opened and saved last.
  private(set) var recent = RecentDocuments(in: nil)

  nonisolated init(
    kind: OpenDocument.Type, readableTypes: [UTType], editableTypes: [UTType],
    makeNew: (@MainActor () -> OpenDocument)?,
    read: @escaping @MainActor (FileWrapper, UTType) throws -> OpenDocument
  ) {
    (self.readableTypes, self.editableTypes) = (readableTypes, editableTypes)
    (self.kind, self.makeNew, readFile) = (kind, makeNew, read)
  }

  var canMakeNew: Bool { makeNew != nil }
  /// The type of a new file.
  var newType: UTType { editableTypes.first ?? readableTypes.first ?? .data }

  func new() -> OpenDocument? { makeNew.map { enter($0(), named: unusedName()) } }

  func enterNew(_ document: OpenDocument) { _ = enter(document, named: unusedName()) }
  /// Whether its windows show documents of a kind.
  func shows<D: OpenDocument>(_ kind: D.Type) -> Bool { self.kind == kind }

  /// A new document with the content of another.
  func copy(of document: OpenDocument) -> OpenDocument? {
    guard let file = try? document.snapshot().file(nil), let copy = try? read(file, document.type) else {
      return nil
    }
    copy.opened = nil
    copy.isCopy()
    return enter(copy, named: String(localized: "\(document.name) copy"))
  }

  func enter(_ document: OpenDocument, named name: String? = nil) -> OpenDocument {
    document.documents = self
    if let name { document.untitledName = name }
    open.removeAll { $0.document == nil }
    open.append(Weak(document: document))
    return document
  }
  func forget(_ document: OpenDocument) { open.removeAll { $0.document == nil || $0.document === document } }

  /// - Source: TextEdit calls its second new document “Untitled 2”.
  private func unusedName() -> String {
    let taken = Set(open.compactMap { $0.document?.name })
    let word = String(localized: "Untitled")
    return (1...).lazy.map { $0 == 1 ? word : "\(word) \($0)" }.first { !taken.contains($0) }!
  }

  /// As what a file is read: its type, or a type of the app's own that nothing says the ending of files for.
  private func type(of url: URL) -> UTType? {
    let type = UTType(contentsOf: url) ?? .data
    if readableTypes.contains(where: { type.conforms(to: $0) }) { return type }
    if type.isDeclared { return nil }
    return readableTypes.first { $0.preferredFilenameExtension == nil }
  }
  /// The types of the files that a dialog offers.
  var choosableTypes: [UTType] {
    readableTypes.contains { $0.preferredFilenameExtension == nil } ? [.data, .package] : readableTypes
  }

  func read(_ file: FileWrapper, _ type: UTType) throws -> OpenDocument {
    let document = try readFile(file, type)
    document.opened = file
    document.documents = self
    if let writable = editableTypes.first(where: { type == $0 || type.conforms(to: $0) }) {
      document.type = type.conforms(to: writable) ? type : writable
    } else {
      document.isEditable = false
    }
    return document
  }
  func read(_ url: URL) throws -> OpenDocument {
    let date = DocumentWriting.date(of: url)
    guard let type = type(of: url) else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
    }
    let document = try read(FileWrapper(url: url, options: .immediate), type)
    document.isRead(from: url, date: date)
    return document
  }

  /// The document at a place: the open one, or one that is read now.
  func document(at url: URL) throws -> OpenDocument {
    let url = url.resolvingSymlinksInPath().standardizedFileURL
    if let known = open.lazy.compactMap(\.document).first(where: { $0.url == url }) { return known }
    let document = enter(try read(url))
    recent.note(url)
    return document
  }

  // MARK: For the windows

  func belong(to scenes: AppScenes) {
    self.scenes = scenes
    recent = RecentDocuments.of(scenes.stateFolder)
  }
  /// What files of documents held before.
  var versions: DocumentVersions? {
    scenes.map {
      DocumentVersions(in: $0.stateFolder.appendingPathComponent("Versions", isDirectory: true))
    }
  }
  var draftFolder: URL {
    (scenes?.stateFolder ?? SceneStores.folder).appendingPathComponent("Drafts", isDirectory: true)
  }

  func newSubject() -> AnyHashable? {
    scenes?.hasSeveralWindows == true ? new().map { AnyHashable($0) } : nil
  }
  func subject(of record: Data) -> AnyHashable? {
    let url = URL(fileURLWithPath: String(decoding: record, as: UTF8.self))
    if let known = open.lazy.compactMap(\.document).first(where: { $0.url == url }) { return known }
    return (try? read(url)).map { enter($0) }
  }
  func subject(at url: URL) throws -> AnyHashable? {
    try type(of: url).map { _ in AnyHashable(try document(at: url)) }
  }

  func lostSubjects() -> [AnyHashable] {
    Draft.lost(in: draftFolder).compactMap { draft in
      let known = (editableTypes + readableTypes).first {
        $0.identifier == draft.type.identifier || draft.type.conforms(to: $0)
      }
      guard let known, let file = try? draft.content(),
        let document = try? read(file, known.identifier == draft.type.identifier ? known : draft.type)
      else { return nil }
      // Its window is there already, with what its file has.
      if let url = draft.url, let shown = open.lazy.compactMap(\.document).first(where: { $0.url == url }) {
        shown.take(from: document)
        shown.isRead(from: url, date: .distantPast)
        shown.isRecovered(from: draft)
        shown.hasChanged()
        return nil
      }
      // Whoever has written the file meanwhile is not written over without a question.
      if let url = draft.url { document.isRead(from: url, date: .distantPast) }
      document.isRecovered(from: draft)
      return AnyHashable(enter(document, named: draft.url == nil ? draft.name : nil))
    }
  }
}
