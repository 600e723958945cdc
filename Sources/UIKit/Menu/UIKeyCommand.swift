import Foundation
import SashCore

/// Keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// The same in SwiftUI.
  var ofSwiftUI: EventModifiers {
    var result: EventModifiers = []
    if contains(.alphaShift) { result.insert(.capsLock) }
    if contains(.shift) { result.insert(.shift) }
    if contains(.control) { result.insert(.control) }
    if contains(.alternate) { result.insert(.option) }
    if contains(.command) { result.insert(.command) }
    if contains(.numericPad) { result.insert(.numericPad) }
    return result
  }
}

/// What a command is while other modifiers are held.
@MainActor @preconcurrency
open class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}

/// An element of a menu that sends a message to whoever answers.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
  public let action: Selector
  /// What tells commands with the same action apart.
  public let propertyList: Any?
  public let alternates: [UICommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, image: image)
  }
}

/// Keys that, pressed together, send a message to whoever answers: to the responder that names them in `keyCommands`, or the
/// first one after it that has the method.
///
/// - Missing: layouts of keyboards that would move keys; `wantsPriorityOverSystemBehavior`: commands with ⌘ or Control and Escape
///   come before what a field does with them, others after it.
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
  /// What the key types; one of the names below for a key that types nothing.
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  public nonisolated static let f1 = "UIKeyInputF1"
  public nonisolated static let f2 = "UIKeyInputF2"
  public nonisolated static let f3 = "UIKeyInputF3"
  public nonisolated static let f4 = "UIKeyInputF4"
  public nonisolated static let f5 = "UIKeyInputF5"
  public nonisolated static let f6 = "UIKeyInputF6"
  public nonisolated static let f7 = "UIKeyInputF7"
  public nonisolated static let f8 = "UIKeyInputF8"
  public nonisolated static let f9 = "UIKeyInputF9"
  public nonisolated static let f10 = "UIKeyInputF10"
  public nonisolated static let f11 = "UIKeyInputF11"
  public nonisolated static let f12 = "UIKeyInputF12"

  /// The keys as SwiftUI has them; nil where nothing is named.
  var shortcut: KeyboardShortcut? {
    guard let input, !input.isEmpty else { return nil }
    let named: [String: KeyEquivalent] = [
      UIKeyCommand.inputUpArrow: .upArrow, UIKeyCommand.inputDownArrow: .downArrow,
      UIKeyCommand.inputLeftArrow: .leftArrow, UIKeyCommand.inputRightArrow: .rightArrow,
      UIKeyCommand.inputEscape: .escape, UIKeyCommand.inputPageUp: .pageUp,
      UIKeyCommand.inputPageDown: .pageDown, UIKeyCommand.inputHome: .home, UIKeyCommand.inputEnd: .end,
      UIKeyCommand.inputDelete: .delete, "\n": .return,
    ]
    if let key = named[input] { return KeyboardShortcut(key, modifiers: modifierFlags.ofSwiftUI) }
    if input.hasPrefix("UIKeyInputF"), let number = UInt32(input.dropFirst(11)), (1...12).contains(number),
      let scalar = UnicodeScalar(0xF703 + number)
    {
      return KeyboardShortcut(KeyEquivalent(Character(scalar)), modifiers: modifierFlags.ofSwiftUI)
    }
    guard input.count == 1, let character = input.first else { return nil }
    return KeyboardShortcut(KeyEquivalent(character), modifiers: modifierFlags.ofSwiftUI)
  }
}

/// Finds the commands of responders when keys are pressed, and sends what they say.
@MainActor enum KeyCommandDispatch {
  /// - Returns: Whether one of the responders from a first one on has a command with these keys, and somebody does it.
  static func perform(from start: UIResponder, _ matches: (KeyboardShortcut) -> Bool) -> Bool {
    var responder: UIResponder? = start
    while let current = responder {
      for command in (current.keyCommands ?? []) + menuCommands(of: current)
      where command.shortcut.map(matches) == true {
        if send(command, from: start) { return true }
      }
      responder = current.next ?? applicationDelegate(after: current)
    }
    return false
  }
  /// Who hears of what a responder leaves alone: at last the application and its delegate.
  static func responder(after responder: UIResponder) -> UIResponder? {
    responder.next ?? applicationDelegate(after: responder)
  }
  /// An application's delegate answers after the application.
  private static func applicationDelegate(after responder: UIResponder) -> UIResponder? {
    if responder is UIApplication { return UIApplication.shared.delegate as? UIResponder }
    return responder === UIApplication.shared.delegate ? nil : UIApplication.shared
  }
  /// Commands of the main menu belong to the application.
  private static func menuCommands(of responder: UIResponder) -> [UIKeyCommand] {
    guard responder is UIApplication else { return [] }
    return UIMenuSystem.main.menus.flatMap { keyCommands(in: $0) }
  }
  private static func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
    menu.children.flatMap { element -> [UIKeyCommand] in
      if let menu = element as? UIMenu { return keyCommands(in: menu) }
      return (element as? UIKeyCommand).map { [$0] } ?? []
    }
  }

  /// Sends the message of a command; false where nobody has the method, or where the command is off.
  @discardableResult
  static func send(_ command: UICommand, from start: UIResponder?) -> Bool {
    var responder = start ?? UIResponder.first ?? UIApplication.shared
    while true {
      if responder.canPerformAction(command.action, withSender: command) {
        responder.validate(command)
        if !command.attributes.isDisjoint(with: [.disabled, .hidden]) { return false }
        return SelectorDispatch.send(command.action, to: responder, [command]).isDone
      }
      guard let next = responder.next ?? applicationDelegate(after: responder) else { return false }
      responder = next
    }
  }
}
