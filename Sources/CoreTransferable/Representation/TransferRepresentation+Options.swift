import Foundation

/// Representations with something changed about each of their forms.
public struct _ChangedTransferRepresentation<Content: TransferRepresentation>: TransferRepresentation {
  public typealias Item = Content.Item
  public typealias Body = Never
  let content: Content
  let change: @Sendable (inout TransferForm<Content.Item>) -> Void
  public func _addForms(to forms: inout _TransferForms<Item>) {
    var own = _TransferForms<Item>()
    content._addForms(to: &own)
    for index in own.list.indices { change(&own.list[index]) }
    forms.list += own.list
  }
}

extension TransferRepresentation {
  private func changed(_ change: @escaping @Sendable (inout TransferForm<Item>) -> Void)
    -> _ChangedTransferRepresentation<Self>
  { _ChangedTransferRepresentation(content: self, change: change) }

  /// Sets who is offered these forms.
  public func visibility(_ visibility: TransferRepresentationVisibility)
    -> some TransferRepresentation<Item>
  { changed { $0.visibility = visibility } }
  /// Offers these forms only of items that meet a condition.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
    -> some TransferRepresentation<Item>
  {
    changed { form in
      let outer = form.condition
      form.condition = { condition($0) && outer?($0) ?? true }
    }
  }
  /// What a file with the item is to be called.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    changed { $0.fileName = { _ in fileName } }
  }
  /// What a file with the item is to be called; nil leaves it to who writes it.
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
    -> some TransferRepresentation<Item>
  { changed { $0.fileName = fileName } }
}
