import SashInput

/// A key by the character that it types, or one of those that type none.
public struct KeyEquivalent: Hashable, Sendable {
  /// What the key types; keys that type nothing have the characters that AppKit gives them.
  public var character: Character

  /// A key that types a character.
  public init(_ character: Character) { self.character = character }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}

extension KeyEquivalent {
  /// - Source: AppKit's `NSInsertFunctionKey`
  package static let insert = KeyEquivalent("\u{F727}")

  /// What a key is that has gone down or up.
  init(_ key: KeyEvent.Key) {
    switch key {
    case .character(let character): self.init(character)
    case .return: self = .return
    case .tab: self = .tab
    case .escape: self = .escape
    case .delete: self = .delete
    case .forwardDelete: self = .deleteForward
    case .left: self = .leftArrow
    case .right: self = .rightArrow
    case .up: self = .upArrow
    case .down: self = .downArrow
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .insert: self = .insert
    case .space: self = .space
    // F1 is U+F704.
    case .function(let number): self.init(Character(Unicode.Scalar(UInt32(0xF703 + number)) ?? "\u{F704}"))
    }
  }

  /// What the key types while Shift is held; of punctuation as on an American keyboard.
  var shifted: Character {
    if let index = KeyEquivalent.plain.firstIndex(of: character) { return KeyEquivalent.withShift[index] }
    let upper = character.uppercased()
    return upper.count == 1 ? upper.first! : character
  }
  private static let plain = Array("1234567890-=[]\\;',./`")
  private static let withShift = Array("!@#$%^&*()_+{}|:\"<>?~")
}
