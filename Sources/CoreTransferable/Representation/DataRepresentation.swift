import Foundation
import UniformTypeIdentifiers

/// Sends a value as data that closures make and read.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  private let type: UTType
  private let exporting: (@Sendable (Item) async throws -> Data)?
  private let importing: (@Sendable (Data) async throws -> Item)?

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    type = contentType
    self.exporting = exporting
    self.importing = importing
  }
  /// A form that is only sent.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    type = exportedContentType
    self.exporting = exporting
    importing = nil
  }
  /// A form that is only received.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    type = importedContentType
    exporting = nil
    self.importing = importing
  }
  public func _addForms(to forms: inout _TransferForms<Item>) {
    forms.list.append(
      TransferForm(
        type: type, export: exporting.map { make in { .data(try await make($0)) } },
        import: importing.map { make in { try await make($0.data()) } }))
  }
}
