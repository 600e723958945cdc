import Combine
import Foundation
import SashCore
import SashGraph
import SashInput

/// The buttons of a question or a menu, for keys: in the order in which they were made, which is that of the code.
final class KeyButtons: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  struct Button {
    let role: ButtonRole?
    let isEnabled: Bool
    /// Whether it opens another menu.
    var leadsOn = false
    let perform: @MainActor () -> Void
  }
  private struct Entry {
    /// Kept by the entry: the address of what has gone may be that of another button.
    let token: AnyObject
    /// Nil once the button has gone.
    let button: () -> Button?
    /// The first words that it shows.
    let words: () -> String?
  }
  private var entries: [Entry] = []
  private weak var chosen: AnyObject?

  func add(
    _ token: AnyObject, words: @escaping () -> String? = { nil }, button: @escaping () -> Button?
  ) {
    entries.removeAll { $0.button() == nil || $0.token === token }
    entries.append(Entry(token: token, button: button, words: words))
  }
  func removeAll() {
    entries = []
    chosen = nil
    typed = Self.nothingTyped
  }

  private var enabled: [(token: AnyObject, button: Button)] {
    entries.compactMap { entry in
      entry.button().flatMap { $0.isEnabled ? (entry.token, $0) : nil }
    }
  }

  // MARK: Questions

  /// What the Return key presses: the first button that neither cancels nor destroys, else the one that cancels.
  @MainActor func pressDefault() {
    let all = enabled.map(\.button)
    (all.first { $0.role == .confirm } ?? all.first { $0.role == nil } ?? all.first { $0.role == .cancel })?
      .perform()
  }
  /// What the Escape key presses: the button that cancels, or the only one there is. False if there is none.
  @MainActor @discardableResult func pressCancel() -> Bool {
    let all = enabled.map(\.button)
    guard let button = all.first(where: { $0.role == .cancel }) ?? (all.count == 1 ? all[0] : nil) else {
      return false
    }
    button.perform()
    return true
  }

  // MARK: Menus

  func isChosen(_ token: AnyObject) -> Bool { chosen === token }

  /// Goes to the next row that can be chosen, or the one before; from the last to the first.
  @MainActor func choose(next: Bool) {
    let all = enabled.map(\.token)
    guard !all.isEmpty else { return }
    let old = chosen.flatMap { chosen in all.firstIndex { $0 === chosen } }
    let index = old.map { ($0 + (next ? 1 : all.count - 1)) % all.count } ?? (next ? 0 : all.count - 1)
    choose(all[index])
  }
  /// Goes to the first row that can be chosen, or the last.
  @MainActor func choose(first: Bool) {
    let all = enabled.map(\.token)
    if let end = first ? all.first : all.last { choose(end) }
  }
  private func choose(_ token: AnyObject) {
    objectWillChange.send()
    chosen = token
  }
  /// What has been typed to find a row, and when.
  private var typed = KeyButtons.nothingTyped
  private static let nothingTyped = (text: "", time: -Double.infinity)
  /// Goes to the first row that begins with what is typed; one letter again goes on to the next row. True while a word is being
  /// typed.
  ///
  /// - Source: menus of a Mac and of GTK: letters choose the row that begins with them, within a second of each other
  @MainActor func choose(typing text: String, at time: Double) -> Bool {
    let isGoingOn = time - typed.time < 1 && !typed.text.isEmpty
    if text == " ", !isGoingOn { return false }
    let wanted = (isGoingOn && typed.text != text ? typed.text : "") + text
    typed = (wanted, time)
    let all = entries.filter { $0.button()?.isEnabled == true }
    guard !all.isEmpty else { return true }
    let old = all.firstIndex { $0.token === chosen } ?? -1
    let start = wanted.count == 1 ? old + 1 : max(0, old)
    let order = (0..<all.count).map { all[(start + $0) % all.count] }
    let found = order.first {
      $0.words()?.range(of: wanted, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil
    }
    if let found { choose(found.token) }
    return true
  }
  @MainActor func pressChosen() {
    enabled.first { $0.token === chosen }?.button.perform()
  }
  /// Opens the menu of the row that is chosen; false if it has none.
  @MainActor func openChosen() -> Bool {
    guard let button = enabled.first(where: { $0.token === chosen })?.button, button.leadsOn else {
      return false
    }
    button.perform()
    return true
  }
}

/// Tells those who lead keys what a button does.
nonisolated struct KeyButtonModifier: UnaryModifier {
  var buttons: KeyButtons
  var token: AnyObject
  var button: KeyButtons.Button

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let current = WeakAttribute(modifier.attribute)
    let host = inputs.host
    let first = modifier.attribute.untrackedValue
    let outputs = body(_Graph(), inputs)
    let shown = outputs.display.map { WeakAttribute($0) }
    first.buttons.add(
      first.token,
      words: { [weak host] in
        host?.graph.withCurrent { (shown?.attribute?.untrackedValue?.item).flatMap { firstText(in: $0) } }
      }
    ) { [weak host] in
      host?.graph.withCurrent { current.attribute?.untrackedValue.button }
    }
    return outputs
  }
}

/// What stands for one button as long as it lives.
final class KeyToken: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
}

extension Presenter {
  /// Goes through a menu by keys, into menus in it and out again, and to the menus beside it in a menu bar. True if the key was
  /// used.
  @MainActor func lead(_ key: KeyEvent, menuBar: MenuBarModel? = nil, isInner: Bool = false) -> Bool {
    let isMirrored = isRightToLeft
    let (into, out): (KeyEvent.Key, KeyEvent.Key) = isMirrored ? (.left, .right) : (.right, .left)
    switch key.key {
    case into where buttons.openChosen(): break
    case out where isInner: dismiss()
    case .left where menuBar != nil: menuBar?.step(-1)
    case .right where menuBar != nil: menuBar?.step(1)
    case .up: buttons.choose(next: false)
    case .down: buttons.choose(next: true)
    case .tab: buttons.choose(next: !key.modifiers.contains(.shift))
    case .character(let letter) where key.modifiers.isSubset(of: .shift):
      return buttons.choose(typing: String(letter), at: key.time)
    case .space where buttons.choose(typing: " ", at: key.time): break
    case .home: buttons.choose(first: true)
    case .end: buttons.choose(first: false)
    case .return where !key.isRepeat, .space where !key.isRepeat: buttons.pressChosen()
    default: return false
    }
    return true
  }
}
