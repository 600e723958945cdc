import Foundation
import SashAutomation

/// Typing, and controls that are set by steps.
extension XCUIElement {
  /// Types text where the keys go, which has to be this element or one in it.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    guard hasKeys("type text", file, line) else { return }
    application.act([.text(text)], file, line)
  }
  /// Presses a key, with others held.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    application.act([.key(key.name, held: modifierFlags.names)], file, line)
  }
  public func typeKey(
    _ key: String, modifierFlags: KeyModifierFlags, file: StaticString = #filePath, line: UInt = #line
  ) { typeKey(XCUIKeyboardKey(rawValue: key), modifierFlags: modifierFlags, file: file, line: line) }

  private func hasKeys(_ purpose: String, _ file: StaticString, _ line: UInt) -> Bool {
    guard let node = found(purpose, file, line) else { return false }
    let hasFocus = node.hasFocus || node.below.contains(where: \.hasFocus)
    if hasFocus || node.elementType == .application && application.takesText { return true }
    application.fail(
      "Failed to \(purpose): Neither element nor any descendant has keyboard focus: \(node.line)", file, line)
    return false
  }

  /// Moves a slider to a part of its way, 0…1.
  public func adjust(
    toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let node = reachable("adjust", file, line) else { return }
    guard let range = node.source.range, range[1] > range[0] else {
      return application.fail("Failed to adjust \(words): It is no slider: \(node.line)", file, line)
    }
    let frame = node.frame
    let now = (range[3] - range[0]) / (range[1] - range[0])
    // The middle of the knob stays half its width from the ends of the track.
    func place(_ share: Double) -> AutomationPoint {
      let knob = min(14, Double(frame.width) / 2)
      let way = Double(frame.width) - 2 * knob
      return AutomationPoint(Double(frame.minX) + knob + way * min(max(share, 0), 1), Double(frame.midY))
    }
    application.act(
      Touches.drag(place(now), to: place(Double(position)), after: 0.1, .default, hold: 0.1), file, line)
  }
  /// Where a slider stands, as a part of its way, 0…1.
  public var normalizedSliderPosition: CGFloat {
    guard let range = found("get slider position of", #filePath, #line)?.source.range, range[1] > range[0]
    else { return 0 }
    return CGFloat((range[3] - range[0]) / (range[1] - range[0]))
  }

  /// Turns a wheel until it shows a value.
  public func adjust(
    toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard let node = found("adjust", file, line) else { return }
    for action in [AutomationAction.increment, .decrement] {
      var last: String?
      while let now = (try? find())?.value as? String, now != last {
        if now == value { return }
        last = now
        guard application.send(.perform(element: node.source.id, action), isSilent: true) else { break }
      }
    }
    application.fail("Failed to adjust \(words): No value \"\(value)\" in \(node.line)", file, line)
  }

  /// Keys that are held while another is pressed.
  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    public static let alternate = option
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
    public static let function = KeyModifierFlags(rawValue: 1 << 6)

    var names: [String] {
      let all: [(KeyModifierFlags, String)] = [
        (.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command"),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }
}

/// Keys that type nothing, for `typeKey` and, as texts, for `typeText`.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  public static let space = XCUIKeyboardKey(rawValue: " ")
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
  public static let F1 = XCUIKeyboardKey(rawValue: "\u{F704}")
  public static let F2 = XCUIKeyboardKey(rawValue: "\u{F705}")
  public static let F3 = XCUIKeyboardKey(rawValue: "\u{F706}")
  public static let F4 = XCUIKeyboardKey(rawValue: "\u{F707}")
  public static let F5 = XCUIKeyboardKey(rawValue: "\u{F708}")
  public static let F6 = XCUIKeyboardKey(rawValue: "\u{F709}")
  public static let F7 = XCUIKeyboardKey(rawValue: "\u{F70A}")
  public static let F8 = XCUIKeyboardKey(rawValue: "\u{F70B}")
  public static let F9 = XCUIKeyboardKey(rawValue: "\u{F70C}")
  public static let F10 = XCUIKeyboardKey(rawValue: "\u{F70D}")
  public static let F11 = XCUIKeyboardKey(rawValue: "\u{F70E}")
  public static let F12 = XCUIKeyboardKey(rawValue: "\u{F70F}")
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")

  private static let names: [XCUIKeyboardKey: String] = [
    .delete: "delete", .return: "return", .enter: "enter", .tab: "tab", .space: "space", .escape: "escape",
    .upArrow: "up", .downArrow: "down", .leftArrow: "left", .rightArrow: "right",
    .forwardDelete: "forwardDelete", .home: "home", .end: "end", .pageUp: "pageUp", .pageDown: "pageDown",
  ]
  /// What the program that is driven calls the key.
  var name: String {
    if let name = Self.names[self] { return name }
    if let code = rawValue.unicodeScalars.first?.value, (0xF704...0xF70F).contains(code) {
      return "F\(code - 0xF703)"
    }
    return rawValue
  }
}
