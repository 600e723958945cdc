import CoreTransferable
import Foundation
import SashCore

/// What is dragged: items in the forms that they offer.
package final class DragCargo: DraggedCargo {
  package let providers: [NSItemProvider]
  /// The items themselves, where a view of this program has given them.
  package let items: [Any]

  /// Whether it comes from another program.
  package let isForeign: Bool
  /// What those who speak of it in another way keep about it.
  package var context: AnyObject?
  /// What of the view is shown under the pointer, in its points; all of it if nil.
  package var area: CGRect?
  /// Told what has come of it when it has been put down or called off.
  package var onEnd: (@MainActor (DropAnswer) -> Void)?
  /// What is known of the drag.
  let course = DragCourse()

  package init(providers: [NSItemProvider], items: [Any] = [], isForeign: Bool = false) {
    (self.providers, self.items, self.isForeign) = (providers, items, isForeign)
  }
  convenience init<T: Transferable>(_ item: T) {
    self.init(providers: [NSItemProvider(transferring: item)], items: [item])
  }

  /// The items, if all are of a type.
  func items<T>(of type: T.Type) -> [T]? {
    let found = items.compactMap { $0 as? T }
    return found.count == providers.count && !found.isEmpty ? found : nil
  }
  func holds<T: Transferable>(_ type: T.Type) -> Bool {
    items(of: T.self) != nil || providers.contains { $0.canLoad(T.self) }
  }
  /// Hands the items of a type to an action: at once where they are known, else when they have been read.
  @MainActor func deliver<T: Transferable>(_ type: T.Type, to action: @escaping @MainActor ([T]) -> Bool)
    -> Bool
  {
    if let known = items(of: T.self) { return action(known) }
    let providers = providers.filter { $0.canLoad(T.self) }
    guard !providers.isEmpty else { return false }
    Task { @MainActor in
      let found = await load(providers, as: T.self)
      if !found.isEmpty { _ = action(found) }
    }
    return true
  }
}

extension DragCargo {
  /// The drag, as a view sees it over which it is.
  func dropSession(_ phase: DropSession.Phase, _ info: DropInfo) -> DropSession {
    DropSession(
      id: .init(number: course.number), phase: phase,
      localSession: isForeign ? nil : .init(itemIDs: course.itemIDs), itemsCount: providers.count,
      suggestedOperations: course.suggested, size: info.size, location: info.location)
  }
}

extension NSItemProvider {
  /// What another program has put down.
  static func dropped(files: [URL], texts: [String]) -> [NSItemProvider] {
    files.compactMap { NSItemProvider(contentsOf: $0) }
      + texts.map { text in
        // "Note: buy milk" is none, though it can be made one.
        let isWord = !text.contains(where: \.isWhitespace)
        let url = isWord ? URL(string: text).flatMap { $0.scheme == nil ? nil : $0 } : nil
        return url.map { NSItemProvider(transferring: $0) } ?? NSItemProvider(transferring: text)
      }
  }
}
