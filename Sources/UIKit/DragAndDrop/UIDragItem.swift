import Foundation
import SashCore
import SashTransfer

/// One thing that is dragged.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// What the program itself knows it by.
  open var localObject: Any?
  /// - Missing: it is kept; what is dragged looks as the view does.
  open var previewProvider: (() -> UIDragPreview?)?
  public nonisolated init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// How something that is dragged looks. Views look as they are.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
  public let view: UIView
  public init(view: UIView) {
    self.view = view
    super.init()
  }
  public convenience init(view: UIView, parameters: UIDragPreviewParameters) { self.init(view: view) }
}
@MainActor @preconcurrency
open class UIDragPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor?
  public override nonisolated init() { super.init() }
}

public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
  var answer: DropAnswer {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
  init(_ answer: DropAnswer?) {
    switch answer {
    case .copy: self = .copy
    case .move: self = .move
    case .forbidden: self = .forbidden
    case .cancel, nil: self = .cancel
    }
  }
}

/// What a view would do with what is dragged over it.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

// MARK: Sessions

/// A drag from its beginning to its end.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  /// Where it is, in points of a view.
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
extension UIDragDropSession {
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}
/// A drag as whoever began it sees it.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
/// A drag as whoever may take it sees it.
@MainActor @preconcurrency
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it began in this program.
  var localDragSession: (any UIDragSession)? { get }
  var progress: Progress { get }
  /// Makes objects of the items, and hands them on when all have been made.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
extension UIDropSession {
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type, completion: @escaping ([T]) -> Void)
    -> Progress
  where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { $0 as? T._ObjectiveCType }.map { T._unconditionallyBridgeFromObjectiveC($0) })
    }
  }
}

/// The one session of a drag.
@MainActor final class DragDropSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem]
  let isLocal: Bool
  var localContext: Any?
  let progress = Progress(totalUnitCount: 1)
  /// Where it was last, and in which view.
  weak var view: UIView?
  var place = CGPoint.zero

  init(_ items: [UIDragItem], isLocal: Bool) {
    (self.items, self.isLocal) = (items, isLocal)
    super.init()
  }
  /// The session of something that is dragged over a view.
  static func of(_ cargo: DragCargo) -> DragDropSession {
    if let known = cargo.context as? DragDropSession { return known }
    let new = DragDropSession(cargo.providers.map(UIDragItem.init), isLocal: false)
    for (item, value) in zip(new.items, cargo.items) { item.localObject = value }
    cargo.context = new
    return new
  }
  func moved(to place: CGPoint, in view: UIView?) { (self.place, self.view) = (place, view) }

  func location(in view: UIView) -> CGPoint { self.view.map { view.convert(place, from: $0) } ?? place }
  var allowsMoveOperation: Bool { true }
  var isRestrictedToDraggingApplication: Bool { true }
  var localDragSession: (any UIDragSession)? { isLocal ? self : nil }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    Task { @MainActor in
      var objects: [any NSItemProviderReading] = []
      for provider in providers {
        let found: Loaded = await withCheckedContinuation { next in
          provider.loadObject(ofClass: aClass) { object, _ in next.resume(returning: Loaded(object: object)) }
        }
        if let object = found.object { objects.append(object) }
      }
      progress.completedUnitCount = 1
      completion(objects)
    }
    return progress
  }
  private struct Loaded: @unchecked Sendable {
    let object: (any NSItemProviderReading)?
  }
}
