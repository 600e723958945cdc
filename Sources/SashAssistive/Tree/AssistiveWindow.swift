import Foundation
import SashSemantics

/// One window, and what has been told of it.
@MainActor final class AssistiveWindow {
  let number: Int
  private(set) weak var subject: (any AssistiveSubject)?
  /// What was told last; nil before anybody has asked.
  private(set) var shown: WindowTree?
  private(set) var title: String
  private(set) var isActive = false
  /// The element that an assistive technology has gone to; the one with the keyboard counts before it.
  private var visited: UInt64?
  /// The element that events have told to be focused.
  private(set) var focusedKey: UInt64?

  init(_ subject: any AssistiveSubject, number: Int) {
    (self.subject, self.number) = (subject, number)
    title = subject.assistiveTitle
  }

  var tree: WindowTree? { shown }
  var states: AssistiveStates {
    var states: AssistiveStates = [.enabled, .sensitive, .visible, .resizable]
    if subject?.isShown == true { states.insert(.showing) }
    if subject?.isActive == true { states.insert(.active) }
    return states
  }

  /// Looks at what the window shows now, and tells what has become of it since the last look.
  func refresh(isSettling: Bool = true, _ tell: (WindowChange) -> Void) {
    guard let subject, let tree = subject.semantics(isSettling: isSettling) else { return }
    var changes: [WindowChange] = []
    if tree !== shown?.tree {
      let new = WindowTree(tree, last: shown)
      if let old = shown { changes = TreeChanges(from: old, to: new).list }
      shown = new
    }
    for change in changes where !change.isOfText { tell(change) }
    if title != subject.assistiveTitle {
      title = subject.assistiveTitle
      tell(.renamed(nil, title))
    }
    if isActive != subject.isActive {
      isActive = subject.isActive
      tell(.activated(isActive))
    }
    followFocus(tell)
    // A caret that moves before its field has the focus is taken for old news by readers.
    for change in changes where change.isOfText { tell(change) }
  }

  private func followFocus(_ tell: (WindowChange) -> Void) {
    guard let shown else { return }
    var (keyboard, wanted) = (UInt64?.none, UInt64?.none)
    for key in shown.focusable {
      let properties = shown[key]!.properties
      if properties.isFocused == true || properties.text?.hasFocus == true { keyboard = key }
      if properties.focus?.isWanted == true { wanted = key }
    }
    if let wanted, wanted != self.wanted { visited = wanted }
    self.wanted = wanted
    if let keyboard, keyboard != self.keyboard { visited = nil }
    self.keyboard = keyboard
    if let place = visited, shown[place] == nil { visited = nil }
    let new = isActive ? visited ?? keyboard : nil
    guard new != focusedKey else { return }
    if let old = focusedKey, shown[old] != nil { tell(.stateChanged(old, "focused", false)) }
    focusedKey = new
    if let new { tell(.stateChanged(new, "focused", true)) }
  }
  private var wanted: UInt64?
  private var keyboard: UInt64?

  /// An assistive technology goes to an element; keys go there too where they can.
  func visit(_ key: UInt64, _ tell: (WindowChange) -> Void) -> Bool {
    guard let subject, let element = shown?[key] else { return false }
    if !subject.isActive { subject.activateWindow() }
    let properties = element.properties
    if let old = visited, old != key { shown?[old]?.properties.focus?.focusChanged(isFocused: false) }
    if let text = properties.text, element.isEnabled {
      text.focus()
      visited = nil
    } else if let take = properties.takeFocus {
      take()
      visited = nil
    } else {
      visited = key
    }
    properties.focus?.focusChanged(isFocused: true)
    refresh(tell)
    return true
  }
}

/// Something that has become different in a window. Elements by their numbers; nil is the window.
enum WindowChange: Equatable {
  case added(UInt64, parent: UInt64?, index: Int, isTop: Bool)
  case removed(UInt64, parent: UInt64?, index: Int, isTop: Bool)
  case renamed(UInt64?, String)
  case described(UInt64, String)
  case roleChanged(UInt64, AssistiveRole)
  case stateChanged(UInt64, String, Bool)
  case numberChanged(UInt64, Double)
  case moved(UInt64, CGRect)
  case textDeleted(UInt64, at: Int, String)
  case textInserted(UInt64, at: Int, String)
  case caretMoved(UInt64, Int)
  case selectionChanged(UInt64)
  /// The same characters look otherwise.
  case lookChanged(UInt64)
  /// Another one of what is in a container is chosen.
  case choiceChanged(UInt64)
  case activated(Bool)

  var isOfText: Bool {
    switch self {
    case .textDeleted, .textInserted, .caretMoved, .selectionChanged, .lookChanged: true
    default: false
    }
  }
}
