import Foundation
import SashAutomation
import SashFoundation
import UIKit

/// An element of one look at a program, in XCTest's terms.
@MainActor final class ElementNode: XCUIElementSnapshot {
  let source: AutomationElement
  let elementType: XCUIElement.ElementType
  let nodes: [ElementNode]
  let label: String
  let identifier: String
  /// The window that it is in, once the whole tree is made; nil for the program.
  private(set) var window: AutomationElement?

  init(
    _ source: AutomationElement, type: XCUIElement.ElementType, label: String? = nil,
    identifier: String? = nil, nodes: [ElementNode] = []
  ) {
    (self.source, elementType, self.nodes) = (source, type, nodes)
    self.label = label ?? source.label
    self.identifier = identifier ?? source.identifier
  }
  /// Tells the elements which window they are in.
  func settle(in window: AutomationElement? = nil) {
    self.window = elementType == .window ? source : window
    for node in nodes { node.settle(in: self.window) }
  }

  var frame: CGRect { CGRect(source.frame) }
  /// What is seen of it; null if nothing is.
  var visibleFrame: CGRect { source.visible.count == 4 ? CGRect(source.visible) : .null }
  /// - Source: XCTest: text of a field, or its placeholder while it is empty; numbers as texts.
  var value: Any? { source.value }
  var title: String { "" }
  var isEnabled: Bool { source.isEnabled }
  var placeholderValue: String? { source.placeholder }
  var isSelected: Bool { source.isSelected }
  var hasFocus: Bool { source.hasFocus }
  var horizontalSizeClass: UIUserInterfaceSizeClass { size.width < 590 ? .compact : .regular }
  var verticalSizeClass: UIUserInterfaceSizeClass { size.height < 480 ? .compact : .regular }
  /// Of its window, in points.
  private var size: CGSize { window.map { CGRect($0.frame).size } ?? frame.size }
  var children: [any XCUIElementSnapshot] { nodes }
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var all: [XCUIElement.AttributeName: Any] = [
      .identifier: identifier, .label: label, .title: title, .elementType: elementType.rawValue,
      .enabled: isEnabled, .selected: isSelected, .hasFocus: hasFocus,
      .frame: ["X": frame.minX, "Y": frame.minY, "Width": frame.width, "Height": frame.height],
      .children: nodes.map(\.dictionaryRepresentation),
    ]
    if let value { all[.value] = value }
    if let placeholderValue { all[.placeholderValue] = placeholderValue }
    return all
  }

  /// Everything in it, in the order of the screen, containers before what they hold.
  var below: [ElementNode] { nodes.flatMap { [$0] + $0.below } }

  /// - Source: `XCUIElementQuery`'s subscript: an element is found by its identifier, or by one of its label, title, value and
  ///   placeholder.
  func answers(to name: String) -> Bool {
    identifier == name || label == name || (value as? String) == name || placeholderValue == name
  }

  /// One line, as XCTest writes it in what it finds wrong.
  var line: String {
    var words = ["\(elementType)".capitalizedFirst, "{\(frame.described)}"]
    if !identifier.isEmpty { words.append("identifier: '\(identifier)'") }
    if !label.isEmpty { words.append("label: '\(label)'") }
    if let placeholderValue { words.append("placeholderValue: '\(placeholderValue)'") }
    if let value { words.append("value: \(value)") }
    if isSelected { words.append("Selected") }
    if hasFocus { words.append("Keyboard Focused") }
    if !isEnabled { words.append("Disabled") }
    return words.joined(separator: ", ")
  }
  func dump(indent: Int = 0) -> String {
    String(repeating: " ", count: indent) + line + "\n"
      + nodes.map { $0.dump(indent: indent + 2) }.joined()
  }
}

extension XCUIElement: KeyValueReading {
  /// What predicates of expectations ask of it.
  package nonisolated func readValue(forKeyPath path: String) -> Any? {
    MainActor.assumeIsolated {
      guard let node = try? find() else { return path == "exists" || path.hasSuffix("ittable") ? false : nil }
      return node.readValue(forKeyPath: path)
    }
  }
}

extension ElementNode: @preconcurrency KeyValueReading {
  func readValue(forKeyPath path: String) -> Any? {
    switch path {
    case "identifier": identifier
    case "label": label
    case "title": title
    case "value": value
    case "placeholderValue": placeholderValue
    case "elementType": Int(elementType.rawValue)
    case "enabled", "isEnabled": isEnabled
    case "selected", "isSelected": isSelected
    case "hasFocus", "hasKeyboardFocus": hasFocus
    case "exists": true
    case "hittable", "isHittable": !visibleFrame.isNull
    default: nil
    }
  }
}

extension CGRect {
  /// The rectangle of x, y, width and height.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  fileprivate var described: String {
    func number(_ value: CGFloat) -> String { value.isFinite ? String(format: "%.1f", value) : "\(value)" }
    return "{\(number(minX)), \(number(minY))}, {\(number(width)), \(number(height))}"
  }
}
extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
