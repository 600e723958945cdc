import CoreTransferable
import Foundation
import SashControls
import SashCore

/// The items that views in a container stand for, by their identities.
struct DragContainers {
  struct Key: Hashable {
    let namespace: Namespace.ID?
    let type: ObjectIdentifier
    init<ItemID>(_ namespace: Namespace.ID?, _ type: ItemID.Type) {
      (self.namespace, self.type) = (namespace, ObjectIdentifier(type))
    }
  }
  /// Makes what is dragged of the identities of items.
  var payloads: [Key: @MainActor ([AnyHashable]) -> DragCargo?] = [:]
  /// What is selected.
  var selections: [Key: @MainActor () -> [AnyHashable]] = [:]

  /// What is dragged with an item: all that is selected, if it is.
  @MainActor func cargo<ItemID: Hashable>(of id: ItemID, in namespace: Namespace.ID?) -> DragCargo? {
    let key = Key(namespace, ItemID.self)
    guard let payload = payloads[key] else {
      runtimeWarning(
        "draggable(containerItemID:) is in no dragContainer whose items have identities of type \(ItemID.self)."
      )
      return nil
    }
    let selected = selections[key]?() ?? []
    let all = selected.contains(AnyHashable(id)) ? selected : [AnyHashable(id)]
    let cargo = payload(all)
    cargo?.course.itemIDs = all
    cargo?.course.draggedItemIndex = all.firstIndex(of: AnyHashable(id)) ?? 0
    return cargo
  }
}

private struct DragContainersKey: EnvironmentKey {
  static var defaultValue: DragContainers { DragContainers() }
}
extension EnvironmentValues {
  var dragContainers: DragContainers {
    get { self[DragContainersKey.self] }
    set { self[DragContainersKey.self] = newValue }
  }
}

/// Lets a view be dragged that stands for an item of a container.
private struct ContainedDrag<ItemID: Hashable>: ViewModifier {
  let id: ItemID
  let namespace: Namespace.ID?
  nonisolated init(id: ItemID, namespace: Namespace.ID?) { (self.id, self.namespace) = (id, namespace) }
  @Environment(\.dragContainers) private var containers
  func body(content: Content) -> some View {
    let (containers, id, namespace) = (containers, id, namespace)
    content.modifier(
      DragModifier(
        cargo: { _ in MainActor.assumeIsolated { containers.cargo(of: id, in: namespace) } }, preview: nil))
  }
}

extension View {
  /// Holds views that can be dragged together: `payload` makes items of identities when a drag begins. The views say by
  /// `draggable(containerItemID:containerNamespace:)` which item each of them is.
  public nonisolated func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> Data
  ) -> some View where Item == Data.Element {
    transformEnvironment(\.dragContainers) {
      $0.payloads[.init(namespace, ItemID.self)] = { ids in
        let items = Array(payload(ids.compactMap { $0.base as? ItemID }))
        return items.isEmpty
          ? nil : DragCargo(providers: items.map { NSItemProvider(transferring: $0) }, items: items)
      }
    }
  }
  /// Holds views that can be dragged together, whose items have identities of their own.
  public nonisolated func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Data
  ) -> some View where Item == Data.Element, Item.ID: Sendable {
    dragContainer(for: itemType, itemID: \.id, in: namespace, payload)
  }
  /// Says which items of a container are selected: they are dragged together.
  public nonisolated func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View {
    transformEnvironment(\.dragContainers) {
      $0.selections[.init(containerNamespace, ItemID.self)] = { selection().map { AnyHashable($0) } }
    }
  }
  /// Lets this view be dragged, which stands for an item of the container around it.
  public nonisolated func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View { modifier(ContainedDrag(id: containerItemID, namespace: containerNamespace)) }

  /// Lets this view be dragged, if there is an item that it stands for.
  public nonisolated func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil,
    _ payload: @escaping () -> Item?
  ) -> some View where Item.ID: Sendable { dragging(id: \.id, payload) }
  /// Lets this view be dragged, if there is an item that it stands for.
  public nonisolated func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View where Item.ID: Sendable { dragging(id: \.id, item) }
  /// Lets this view be dragged, if there is an item that it stands for.
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
    _ payload: @escaping () -> Item?
  ) -> some View { dragging(id: id, payload) }
  /// Lets this view be dragged, if there is an item that it stands for.
  public nonisolated func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View { dragging(id: id, item) }

  private nonisolated func dragging<Item: Transferable, ItemID: Hashable>(
    id: KeyPath<Item, ItemID>, _ item: @escaping () -> Item?
  ) -> some View {
    modifier(
      DragModifier(
        cargo: { _ in
          item().map { item in
            let cargo = DragCargo(providers: [NSItemProvider(transferring: item)], items: [item])
            cargo.course.itemIDs = [AnyHashable(item[keyPath: id])]
            return cargo
          }
        }, preview: nil))
  }

  /// Takes items of a type that are put down on this view, as long as that is enabled. The action is told of the drag.
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    modifier(
      DropModifier(
        actions: DropActions(
          takes: { isEnabled && $0.holds(T.self) },
          perform: { cargo, info in
            let session = cargo.dropSession(.ended(info.operation), info)
            return cargo.deliver(T.self) { items in
              action(Array(items.prefix(info.acceptedItemCount ?? items.count)), session)
              return true
            }
          })))
  }
}

/// What resting over a view while dragging does: nothing, or pressing it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  enum Kind: Hashable { case automatic, enabled, disabled }
  let kind: Kind
  public static let automatic = SpringLoadingBehavior(kind: .automatic)
  public static let enabled = SpringLoadingBehavior(kind: .enabled)
  public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

private struct SpringLoadingKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}
extension EnvironmentValues {
  /// Whether resting over controls while dragging presses them.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
}
extension View {
  /// Sets whether resting over the controls in this view while dragging presses them.
  ///
  /// - Missing: being pressed by a drag.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    SpringLoadingBehavior.heed(behavior)
    return environment(\.springLoadingBehavior, behavior)
  }
}
extension SpringLoadingBehavior {
  nonisolated static func heed(_ behavior: SpringLoadingBehavior) {
    if behavior == .enabled { runtimeWarning("Drags that rest over a control do not press it here.") }
  }
}
extension TabContent {
  /// Sets whether resting over the tab while dragging chooses it.
  ///
  /// - Missing: being chosen by a drag.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<
    TabValue
  > {
    SpringLoadingBehavior.heed(behavior)
    return decoratingTab { $0 }
  }
  /// Lets the tab in the bar be dragged.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TabContent<TabValue>
  { decoratingTab { AnyView($0.draggable(payload())) } }
  /// Takes items of a type that are put down on the tab in the bar.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    decoratingTab {
      AnyView(
        $0.dropDestination(for: T.self) { (items: [T], _: CGPoint) in
          action(items)
          return true
        })
    }
  }
}
