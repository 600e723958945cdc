import Foundation
import SashMessages
import SashPreviewScan

/// Finds methods by name and calls them.
package enum SelectorDispatch {
  /// The method that an object has for a selector, its own class before those above; nil if there is none.
  package static func method(_ selector: Selector, of object: AnyObject) -> _SelectorMethod? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let found = tables[ObjectIdentifier(current)]?[selector.name] { return found }
      type = _getSuperclass(current)
    }
    return nil
  }

  /// Whether no method of the program can be found by its name.
  package static var isEmpty: Bool { tables.isEmpty }

  /// Calls the method that an object has for a selector and throws what it throws; does nothing where there is none.
  package static func call(_ selector: Selector, of object: AnyObject, _ arguments: [Any?]) throws {
    guard let method = method(selector, of: object) else { return }
    _ = try unisolated(method.call)(object, _SelectorArguments(arguments))
  }

  /// Sends a message. What has no such method, or takes other arguments, does nothing; it is told, where Apple's systems
  /// end the program.
  /// - Returns: Whether a method was called, and what it gave back.
  @discardableResult
  package static func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?]) -> (
    isDone: Bool, result: Any?
  ) {
    guard let method = method(selector, of: object) else {
      tellOnce(
        "\(type(of: object)) was sent \(selector) and has no such method that is marked @objc. "
          + "Selectors are found in what `sash run` and `sash build` compile.")
      return (false, nil)
    }
    do {
      let result = try unisolated(method.call)(object, _SelectorArguments(arguments))
      return (true, result is Void ? nil : result)
    } catch let error as SelectorMismatch {
      tellOnce("\(type(of: object)).\(selector) \(error.text).")
    } catch {
      tellOnce("\(type(of: object)).\(selector) threw an error, which nobody hears of: \(error)")
    }
    return (false, nil)
  }

  /// The same function without the word that it is on the main actor. The layout of both is one.
  private static func unisolated(_ call: @escaping _SelectorMethod.Call)
    -> (AnyObject, _SelectorArguments) throws -> Any?
  {
    unsafeBitCast(call, to: ((AnyObject, _SelectorArguments) throws -> Any?).self)
  }

  /// By class and name. The whole program is looked through once.
  nonisolated(unsafe) private static let tables: [ObjectIdentifier: [String: _SelectorMethod]] = {
    var tables: [ObjectIdentifier: [String: _SelectorMethod]] = [:]
    for case let type as any _SelectorTable.Type in conformingTypes(to: (any _SelectorTable).self) {
      for method in type._selectors {
        tables[ObjectIdentifier(method.owner), default: [:]][method.name] = method
      }
    }
    return tables
  }()
}
