import CoreTransferable
import Foundation
import SashCore

/// What happens to something that is put down.
public enum DropOperation: Sendable, Hashable {
  /// Nothing.
  case cancel
  /// Nothing, and a person is shown that it cannot be put down there.
  case forbidden
  case copy
  case move
  case delete

  var answer: DropAnswer {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move, .delete: .move
    }
  }
}

/// What a view would do with something that is dragged over it.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  /// What it would do with what comes from another program.
  public let operationOutsideApplication: DropOperation?
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}

/// What is dragged over a view, and where.
public struct DropInfo {
  let providers: [NSItemProvider]
  /// In points, in the view's space.
  public let location: CGPoint
  /// Of the view, in points.
  var size = CGSize.zero
  /// What is going to happen, as the view's configuration has it.
  var operation = DropOperation.copy
  var acceptedItemCount: Int?

  /// Whether there is an item of one of some kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    providers.contains { $0.offers(contentTypes) }
  }
  /// The items that are of one of some kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.offers(contentTypes) }
  }
  @available(iOS, deprecated: 100000.0, message: "Provide UTTypes as the contentTypes instead.")
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(importedAs: $0) })
  }
  @available(iOS, deprecated: 100000.0, message: "Provide UTTypes as the contentTypes instead.")
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
}

/// Decides what happens to things that are dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes what has come over it. Nothing else is called if not.
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  /// Takes what is put down; true if it could.
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  /// It has moved over the view. Nil leaves it at what was last said, which is copying at first.
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left without being put down.
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}
extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
