import CoreTransferable
import Foundation
import SashCore

/// One thing that has been copied, in several forms.
package struct PasteboardItem {
  /// The types of the forms, the best first.
  package private(set) var types: [String] = []
  private var values: [String: Any] = [:]
  package init() {}
  package init(text: String) { self[type: UTType.utf8PlainText.identifier] = text }

  package subscript(type type: String) -> Any? {
    get { values[type] }
    set {
      if values[type] == nil, newValue != nil { types.append(type) }
      if newValue == nil { types.removeAll { $0 == type } }
      values[type] = newValue
    }
  }
  /// The first form that is of a kind.
  package func value(of kind: UTType) -> Any? {
    if let exact = values[kind.identifier] { return exact }
    return types.first { UTType(importedAs: $0).conforms(to: kind) }.flatMap { values[$0] }
  }
  package func has(_ kind: UTType) -> Bool { value(of: kind) != nil }

  package var text: String? {
    switch value(of: .text) ?? value(of: .url) {
    case let text as String: text
    case let data as Data: String(data: data, encoding: .utf8)
    case let url as URL: url.absoluteString
    default: nil
    }
  }
  package var url: URL? {
    switch value(of: .url) {
    case let url as URL: return url
    case let data as Data: return URL(string: String(decoding: data, as: UTF8.self))
    case let text as String: return URL(string: text)
    default:
      guard let text, let url = URL(string: text), url.scheme != nil, !text.contains(" ") else { return nil }
      return url
    }
  }
  /// A form as data.
  package func data(_ type: String) -> Data? {
    switch values[type] ?? value(of: UTType(importedAs: type)) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let object as any NSItemProviderWriting: Pasteboard.data(object, type)
    default: nil
    }
  }
  /// Offers the item in its forms.
  package var provider: NSItemProvider {
    let provider = NSItemProvider()
    // A picture is encoded when somebody wants it.
    nonisolated(unsafe) let item = self
    for type in types {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { answer in
        answer(item.data(type), nil)
        return nil
      }
    }
    return provider
  }
}

/// What has been copied. The text of it is on the system's clipboard, and what other programs copy there comes in the place
/// of what was copied here.
///
/// - Missing: other programs get the text of what is copied and give theirs: SDL hands on nothing else.
@MainActor package final class Pasteboard {
  package static let general = Pasteboard(isGeneral: true)
  private let isGeneral: Bool
  private var own: [PasteboardItem] = []
  private var count = 0
  /// What was on the system's clipboard when something was last copied here.
  private var seen: String?
  /// Posted when something has been copied in this program.
  package nonisolated static let changed = Notification.Name("UIPasteboardChangedNotification")
  /// Who the notification comes from.
  package weak var owner: AnyObject?

  package init(isGeneral: Bool = false) { self.isGeneral = isGeneral }

  private var clipboard: Clipboard? {
    guard isGeneral else { return nil }
    if MainScreen.scene?.services.clipboard == nil {
      runtimeWarning("The clipboard can be used only while a window is open.")
    }
    return MainScreen.scene?.services.clipboard
  }
  private static func text(on clipboard: Clipboard) -> String? {
    clipboard.read().flatMap { $0.isEmpty ? nil : $0 }
  }
  private func refresh() {
    guard let clipboard else { return }
    let text = Pasteboard.text(on: clipboard)
    guard text != seen else { return }
    seen = text
    count += 1
    own = text.map { [PasteboardItem(text: $0)] } ?? []
  }

  /// How often what is there has changed.
  package var changeCount: Int {
    refresh()
    return count
  }
  package var items: [PasteboardItem] {
    get {
      refresh()
      return own
    }
    set { put(newValue, on: clipboard) }
  }
  private func put(_ items: [PasteboardItem], on clipboard: Clipboard?) {
    own = items
    count += 1
    if let clipboard {
      clipboard.write(items.compactMap(\.text).joined(separator: "\n"))
      seen = Pasteboard.text(on: clipboard)
    }
    NotificationCenter.default.post(name: Pasteboard.changed, object: owner)
  }
  package var providers: [NSItemProvider] { items.map(\.provider) }

  /// Copies what providers offer, once all of it has been made.
  package func copy(_ providers: [NSItemProvider], then done: @escaping @MainActor () -> Void = {}) {
    // Another window may be in front when all has been made.
    let clipboard = clipboard
    Task { @MainActor in
      var items: [PasteboardItem] = []
      for provider in providers {
        var item = PasteboardItem()
        for type in provider.registeredTypeIdentifiers { item[type: type] = await provider.data(type) }
        items.append(item)
      }
      put(items, on: clipboard)
      done()
    }
  }

  nonisolated static func data(_ object: any NSItemProviderWriting, _ type: String) -> Data? {
    nonisolated(unsafe) var found: Data?
    _ = object.loadData(withTypeIdentifier: type) { data, _ in found = data }
    return found
  }
}

extension NSItemProvider {
  /// One form as data; nil if it cannot be made.
  package func data(_ type: String) async -> Data? {
    await withCheckedContinuation { next in
      loadDataRepresentation(forTypeIdentifier: type) { data, _ in next.resume(returning: data) }
    }
  }
  /// Whether there is a form of one of some kinds.
  package func offers(_ kinds: [UTType]) -> Bool {
    let offered = registeredContentTypes
    return kinds.contains { kind in offered.contains { $0.conforms(to: kind) } }
  }
}
