import Combine
import Foundation
import SashCore
import SashGraph

/// How an item of a toolbar is there as long as nobody has changed that.
enum ItemPresence: Sendable { case shown, inMenu, away }

enum ToolbarItemIDTrait: ViewTraitKey { static var defaultValue: String { "" } }
/// The toolbar that an item is in, if a person may rearrange it.
enum ToolbarIDTrait: ViewTraitKey { static var defaultValue: String { "" } }
/// How an item was made to be there.
enum ItemPresenceTrait: ViewTraitKey { static var defaultValue: ItemPresence { .shown } }
enum ItemBehaviorTrait: ViewTraitKey {
  static var defaultValue: ToolbarCustomizationBehavior { .default }
}

/// Items of a toolbar of which something is said.
nonisolated struct NotedItems<Content: CustomizableToolbarContent, Key: ViewTraitKey>:
  CustomizableToolbarContent
{
  typealias Body = Never
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let value: Key.Value
  init(content: Content, value: Key.Value) { (self.content, self.value) = (content, value) }
  var body: Never { toolbarBodyError() }

  static func _makeToolbarItems(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    var inputs = inputs
    inputs.traits.set(
      Key.self,
      content.part(at: MemoryLayout<Self>.offset(of: \.value)!, as: Key.Value.self).attribute)
    return Content._makeToolbarItems(
      content: content.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self), inputs: inputs)
  }
}

/// What a person has changed of a toolbar: which items are shown, and their order. Kept in the user defaults.
struct ToolbarChanges: Codable, Equatable {
  var order: [String] = []
  var shown: [String: Bool] = [:]
}

/// What a person has changed of the toolbars of the program.
@MainActor final class ToolbarMemory: ObservableObject {
  nonisolated let objectWillChange = ObservableObjectPublisher()
  static let shared = ToolbarMemory()
  private var known: [String: ToolbarChanges] = [:]
  nonisolated private init() {}

  private func key(_ id: String) -> String { "Toolbar Configuration \(id)" }
  subscript(id: String) -> ToolbarChanges {
    get {
      if let known = known[id] { return known }
      let data = UserDefaults.standard.data(forKey: key(id))
      let kept = data.flatMap { try? JSONDecoder().decode(ToolbarChanges.self, from: $0) } ?? ToolbarChanges()
      known[id] = kept
      return kept
    }
    set {
      objectWillChange.send()
      known[id] = newValue
      if newValue == ToolbarChanges() {
        UserDefaults.standard.removeObject(forKey: key(id))
      } else if let data = try? JSONEncoder().encode(newValue) {
        UserDefaults.standard.set(data, forKey: key(id))
      }
    }
  }
}

extension Subview {
  /// The ids of the item and its toolbar; nil for an item that nobody may move or take away.
  @MainActor var changeable: (toolbar: String, item: String)? {
    let (toolbar, item) = (trait(ToolbarIDTrait.self), trait(ToolbarItemIDTrait.self))
    guard !toolbar.isEmpty, !item.isEmpty, trait(ItemBehaviorTrait.self).allowsMoving else { return nil }
    return (toolbar, item)
  }
  /// Whether the item of a toolbar is there, as a person wants it or else as it was made.
  @MainActor var presence: ItemPresence {
    let made = trait(ItemPresenceTrait.self)
    guard let (toolbar, item) = changeable, let wish = ToolbarMemory.shared[toolbar].shown[item] else {
      return made
    }
    return wish ? .shown : made == .inMenu ? .inMenu : .away
  }
}

extension ScreenBar {
  /// Items in the order that a person has given to those of their toolbar.
  @MainActor func arranged(_ items: [Subview]) -> [Subview] {
    let places = items.indices.filter { items[$0].changeable != nil }
    guard let toolbar = places.first.flatMap({ items[$0].changeable?.toolbar }) else { return items }
    let order = ToolbarMemory.shared[toolbar].order
    if order.isEmpty { return items }
    func rank(_ index: Int) -> Int {
      items[index].changeable.flatMap { order.firstIndex(of: $0.item) } ?? order.count
    }
    var arranged = items
    for (place, index) in zip(places, places.sorted { (rank($0), $0) < (rank($1), $1) }) {
      arranged[place] = items[index]
    }
    return arranged
  }

  /// The items that a person may rearrange, in their order. Read in a body.
  @MainActor var changeableItems: [Subview] {
    arranged(
      items.flatMap { list in
        list.filter {
          $0.isValid && $0.changeable != nil && $0.trait(ToolbarPlacementTrait.self).slot != .none
        }
      })
  }
}
