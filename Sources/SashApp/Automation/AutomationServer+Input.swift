import Foundation
import SashAutomation
import SashCore
import SashHost
import SashInput
import SashSemantics

extension AutomationServer {
  /// Does one thing that a person does.
  func act(_ input: AutomationInput) async {
    switch input {
    case .wait(let seconds): await pause(seconds)
    case .touch(let phase, let finger, let point):
      send(at: point) {
        .pointer(
          PointerEvent(
            phase: phase.event, kind: .touch, pointer: finger, location: $0, time: self.host.now))
      }
    case .mouse(let phase, let button, let point):
      send(at: point) {
        .pointer(
          PointerEvent(
            phase: phase.event, button: button == .primary ? .primary : .secondary, location: $0,
            time: self.host.now))
      }
    case .hover(let point):
      send(at: point) { .pointer(PointerEvent(phase: .hover, location: $0, time: self.host.now)) }
    case .scroll(let point, let x, let y):
      send(at: point) {
        .scroll(ScrollEvent(location: $0, delta: CGSize(width: x, height: y), time: self.host.now))
      }
    case .text(let text): send(text: text)
    case .key(let name, let held): press(name, held: held)
    }
  }

  private func send(at point: AutomationPoint, _ event: (CGPoint) -> InputEvent) {
    guard let (window, place) = window(at: point) else { return }
    window.windowReceived(event(place))
  }

  private func send(text: String) {
    guard let window = windows.last else { return }
    for character in text {
      if character.isNewline {
        press("return", held: [])
      } else if character == "\t" {
        press("tab", held: [])
      } else if character == "\u{8}" || character == "\u{7F}" {
        press("delete", held: [])
      } else if window.scene.focus.holder?.caret != nil {
        window.windowReceived(.text(String(character)))
      }
    }
  }

  private func press(_ name: String, held: [String]) {
    guard let window = windows.last, let key = KeyEvent.Key(named: name) else { return }
    var modifiers: KeyModifiers = []
    for word in held {
      switch word {
      case "shift": modifiers.insert(.shift)
      case "control": modifiers.insert(.control)
      case "option": modifiers.insert(.option)
      case "command": modifiers.insert(.command)
      default: break
      }
    }
    for isDown in [true, false] {
      window.windowReceived(
        .key(KeyEvent(key: key, isDown: isDown, modifiers: modifiers, time: host.now)))
      guard isDown, modifiers.isSubset(of: .shift), window.scene.focus.holder?.caret != nil else { continue }
      switch key {
      case .character(let character):
        let typed = modifiers.contains(.shift) ? character.uppercased() : String(character)
        window.windowReceived(.text(typed))
      case .space: window.windowReceived(.text(" "))
      default: break
      }
    }
  }

  /// Does what an element does when it is asked to.
  func perform(_ action: AutomationAction, on id: UInt64) async throws {
    guard let (window, element) = element(id) else { throw AutomationError("it is not shown any more") }
    let isDone: Bool
    switch action {
    case .activate:
      isDone = true
      if !element.perform(.activate) { window.scene.tapForSemantics(at: element.activationPoint) }
    case .increment: isDone = element.perform(.increment)
    case .decrement: isDone = element.perform(.decrement)
    case .escape: isDone = element.perform(.escape)
    case .named(let name): isDone = element.perform(.named(name))
    case .reveal: isDone = element.reveal()
    }
    if !isDone { throw AutomationError("it does not do that") }
  }

  private func element(_ id: UInt64) -> (SceneWindow, SemanticsElement)? {
    for window in windows.reversed() {
      if let found = window.scene.semantics().first(where: { $0.id == id }) { return (window, found) }
    }
    return nil
  }
}

extension AutomationInput.Phase {
  fileprivate var event: PointerEvent.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    }
  }
}

extension KeyEvent.Key {
  /// A key by its name; a single character is the key that types it.
  fileprivate init?(named name: String) {
    switch name {
    case "return", "enter": self = .return
    case "tab": self = .tab
    case "escape": self = .escape
    case "delete": self = .delete
    case "forwardDelete": self = .forwardDelete
    case "left": self = .left
    case "right": self = .right
    case "up": self = .up
    case "down": self = .down
    case "home": self = .home
    case "end": self = .end
    case "pageUp": self = .pageUp
    case "pageDown": self = .pageDown
    case "insert": self = .insert
    case "space", " ": self = .space
    default:
      if name.count == 1 {
        self = .character(Character(name.lowercased()))
      } else if name.hasPrefix("F"), let number = Int(name.dropFirst()) {
        self = .function(number)
      } else {
        return nil
      }
    }
  }
}
