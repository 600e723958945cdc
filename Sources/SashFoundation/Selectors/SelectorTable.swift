import Foundation

/// Methods that can be found by name. Types that conform are found in the running program; nothing else refers to them.
///
/// Not for use by hand: `sash` writes such a type into each class and extension that marks methods with `@objc`.
public protocol _SelectorTable {
  static var _selectors: [_SelectorMethod] { get }
}

/// A method of a class with the name that selectors have for it.
public struct _SelectorMethod {
  /// Calls the method of an object.
  ///
  /// It says that it is on the main actor so that it may call what is; who sends a message is on the right thread, as with
  /// Objective-C.
  public typealias Call = @MainActor (AnyObject, _SelectorArguments) throws -> Any?

  package let owner: AnyClass
  package let name: String
  package let call: Call

  public init(_ owner: AnyClass, _ name: String, _ call: @escaping Call) {
    (self.owner, self.name, self.call) = (owner, name, call)
  }
}

/// What a message brings along.
public struct _SelectorArguments {
  package let values: [Any?]
  package init(_ values: [Any?]) { self.values = values }

  /// A number as a type of Swift has it.
  private static func plain(_ number: NSNumber, _ type: Any.Type) -> Any? {
    switch type {
    case is Int.Type: number.intValue
    case is UInt.Type: number.uintValue
    case is Double.Type: number.doubleValue
    case is Float.Type: number.floatValue
    case is CGFloat.Type: CGFloat(number.doubleValue)
    case is Bool.Type: number.boolValue
    default: nil
    }
  }

  /// The argument at a place, as the method takes it; throws if it is something else.
  public func callAsFunction<Argument>(_ index: Int) throws -> Argument {
    guard index < values.count else {
      throw SelectorMismatch(index: index, wanted: Argument.self, found: nil)
    }
    if let value = values[index] as? Argument { return value }
    // What Apple's systems bridge.
    if let value = values[index] as? Notification, let bridged = value._bridgeToObjectiveC() as? Argument {
      return bridged
    }
    if let number = values[index] as? NSNumber, let value = Self.plain(number, Argument.self) as? Argument {
      return value
    }
    throw SelectorMismatch(index: index, wanted: Argument.self, found: values[index])
  }
}

/// A message brought something that the method does not take.
package struct SelectorMismatch: Error {
  let index: Int
  let wanted: Any.Type
  let found: Any?

  var text: String {
    let brought = found.map { "\(type(of: $0))" } ?? "nothing"
    return "takes \(wanted) as argument \(index + 1) and was sent \(brought)"
  }
}
