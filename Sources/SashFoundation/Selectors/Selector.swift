import Foundation

/// The name of a method, which is found in the class of whom it is sent to while the program runs.
///
/// The command `sash` writes `Selector("tapped:")` for `#selector(tapped(_:))`, with the names that methods have in
/// Objective-C, and a table of the methods that are marked `@objc` (`_SelectorTable`).
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, CustomReflectable,
  Sendable
{
  package let name: String

  public init(_ str: String) { name = str }
  public init(stringLiteral value: String) { name = value }
  public var description: String { name }
  public var customMirror: Mirror { Mirror(reflecting: name) }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
