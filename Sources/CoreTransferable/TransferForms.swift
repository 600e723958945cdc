import Foundation
import UniformTypeIdentifiers

/// What a form of an item is on its way: data or a file.
package enum TransferContent: Sendable {
  case data(Data)
  case file(SentTransferredFile)

  package func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let sent): try Data(contentsOf: sent.file)
    }
  }
}

/// One form of a type: how it is made and what it is read from.
package struct TransferForm<Item: Transferable>: Sendable {
  package var type: UTType
  /// Nil for what is only received.
  package var export: (@Sendable (Item) async throws -> TransferContent)?
  /// Nil for what is only sent.
  package var `import`: (@Sendable (TransferContent) async throws -> Item)?
  package var isFile = false
  package var opensInPlace = false
  package var visibility = TransferRepresentationVisibility.all
  package var condition: (@Sendable (Item) -> Bool)?
  package var fileName: (@Sendable (Item) -> String?)?
}

/// The forms of a type, the best first.
public struct _TransferForms<Item: Transferable>: Sendable {
  package var list: [TransferForm<Item>] = []
  package init() {}
}

extension Transferable {
  /// The forms of the type, the best first.
  package static var transferForms: [TransferForm<Self>] {
    func forms<R: TransferRepresentation>(_ representation: R) -> [TransferForm<Self>] {
      var forms = _TransferForms<R.Item>()
      representation._addForms(to: &forms)
      return (forms as? _TransferForms<Self>)?.list ?? []
    }
    return forms(transferRepresentation)
  }
  /// The types of data that it is made of.
  package static var importedTypes: [UTType] { transferForms.compactMap { $0.import == nil ? nil : $0.type } }
  /// The types of data that are made of it.
  package static var exportedTypes: [UTType] { transferForms.compactMap { $0.export == nil ? nil : $0.type } }

  /// The forms that this item can be sent in.
  package var exports: [TransferForm<Self>] {
    Self.transferForms.filter { $0.export != nil && $0.condition?(self) ?? true }
  }
  /// What a file with the item is to be called.
  package var suggestedFileName: String? {
    for form in exports { if let name = form.fileName?(self) { return name } }
    return nil
  }
  /// The item as data of a type, or as a kind of it.
  package func content(as type: UTType? = nil) async throws -> (type: UTType, content: TransferContent) {
    let forms = exports
    let form =
      type.map { type in
        forms.first { $0.type == type } ?? forms.first { $0.type.conforms(to: type) }
      } ?? forms.first
    guard let form, let export = form.export else {
      throw TransferError.noForm("\(Self.self) cannot be sent as \(type.map(\.identifier) ?? "anything").")
    }
    return (form.type, try await export(self))
  }
  /// An item of data.
  package static func make(of data: Data, type: UTType) async throws -> Self {
    let forms = transferForms.filter { $0.import != nil }
    guard let form = forms.first(where: { type.conforms(to: $0.type) }), let make = form.import else {
      throw TransferError.noForm("\(Self.self) cannot be made of \(type.identifier).")
    }
    return try await make(.data(data))
  }
}

/// Why something could not be sent or received.
package enum TransferError: LocalizedError {
  case noForm(String)
  case notReadable(UTType)
  package var errorDescription: String? {
    switch self {
    case .noForm(let words): words
    case .notReadable(let type): "The data is not of type \(type.identifier)."
    }
  }
}
