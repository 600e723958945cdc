import Foundation
import SashFoundation
import XCTest

/// A description of elements, which is looked for anew each time that something is asked of it.
@MainActor @preconcurrency open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  /// The program, and the way from it to the elements.
  let application: XCUIApplication
  let words: String
  /// Finds the elements; stops at the first where only one is wanted.
  let find: @MainActor () throws -> [ElementNode]

  init(
    _ application: XCUIApplication, _ words: String, _ find: @escaping @MainActor () throws -> [ElementNode]
  ) {
    (self.application, self.words, self.find) = (application, words, find)
  }

  /// The one element that matches; whoever uses it where several do hears of an error.
  open var element: XCUIElement {
    XCUIElement(application, words) { [find] in
      let all = try find()
      guard all.count < 2 else {
        throw FindError(
          "Multiple matching elements found for \(self.words).\n"
            + all.map { "  " + $0.line }.joined(separator: "\n"))
      }
      return all.first
    }
  }
  open var firstMatch: XCUIElement {
    XCUIElement(application, "First Match of \(words)") { [find] in try find().first }
  }
  /// How many elements match now.
  open var count: Int { matches().count }

  /// The element at a place among all that match, counted from 0.
  open func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(application, "Element at index \(index) of \(words)") { [find] in
      let all = try find()
      return all.indices.contains(index) ? all[index] : nil
    }
  }
  open func element(at index: Int) -> XCUIElement { element(boundBy: index) }
  open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }
  open func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(type, identifier: identifier).element
  }

  /// The element with this identifier, label, value or placeholder.
  open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(application, "\(words) → Descendants matching type \(type)") { [find] in
      var known = Set<ObjectIdentifier>()
      return try find().flatMap(\.below).filter {
        $0.matches(type) && known.insert(ObjectIdentifier($0)).inserted
      }
    }
  }
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(application, "\(words) → Children matching type \(type)") { [find] in
      try find().flatMap(\.nodes).filter { $0.matches(type) }
    }
  }

  /// Those of the elements that a predicate holds for: of `label`, `identifier`, `value`, `isEnabled` and so on.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    filtered("matching predicate \"\(predicate.predicateFormat)\"") { predicate.evaluate(with: $0) }
  }
  open func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    filtered("matching type \(type)" + (identifier.map { " and identifier \"\($0)\"" } ?? "")) {
      $0.matches(type) && (identifier.map($0.answers) ?? true)
    }
  }
  open func matching(identifier: String) -> XCUIElementQuery {
    filtered("matching identifier \"\(identifier)\"") { $0.answers(to: identifier) }
  }
  /// Those of the elements that a predicate is true of, or of one in them.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    filtered("containing predicate \"\(predicate.predicateFormat)\"") {
      ([$0] + $0.below).contains { predicate.evaluate(with: $0) }
    }
  }
  open func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    filtered("containing type \(type)" + (identifier.map { " with identifier \"\($0)\"" } ?? "")) {
      ([$0] + $0.below).contains { $0.matches(type) && (identifier.map($0.answers) ?? true) }
    }
  }
  private func filtered(_ words: String, _ matches: @escaping @MainActor (ElementNode) -> Bool)
    -> XCUIElementQuery
  {
    XCUIElementQuery(application, "\(self.words) → Elements \(words)") { [find] in try find().filter(matches)
    }
  }

  /// The elements that match now, each to be found again by its place.
  open var allElementsBoundByIndex: [XCUIElement] { matches().indices.map(element(boundBy:)) }
  /// The elements that match now, each to be found again as long as it is shown.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] {
    matches().map { node in
      let (id, type, identifier) = (node.source.id, node.elementType, node.identifier)
      return XCUIElement(application, node.line) { [application] in
        try application.look().below.first {
          $0.source.id == id && $0.elementType == type && $0.identifier == identifier
        }
      }
    }
  }

  private func matches() -> [ElementNode] {
    do { return try find() } catch {
      application.fail("Failed to find \(words): \(error)")
      return []
    }
  }
  /// The way to the elements, and what is found on it.
  open override var debugDescription: String {
    MainActor.assumeIsolated {
      let all = (try? find()) ?? []
      return "Find: \(words)\nOutput:\n" + all.map { $0.dump(indent: 2) }.joined()
    }
  }
  open override var description: String { words }
}

extension ElementNode {
  func matches(_ type: XCUIElement.ElementType) -> Bool { type == .any || elementType == type }
}

/// Why an element cannot be used.
struct FindError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
