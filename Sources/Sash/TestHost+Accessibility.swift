import Foundation
import SashAssistive
import SashCore
import SashDisplay
import SashSemantics

/// One element of a window as those meet it who do not see it: what it is, what it says, where it stands and what it does.
@MainActor public struct AccessibilityElement {
  let element: SemanticsElement
  let host: TestHost

  /// What kind of thing it is: `button`, `text`, `toggle`, `slider`, `field`, `heading`, `image`, `list`…
  public var role: String { element.role.rawValue }
  public var label: String { element.label }
  /// What it shows now, as the setting of a control or the text of a field.
  public var value: String? { element.value }
  public var hint: String? { element.properties.hint }
  public var identifier: String { element.identifier }
  public var traits: AccessibilityTraits { AccessibilityTraits(element.traits) }
  public var isEnabled: Bool { element.isEnabled }
  public var isSelected: Bool { element.traits.contains(.selected) }
  /// In points of the window.
  public var frame: CGRect { element.frame }
  /// The part of the frame that is not clipped away; null if nothing is left.
  public var visibleFrame: CGRect { element.visibleFrame }
  /// Where a press goes, in points of the window.
  public var activationPoint: CGPoint { element.activationPoint }
  public var inputLabels: [String] { element.properties.inputLabels ?? [] }
  /// The level of a heading, 1…6; 0 for one without a level, nil for what is none.
  public var headingLevel: Int? { element.properties.headingLevel }
  /// Words that are said when they are asked for: what they are called, and what they say.
  public var customContent: [(label: String, value: String)] {
    element.properties.content.map { ($0.label, $0.value) }
  }
  /// The names of actions that a person chooses from a list.
  public var actionNames: [String] {
    element.actions.compactMap { if case .named(let name) = $0.kind { name } else { nil } }
  }
  /// The lists of places that it has, by name.
  public var rotors: [String] { element.properties.rotors.map(\.name) }
  /// What the entries of a rotor are called.
  public func rotorEntries(_ name: String) -> [String] {
    element.properties.rotors.first { $0.name == name }?.entries().map(\.label) ?? []
  }
  /// The elements of the window that it is linked with, in their order.
  public var linkedElements: [AccessibilityElement] {
    let links = Set(element.properties.links)
    return host.accessibilityElements.filter {
      $0.element.id != element.id && !links.isDisjoint(with: $0.element.properties.links)
    }
  }
  /// What else is said of it, by name: how it is spoken, what kind of text it is.
  public var details: [String: String] { element.properties.details }
  /// The elements in it, in the order in which they are read.
  public var children: [AccessibilityElement] {
    element.children.map { AccessibilityElement(element: $0, host: host) }
  }

  /// Does what a tap does; where it says nothing of that, a finger taps on it.
  public func activate() {
    host.act { if !element.perform(.activate) { host.window.scene.tapForSemantics(at: activationPoint) } }
  }
  /// Raises its value; false if it has none that can be raised.
  @discardableResult public func increment() -> Bool { perform(.increment) }
  /// Lowers its value; false if it has none that can be lowered.
  @discardableResult public func decrement() -> Bool { perform(.decrement) }
  @discardableResult public func escape() -> Bool { perform(.escape) }
  /// Does what it does by a name; false if it does nothing of that name.
  @discardableResult public func perform(named name: String) -> Bool { perform(.named(name)) }
  /// Shows an entry of a rotor; false if there is none of that name.
  @discardableResult public func showRotorEntry(_ rotor: String, _ label: String) -> Bool {
    guard
      let entry = element.properties.rotors.first(where: { $0.name == rotor })?.entries()
        .first(where: { $0.label == label })
    else { return false }
    host.act(entry.show)
    return true
  }
  private func perform(_ kind: SemanticsAction.Kind) -> Bool {
    var isDone = false
    host.act { isDone = element.perform(kind) }
    return isDone
  }
}

extension AccessibilityElement: @MainActor CustomStringConvertible {
  public var description: String { element.description }
}

extension TestHost {
  /// Every element of the window, in the order in which they are read, containers before what they hold.
  public var accessibilityElements: [AccessibilityElement] {
    window.scene.semantics().all.map { AccessibilityElement(element: $0, host: self) }
  }
  /// The first element with this label or identifier.
  public func accessibilityElement(_ name: String) -> AccessibilityElement? {
    window.scene.semantics().first { $0.label == name || $0.identifier == name }
      .map { AccessibilityElement(element: $0, host: self) }
  }
  /// The elements of the window, a line each, those in containers further in.
  public var accessibilityTree: String { window.scene.semantics().dump }
  /// Items of what is drawn that were looked into for the last answer about elements.
  public var accessibilityVisits: Int { window.scene.semanticsBuilder?.visits ?? 0 }

  /// What of the window is hard to see, hear or press: controls without a name, small ones that stand close together, text of
  /// low contrast, text that is cut. A line each; empty is well.
  ///
  /// - Parameter isForPointer: Whether people press by a pointer, which needs 24 points, or by a finger, which needs 44.
  public func accessibilityFindings(isForPointer: Bool = false) -> [String] {
    Audit.findings(
      window.scene.semantics(), window.scene.display(), picture: window.picture, scale: window.window.scale,
      isForPointer: isForPointer
    ).map(\.description)
  }
}
