import Foundation
import SashGraph

/// Views that are made of a collection, so that a list can offer to delete and move them, and to put others among them.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// The collection of underlying data.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public typealias Data = Content.Data
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Sets what a list calls with the offsets of the rows to delete; nil lets no row be deleted.
  @inlinable public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?)
    -> some DynamicViewContent
  {
    modifier(_DeleteActionModifier(action: action))
  }
  /// Sets what a list calls with the offsets of the rows to move, and the offset before which they go; nil lets no row
  /// be moved.
  @inlinable public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent
  {
    modifier(_MoveActionModifier(action: action))
  }
}

/// What modifiers around dynamic content have set for its rows.
package struct DynamicActions {
  var delete: Attribute<_DeleteActionModifier>?
  var move: Attribute<_MoveActionModifier>?
  package var insert: Attribute<_InsertActionModifier>?
  package init() {}
}

extension DynamicRow {
  /// Deletes rows of the same content by their offsets; nil where that is not offered.
  package var deleteAction: ((IndexSet) -> Void)? {
    if let explicit = content.actions.delete { return explicit.value.action }
    return edits?.value.delete
  }
  /// Moves rows of the same content; nil where that is not offered.
  package var moveAction: ((IndexSet, Int) -> Void)? {
    if let explicit = content.actions.move { return explicit.value.action }
    return edits?.value.move
  }
  /// Whether something can be put down between rows of the same content.
  package var takesDrops: Bool { content.actions.insert != nil }
  /// What does so; nil where that is not offered.
  package var insertAction: _InsertActionModifier? { content.actions.insert?.untrackedValue }
}

/// Hands an action down to the dynamic content inside.
package protocol DynamicActionModifier: ViewModifier where Body == Never {
  static func _setAction(_ modifier: Attribute<Self>, in actions: inout DynamicActions)
}

extension DynamicActionModifier {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(_Graph(), inputs) }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    _setAction(modifier.attribute, in: &inputs.traits.actions)
    return body(_Graph(), inputs)
  }
}

public nonisolated struct _DeleteActionModifier: DynamicActionModifier {
  public typealias Body = Never
  var action: ((IndexSet) -> Void)?
  public init(action: ((IndexSet) -> Void)?) { self.action = action }
  // The modifier further in comes later, and counts.
  package static func _setAction(_ modifier: Attribute<Self>, in actions: inout DynamicActions) {
    actions.delete = modifier
  }
}

public nonisolated struct _MoveActionModifier: DynamicActionModifier {
  public typealias Body = Never
  var action: ((IndexSet, Int) -> Void)?
  public init(action: ((IndexSet, Int) -> Void)?) { self.action = action }
  package static func _setAction(_ modifier: Attribute<Self>, in actions: inout DynamicActions) {
    actions.move = modifier
  }
}

/// Takes what is dragged to between the rows of dynamic content.
public nonisolated struct _InsertActionModifier: DynamicActionModifier {
  public typealias Body = Never
  /// Whether it takes something that is dragged.
  package var takes: (any DraggedCargo) -> Bool
  /// Puts it before the row with an offset.
  package var insert: (any DraggedCargo, Int) -> Void
  package init(takes: @escaping (any DraggedCargo) -> Bool, insert: @escaping (any DraggedCargo, Int) -> Void)
  {
    (self.takes, self.insert) = (takes, insert)
  }
  package static func _setAction(_ modifier: Attribute<Self>, in actions: inout DynamicActions) {
    actions.insert = modifier
  }
}
