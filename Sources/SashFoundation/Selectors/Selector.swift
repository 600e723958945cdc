import Foundation

/// The name of a method, which is found in the class of whom it is sent to while the program runs.
///
/// The command `sash` writes `Selector("tapped:")` for `#selector(tapped(_:))`, with the names that methods have in
/// Objective-C, and a table of the methods that are marked `@objc` (`_SelectorTable`).
///
/// It is as large as a pointer and the same bits for the same name: some take these as a key.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, CustomReflectable,
  Sendable
{
  private let entry: SelectorName
  package var name: String { entry.text }

  public init(_ str: String) { entry = SelectorName.of(str) }
  public init(stringLiteral value: String) { self.init(value) }
  public static func == (a: Self, b: Self) -> Bool { a.entry === b.entry }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(entry)) }
  public var description: String { name }
  public var customMirror: Mirror { Mirror(reflecting: name) }
}

/// The one object of a name.
private final class SelectorName: Sendable {
  let text: String
  private init(_ text: String) { self.text = text }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [String: SelectorName] = [:]
  static func of(_ text: String) -> SelectorName {
    lock.withLock {
      if let known = all[text] { return known }
      let made = SelectorName(text)
      all[text] = made
      return made
    }
  }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
