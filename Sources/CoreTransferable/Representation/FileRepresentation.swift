import Foundation
import UniformTypeIdentifiers

/// Sends a value as a file that closures make and read.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  private let type: UTType
  private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
  private let inPlace: Bool

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    type = contentType
    inPlace = shouldAttemptToOpenInPlace
    self.exporting = exporting
    self.importing = importing
  }
  /// A file that is only sent.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    type = exportedContentType
    inPlace = shouldAllowToOpenInPlace
    self.exporting = exporting
    importing = nil
  }
  /// A file that is only received.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    type = importedContentType
    inPlace = shouldAttemptToOpenInPlace
    exporting = nil
    self.importing = importing
  }

  public func _addForms(to forms: inout _TransferForms<Item>) {
    let (type, inPlace) = (type, inPlace)
    forms.list.append(
      TransferForm(
        type: type, export: exporting.map { make in { .file(try await make($0)) } },
        import: importing.map { make in
          { content in try await receive(content, type, inPlace, make) }
        }, isFile: true, opensInPlace: inPlace))
  }
}

/// Hands a closure a file that is there until it has ended: the original where that is wanted and allowed, else a copy.
private func receive<Item>(
  _ content: TransferContent, _ type: UTType, _ inPlace: Bool,
  _ make: @Sendable (ReceivedTransferredFile) async throws -> Item
) async throws -> Item {
  if case .file(let sent) = content, inPlace, sent.allowAccessingOriginalFile {
    return try await make(ReceivedTransferredFile(file: sent.file, isOriginalFile: true))
  }
  let manager = FileManager.default
  let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try manager.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? manager.removeItem(at: folder) }
  var copy = folder.appendingPathComponent("Item")
  switch content {
  case .data(let data):
    copy.appendPathExtension(for: type)
    try data.write(to: copy)
  case .file(let sent):
    copy = folder.appendingPathComponent(sent.file.lastPathComponent)
    try manager.copyItem(at: sent.file, to: copy)
  }
  return try await make(ReceivedTransferredFile(file: copy, isOriginalFile: false))
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
  public let file: URL
  /// Whether who receives it may open it where it is; else a copy is given.
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that has been received. A copy is there until the closure that it was handed to ends.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
  package init(file: URL, isOriginalFile: Bool) {
    self.file = file
    self.isOriginalFile = isOriginalFile
  }
}
