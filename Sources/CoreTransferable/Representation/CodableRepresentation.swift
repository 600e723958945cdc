import Combine
import Foundation
import UniformTypeIdentifiers

/// Sends a value by its conformance to `Codable`, as JSON unless coders are given.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation, @unchecked Sendable
where
  Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder, Encoder.Output == Data,
  Decoder.Input == Data
{
  public typealias Body = Never
  private let type: UTType
  private let encoder: Encoder
  private let decoder: Decoder

  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    type = contentType
    self.encoder = encoder
    self.decoder = decoder
  }
  public func _addForms(to forms: inout _TransferForms<Item>) {
    forms.list.append(
      TransferForm(
        type: type, export: { .data(try encoder.encode($0)) },
        import: { try decoder.decode(Item.self, from: $0.data()) }))
  }
}
extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
