import Foundation
import SashAutomation
import UIKit
import XCTest

/// One element of a program, as a description that is looked for anew each time it is used.
@MainActor @preconcurrency
open class XCUIElement: NSObject, XCUIElementTypeQueryProvider,
  XCUIElementSnapshotProviding
{
  private let owner: XCUIApplication?
  let words: String
  private let lookup: @MainActor () throws -> ElementNode?
  var application: XCUIApplication { owner ?? self as! XCUIApplication }

  init(
    _ application: XCUIApplication?, _ words: String, _ lookup: @escaping @MainActor () throws -> ElementNode?
  ) {
    (owner, self.words, self.lookup) = (application, words, lookup)
  }

  /// What is shown of it now; nil if it is not.
  func find() throws -> ElementNode? { try lookup() }

  /// The element now, which is to be there; says in the test that it is not.
  func found(_ purpose: String, _ file: StaticString, _ line: UInt) -> ElementNode? {
    do {
      if let node = try find() { return node }
      application.fail(
        "Failed to \(purpose): No matches found for \(words)\n\(application.shownWords())", file, line)
    } catch {
      application.fail("Failed to \(purpose): \(error)", file, line)
    }
    return nil
  }

  // MARK: Whether it is there

  open var exists: Bool { (try? find()) != nil }
  /// Whether a finger would reach it: some of it is seen.
  open var isHittable: Bool { (try? find()).map { !$0.visibleFrame.isNull } ?? false }

  /// Waits for the element for `timeout` seconds of real time.
  open func waitForExistence(timeout: TimeInterval) -> Bool { application.wait(timeout) { self.exists } }
  open func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool {
    application.wait(timeout) { !self.exists }
  }
  /// Waits until what is asked of the element equals a value.
  open func wait<V: Equatable>(for keyPath: KeyPath<XCUIElement, V>, toEqual value: V, timeout: TimeInterval)
    -> Bool
  {
    application.wait(timeout) { self[keyPath: keyPath] == value }
  }

  // MARK: What is in it

  open func descendants(matching type: ElementType) -> XCUIElementQuery { query.descendants(matching: type) }
  open func children(matching type: ElementType) -> XCUIElementQuery { query.children(matching: type) }
  open var firstMatch: XCUIElement { self }
  var query: XCUIElementQuery {
    XCUIElementQuery(application, words) { try self.find().map { [$0] } ?? [] }
  }

  open func snapshot() throws -> any XCUIElementSnapshot {
    guard let node = try find() else { throw FindError("No matches found for \(words)") }
    return node
  }
  open override var debugDescription: String {
    MainActor.assumeIsolated {
      guard let node = try? find() else { return "No matches found for \(words)" }
      return "Path to element: \(words)\n\(node.dump(indent: 1))"
    }
  }
  open override var description: String { words }
}

extension XCUIElement: @preconcurrency XCUIElementAttributes {
  private func attribute<V>(_ name: String, _ value: (ElementNode) -> V, without none: V) -> V {
    found("get \(name)", #filePath, #line).map(value) ?? none
  }
  public var identifier: String { attribute("identifier", \.identifier, without: "") }
  public var frame: CGRect { attribute("frame", \.frame, without: .zero) }
  public var value: Any? { attribute("value", \.value, without: nil) }
  public var title: String { attribute("title", \.title, without: "") }
  public var label: String { attribute("label", \.label, without: "") }
  public var elementType: ElementType { attribute("type", \.elementType, without: .any) }
  public var isEnabled: Bool { attribute("isEnabled", \.isEnabled, without: false) }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    attribute("size class", \.horizontalSizeClass, without: .unspecified)
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    attribute("size class", \.verticalSizeClass, without: .unspecified)
  }
  public var placeholderValue: String? { attribute("placeholder", \.placeholderValue, without: nil) }
  public var isSelected: Bool { attribute("isSelected", \.isSelected, without: false) }
  public var hasFocus: Bool { attribute("hasFocus", \.hasFocus, without: false) }
}
