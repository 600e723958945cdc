import Foundation
import SashCore
import SashInput

/// A key from its going down to its going up.
///
/// - Missing: keys that only change what others mean, Shift for one, and how hard a key is pressed.
@MainActor @preconcurrency
open class UIPress: NSObject {
  /// What the key has done last.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// What the key of a remote control means; keys of keyboards that have no such meaning are of no kind that has a name.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
    case tvRemoteOneTwoThree, tvRemoteFourColors
    case _keyboard = 2000
  }
  public internal(set) var phase: Phase = .began
  public let type: PressType
  /// Which key it is.
  public let key: UIKey?
  /// Seconds since the machine was started.
  public internal(set) var timestamp: TimeInterval
  /// Who hears of it first.
  public internal(set) weak var responder: UIResponder?
  public var window: UIWindow? { responder?.windowInChain }
  public var gestureRecognizers: [UIGestureRecognizer]? { [] }
  /// From 0 to 1: a key is down or not.
  public var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  init(_ key: UIKey, _ type: PressType, at time: TimeInterval) {
    (self.key, self.type, timestamp) = (key, type, time)
    super.init()
  }
}

/// A key of a keyboard.
@MainActor @preconcurrency
open class UIKey: NSObject, NSCopying {
  /// What the key types with what is held.
  public let characters: String
  /// What the key types by itself.
  public let charactersIgnoringModifiers: String
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  init(_ press: KeyPress, _ code: UIKeyboardHIDUsage, name: String?) {
    characters = name ?? press.characters
    charactersIgnoringModifiers = name ?? String(press.key.character)
    modifierFlags = UIKeyModifierFlags(press.modifiers)
    keyCode = code
    super.init()
  }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Keys that go down and up.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {
  /// All keys that are down.
  public internal(set) var allPresses: Set<UIPress> = []
  open override var type: EventType { .presses }
  /// Whether somebody has kept it.
  var isUsed = true
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

extension UIKeyModifierFlags {
  init(_ modifiers: EventModifiers) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }
}

/// Hands keys to responders.
@MainActor enum KeyPresses {
  /// Those that are down.
  private static var down: [KeyEvent.Key: UIPress] = [:]

  /// - Returns: Whether one of the responders from a first one on has kept the key.
  static func take(_ event: KeyEvent, from start: UIResponder) -> Bool {
    let news = UIPressesEvent()
    news.timestamp = event.time
    if event.isDown {
      guard let code = event.key.code else { return false }
      // A key whose end never came, as the window had lost the keys.
      if let lost = down.removeValue(forKey: event.key) {
        (lost.phase, lost.timestamp) = (.cancelled, event.time)
        news.allPresses = Set(down.values).union([lost])
        lost.responder?.pressesCancelled([lost], with: news)
      }
      let press = UIPress(
        UIKey(KeyPress(event), code, name: event.key.inputName), event.key.pressType, at: event.time)
      press.responder = start
      down[event.key] = press
      news.allPresses = Set(down.values)
      start.pressesBegan([press], with: news)
    } else {
      guard let press = down.removeValue(forKey: event.key) else { return false }
      (press.phase, press.timestamp) = (.ended, event.time)
      news.allPresses = Set(down.values).union([press])
      // Who has heard of its beginning hears of its end.
      (press.responder ?? start).pressesEnded([press], with: news)
    }
    return news.isUsed
  }
}

extension KeyEvent.Key {
  fileprivate var pressType: UIPress.PressType {
    switch self {
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    default: ._keyboard
    }
  }
  /// What UIKit has in the place of characters for keys that type nothing.
  fileprivate var inputName: String? {
    switch self {
    case .up: UIKeyCommand.inputUpArrow
    case .down: UIKeyCommand.inputDownArrow
    case .left: UIKeyCommand.inputLeftArrow
    case .right: UIKeyCommand.inputRightArrow
    case .escape: UIKeyCommand.inputEscape
    case .pageUp: UIKeyCommand.inputPageUp
    case .pageDown: UIKeyCommand.inputPageDown
    case .home: UIKeyCommand.inputHome
    case .end: UIKeyCommand.inputEnd
    case .function(let number): "UIKeyInputF\(number)"
    default: nil
    }
  }
  /// Where the key is on a keyboard of the United States.
  fileprivate var code: UIKeyboardHIDUsage? {
    switch self {
    case .return: .keyboardReturnOrEnter
    case .tab: .keyboardTab
    case .escape: .keyboardEscape
    case .delete: .keyboardDeleteOrBackspace
    case .forwardDelete: .keyboardDeleteForward
    case .left: .keyboardLeftArrow
    case .right: .keyboardRightArrow
    case .up: .keyboardUpArrow
    case .down: .keyboardDownArrow
    case .home: .keyboardHome
    case .end: .keyboardEnd
    case .pageUp: .keyboardPageUp
    case .pageDown: .keyboardPageDown
    case .insert: .keyboardInsert
    case .space: .keyboardSpacebar
    case .function(let number):
      UIKeyboardHIDUsage(rawValue: number <= 12 ? 57 + number : 91 + number)
    case .character(let character): KeyEvent.Key.codes[character] ?? KeyEvent.Key.letter(character)
    }
  }
  private static func letter(_ character: Character) -> UIKeyboardHIDUsage? {
    guard let ascii = character.lowercased().first?.asciiValue, (97...122).contains(ascii) else {
      return .keyboardErrorUndefined
    }
    return UIKeyboardHIDUsage(rawValue: Int(ascii) - 93)
  }
  private static let codes: [Character: UIKeyboardHIDUsage] = {
    let rows: [(String, Int)] = [
      ("1234567890", 30), ("!@#$%^&*()", 30), (" -=[]\\#;'`,./", 44), (" _+{}|~:\"~<>?", 44),
    ]
    var result: [Character: UIKeyboardHIDUsage] = [:]
    for (row, first) in rows {
      for (index, character) in row.enumerated() where result[character] == nil {
        result[character] = UIKeyboardHIDUsage(rawValue: first + index)
      }
    }
    result["~"] = .keyboardGraveAccentAndTilde
    return result
  }()
}
