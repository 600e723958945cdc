import Foundation
import SashInput

/// A key that has gone down or up, or is held, while a view has the focus.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
  /// What happened to the key.
  public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It has gone down.
    public static let down = Phases(rawValue: 1)
    /// It is held, and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// It has gone up.
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
    public var debugDescription: String {
      let names: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
      return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
    }
  }

  /// Whether a key has been used.
  public enum Result: Sendable {
    /// Nobody else hears of it.
    case handled
    /// The next one around hears of it.
    case ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types with what is held.
  public let characters: String
  public let modifiers: EventModifiers

  package init(_ event: KeyEvent) {
    phase = event.isDown ? (event.isRepeat ? .repeat : .down) : .up
    key = KeyEquivalent(event.key)
    modifiers = EventModifiers(event.modifiers)
    characters = String(modifiers.contains(.shift) ? key.shifted : key.character)
  }

  public var debugDescription: String {
    "KeyPress(phase: \(phase), key: \(key.character.debugDescription), characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
  }
}
