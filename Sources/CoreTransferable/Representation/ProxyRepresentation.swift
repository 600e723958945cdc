import Foundation
import UniformTypeIdentifiers

/// Sends a value as another one that can be sent.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public typealias Body = Never
  private let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.exporting = { try exporting($0) }
    self.importing = { try importing($0) }
  }
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }
  /// A form that is only sent.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = { try exporting($0) }
    importing = nil
  }
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }
  /// A form that is only received.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    exporting = nil
    self.importing = { try importing($0) }
  }
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  public func _addForms(to forms: inout _TransferForms<Item>) {
    let (exporting, importing) = (exporting, importing)
    for inner in ProxyRepresentation.transferForms {
      var form = TransferForm<Item>(type: inner.type)
      form.isFile = inner.isFile
      form.opensInPlace = inner.opensInPlace
      form.visibility = inner.visibility
      if let exporting, let make = inner.export {
        form.export = { try await make(exporting($0)) }
      }
      if let importing, let make = inner.import {
        form.import = { try await importing(make($0)) }
      }
      if form.export != nil || form.import != nil { forms.list.append(form) }
    }
  }
}
