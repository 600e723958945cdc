import Foundation
import UniformTypeIdentifiers

extension Transferable {
  /// The types of data that items can be sent as, the best first.
  public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    transferForms.filter { $0.export != nil && $0.visibility.includes(visibility) }.map(\.type)
  }
  /// The types of data that this item can be sent as, the best first.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    exports.filter { $0.visibility.includes(visibility) }.map(\.type)
  }
  /// The types of data that items can be made of, the best first.
  public static func importedContentTypes() -> [UTType] { importedTypes }
  /// What a file with the item is to be called.
  public var suggestedFilename: String? { suggestedFileName }

  /// The item as data of a type, or in its best form. Throws if it has no such form.
  public func exported(as contentType: UTType? = nil) async throws -> Data {
    try await content(as: contentType).content.data()
  }
  /// Calls a handler with a file that holds the item, which is there until the handler ends.
  public func withExportedFile<Result>(
    contentType: UTType? = nil, fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    let (type, content) = try await content(as: contentType)
    if case .file(let sent) = content { return try await fileHandler(sent.file) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(type.fileName(suggestedFileName ?? "Item"))
    try content.data().write(to: file)
    return try await fileHandler(file)
  }
  /// An item of data of a type; of the best type that it reads if none is said.
  public init(importing data: Data, contentType: UTType?) async throws {
    guard let type = contentType ?? Self.importedTypes.first else {
      throw TransferError.noForm("\(Self.self) cannot be made of data.")
    }
    self = try await Self.make(of: data, type: type)
  }
  /// An item of what is in a file.
  public init(importing url: URL, contentType: UTType?) async throws {
    guard let type = contentType ?? UTType(contentsOf: url) else { throw CocoaError(.fileNoSuchFile) }
    let form = Self.transferForms.first { $0.import != nil && type.conforms(to: $0.type) }
    guard let make = form?.import else {
      throw TransferError.noForm("\(Self.self) cannot be made of \(type.identifier).")
    }
    self = try await make(.file(SentTransferredFile(url, allowAccessingOriginalFile: true)))
  }
}

extension TransferRepresentationVisibility {
  /// Whether a form that has this visibility is offered to those of another.
  fileprivate func includes(_ other: TransferRepresentationVisibility) -> Bool {
    let order: [TransferRepresentationVisibility] = [.ownProcess, .group, .team, .all]
    return order.firstIndex(of: self)! >= order.firstIndex(of: other)!
  }
}
