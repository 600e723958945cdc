import Foundation
import SashCore

/// A drag, as the view sees it that is dragged.
public struct DragSession: Identifiable {
  /// The identity of a drag.
  public struct ID: Hashable, Sendable {
    let number: Int
    /// Whether a drop is that of this drag.
    public func matches(_ id: DropSession.ID) -> Bool { number == id.number }
  }
  /// How far a drag has got.
  public enum Phase: Equatable, Sendable {
    /// It has begun.
    case initial
    case active
    /// What is dragged has been let go, and this is going to happen to it.
    case ending(DropOperation)
    /// It is over, and this has happened.
    case ended(DropOperation)
    /// All has been handed over.
    case dataTransferCompleted
  }
  public let id: ID
  public let phase: Phase
  /// The pointer, in points of the window.
  public let location: CGPoint
  /// Which of the items the pointer has taken.
  public let draggedItemIndex: Int
  let itemIDs: [AnyHashable]
  /// The identities of the items, as far as they are of a type.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
    itemIDs.compactMap { $0.base as? ItemID }
  }
}

/// A drag over a view, as the view sees it.
public struct DropSession: Identifiable, CustomDebugStringConvertible {
  /// The identity of a drag over a view.
  public struct ID: Hashable, Sendable {
    let number: Int
    /// Whether a drag is the one of this drop.
    public func matches(_ id: DragSession.ID) -> Bool { number == id.number }
  }
  /// How far a drag over a view has got.
  public enum Phase: Equatable, Sendable {
    case entering
    case active
    case exiting
    /// Something has been put down.
    case ended(DropOperation)
    /// All has been handed over.
    case dataTransferCompleted
  }
  /// What is known of a drag that has begun in this program.
  public struct LocalSession {
    let itemIDs: [AnyHashable]
    /// The identities of the items, as far as they are of a type.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
      itemIDs.compactMap { $0.base as? ItemID }
    }
  }
  public let id: ID
  public let phase: Phase
  /// Nil for what comes from another program.
  public let localSession: LocalSession?
  public let itemsCount: Int
  /// What the drag proposes.
  public let suggestedOperations: DropOperation.Set
  /// Of the view, in points.
  public let size: CGSize
  /// The pointer, in points of the view.
  public let location: CGPoint
  public var debugDescription: String { "DropSession(\(phase), \(itemsCount) items)" }
}

/// What is known of one drag.
final class DragCourse {
  nonisolated(unsafe) private static var count = 0
  let number: Int
  var itemIDs: [AnyHashable] = []
  var draggedItemIndex = 0
  var configuration: DragConfiguration?
  var formation = DragDropPreviewsFormation.default
  var observers: [@MainActor (DragSession) -> Void] = []
  private var location = CGPoint.zero
  init() {
    Self.count += 1
    number = Self.count
  }

  @MainActor func tell(_ phase: DragSession.Phase, at location: CGPoint? = nil) {
    if let location { self.location = location }
    guard !observers.isEmpty else { return }
    let session = DragSession(
      id: .init(number: number), phase: phase, location: self.location, draggedItemIndex: draggedItemIndex,
      itemIDs: itemIDs)
    for observer in observers { observer(session) }
  }
  /// What the drag proposes: copying, where nobody has said anything.
  var suggested: DropOperation.Set { configuration?.suggested ?? .copy }
}

extension DropOperation {
  init(_ answer: DropAnswer) {
    switch answer {
    case .copy: self = .copy
    case .move: self = .move
    case .cancel: self = .cancel
    case .forbidden: self = .forbidden
    }
  }
}

// MARK: What is said by views around

private struct DragConfigurationKey: EnvironmentKey { static var defaultValue: DragConfiguration? { nil } }
private struct DragFormationKey: EnvironmentKey {
  static var defaultValue: DragDropPreviewsFormation { .default }
}
private struct DragObserversKey: EnvironmentKey {
  static var defaultValue: [@MainActor (DragSession) -> Void] { [] }
}
private struct DropObserversKey: EnvironmentKey {
  static var defaultValue: [@MainActor (DropSession) -> Void] { [] }
}
private struct DropConfigurationKey: EnvironmentKey {
  static var defaultValue: (@MainActor (DropSession) -> DropConfiguration)? { nil }
}

extension EnvironmentValues {
  var dragConfiguration: DragConfiguration? {
    get { self[DragConfigurationKey.self] }
    set { self[DragConfigurationKey.self] = newValue }
  }
  var dragFormation: DragDropPreviewsFormation {
    get { self[DragFormationKey.self] }
    set { self[DragFormationKey.self] = newValue }
  }
  var dragObservers: [@MainActor (DragSession) -> Void] {
    get { self[DragObserversKey.self] }
    set { self[DragObserversKey.self] = newValue }
  }
  var dropObservers: [@MainActor (DropSession) -> Void] {
    get { self[DropObserversKey.self] }
    set { self[DropObserversKey.self] = newValue }
  }
  var dropConfiguration: (@MainActor (DropSession) -> DropConfiguration)? {
    get { self[DropConfigurationKey.self] }
    set { self[DropConfigurationKey.self] = newValue }
  }
}

extension View {
  /// Sets what the views in this view propose that are dragged.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    environment(\.dragConfiguration, configuration)
  }
  /// Sets how the pictures of several things lie that are dragged from this view.
  public nonisolated func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    environment(\.dragFormation, formation)
  }
  /// Sets how the pictures of several things lie that are dragged over this view: they lie as the drag has them here.
  public nonisolated func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  /// Calls `onUpdate` as drags of the views in this view go on.
  public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    transformEnvironment(\.dragObservers) { $0.append { onUpdate($0) } }
  }
  /// Calls `onUpdate` as drags over the views in this view go on that take what is dragged.
  public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    transformEnvironment(\.dropObservers) { $0.append { onUpdate($0) } }
  }
  /// Sets what the views in this view do with what is put down on them. What a drag does not propose is forbidden.
  public nonisolated func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration)
    -> some View
  { environment(\.dropConfiguration) { configuration($0) } }
}
