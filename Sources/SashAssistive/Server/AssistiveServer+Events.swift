import Foundation
import SashBus
import SashDisplay
import SashSemantics

// What is told without being asked.
extension AssistiveServer {
  private func emit(
    _ path: String, _ kind: String, _ member: String, _ detail: String = "", _ first: Int = 0,
    _ second: Int = 0, _ value: BusValue = .int(Int32(0))
  ) {
    bus.emit(
      path, "org.a11y.atspi.Event.\(kind)", member,
      [.string(detail), .int(first), .int(second), .variant(value), .dictionary(of: "v", [])])
  }

  func tell(_ change: WindowChange, in window: AssistiveWindow) {
    func path(_ key: UInt64?) -> String {
      key.map { AssistivePath.element($0, in: window.number) } ?? AssistivePath.window(window.number)
    }
    switch change {
    case .added(let key, let parent, let index, let isTop):
      if let object = object(key, in: window) {
        bus.emit(AssistivePath.cache, "org.a11y.atspi.Cache", "AddAccessible", [cacheItem(object)])
      }
      if isTop { emit(path(parent), "Object", "ChildrenChanged", "add", index, 0, reference(path(key))) }
    case .removed(let key, let parent, let index, let isTop):
      if isTop { emit(path(parent), "Object", "ChildrenChanged", "remove", index, 0, reference(path(key))) }
      guard window.tree?[key] == nil else { return }
      emit(path(key), "Object", "StateChanged", "defunct", 1)
      bus.emit(AssistivePath.cache, "org.a11y.atspi.Cache", "RemoveAccessible", [reference(path(key))])
    case .renamed(let key, let name):
      emit(path(key), "Object", "PropertyChange", "accessible-name", 0, 0, .string(name))
    case .described(let key, let words):
      emit(path(key), "Object", "PropertyChange", "accessible-description", 0, 0, .string(words))
    case .roleChanged(let key, let role):
      emit(path(key), "Object", "PropertyChange", "accessible-role", 0, 0, .uint(role.rawValue))
    case .stateChanged(let key, let state, let isOn):
      emit(path(key), "Object", "StateChanged", state, isOn ? 1 : 0)
    case .numberChanged(let key, let number):
      emit(path(key), "Object", "PropertyChange", "accessible-value", 0, 0, .double(number))
    case .moved(let key, let frame):
      emit(path(key), "Object", "BoundsChanged", "", 0, 0, pixels(frame, in: window, .screen).tuple)
    case .textDeleted(let key, let place, let text):
      emit(path(key), "Object", "TextChanged", "delete", place, text.unicodeScalars.count, .string(text))
    case .textInserted(let key, let place, let text):
      emit(path(key), "Object", "TextChanged", "insert", place, text.unicodeScalars.count, .string(text))
    case .caretMoved(let key, let place): emit(path(key), "Object", "TextCaretMoved", "", place)
    case .selectionChanged(let key): emit(path(key), "Object", "TextSelectionChanged")
    case .lookChanged(let key): emit(path(key), "Object", "TextAttributesChanged")
    case .choiceChanged(let key): emit(path(key), "Object", "SelectionChanged")
    case .activated(let isActive):
      emit(path(nil), "Window", isActive ? "Activate" : "Deactivate", "", 0, 0, .string(window.title))
      emit(path(nil), "Object", "StateChanged", "active", isActive ? 1 : 0)
    }
  }

  func tellAdded(_ window: AssistiveWindow) {
    let path = AssistivePath.window(window.number)
    emit(AssistivePath.root, "Object", "ChildrenChanged", "add", windows.count - 1, 0, reference(path))
    emit(path, "Window", "Create", "", 0, 0, .string(window.title))
  }
  func tellRemoved(_ window: AssistiveWindow, index: Int) {
    let path = AssistivePath.window(window.number)
    emit(path, "Window", "Destroy", "", 0, 0, .string(window.title))
    emit(AssistivePath.root, "Object", "ChildrenChanged", "remove", index, 0, reference(path))
    emit(path, "Object", "StateChanged", "defunct", 1)
  }

  func tell(_ news: SemanticsNews) {
    guard isHeard, let window = windows.first(where: { $0.subject?.isActive == true }) ?? windows.first else {
      return
    }
    let path = AssistivePath.window(window.number)
    switch news {
    case .announcement(let words, let isUrgent):
      emit(path, "Object", "Announcement", "", isUrgent ? 2 : 1, 0, .string(words))
    case .scrolled(let words): emit(path, "Object", "Announcement", "", 1, 0, .string(words))
    case .layoutChanged(let focus), .screenChanged(let focus):
      refresh(window)
      if let focus, window.tree?[focus] != nil {
        _ = window.visit(focus) { [unowned window] in tell($0, in: window) }
      }
    }
  }
}
