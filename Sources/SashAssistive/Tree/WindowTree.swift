import Foundation
import SashDisplay
import SashSemantics

/// The elements of one window at one time, by the numbers that other programs know them by.
@MainActor final class WindowTree {
  let tree: SemanticsTree
  /// In the order in which they are read, containers before what they hold.
  private(set) var keys: [UInt64] = []
  private var elements: [UInt64: SemanticsElement] = [:]
  private var numbers: [ObjectIdentifier: UInt64] = [:]
  private var places: [UInt64: Int] = [:]
  /// Those that may have the keyboard, or be gone to by readers.
  private(set) var focusable: [UInt64] = []
  /// What was said of each element at that time; what a control says can be another thing later.
  private(set) var facts: [UInt64: ElementFacts] = [:]

  /// - Parameter last: The tree before, of whose facts those that stayed are taken.
  init(_ tree: SemanticsTree, last: WindowTree? = nil) {
    self.tree = tree
    for (index, element) in tree.elements.enumerated() { add(element, at: index) }
    for key in keys {
      let element = elements[key]!
      let properties = element.properties
      facts[key] = ElementFacts(element, properties, self, last: last?[key] == nil ? nil : last, key)
      if properties.isFocused != nil || properties.text != nil || properties.focus != nil {
        focusable.append(key)
      }
    }
  }

  private func add(_ element: SemanticsElement, at index: Int) {
    // No two elements of a window may have one number, whatever they were made of.
    var key = element.id
    while elements[key] != nil { key = key &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
    keys.append(key)
    elements[key] = element
    numbers[ObjectIdentifier(element)] = key
    places[key] = index
    for (index, child) in element.children.enumerated() { add(child, at: index) }
  }

  /// The place among those that are in the same container.
  func place(of key: UInt64) -> Int { places[key] ?? -1 }
  subscript(key: UInt64) -> SemanticsElement? { elements[key] }
  func key(of element: SemanticsElement) -> UInt64? { numbers[ObjectIdentifier(element)] }
  func keys(of elements: [SemanticsElement]) -> [UInt64] { elements.compactMap(key(of:)) }
  var topKeys: [UInt64] { keys(of: tree.elements) }
  func children(of key: UInt64?) -> [UInt64] {
    guard let key else { return topKeys }
    return elements[key].map { keys(of: $0.children) } ?? []
  }
  func parent(of key: UInt64) -> UInt64? { elements[key]?.parent.flatMap(self.key(of:)) }
}

/// What has been told of an element, to be compared with what is to be told next.
struct ElementFacts: Equatable {
  var name: String
  var description: String
  var role: AssistiveRole
  var states: AssistiveStates
  var number: Double?
  var frame: CGRect
  var text: String?
  var selection: Range<Int>?
  var plainLook: SemanticsTextLook?
  var runs: [SemanticsTextRun]
  var children: [UInt64]

  /// - Parameter properties: Those of the element: to ask for them costs more than the rest.
  @MainActor init(
    _ element: SemanticsElement, _ properties: SemanticsProperties, _ tree: WindowTree, last: WindowTree?,
    _ key: UInt64
  ) {
    states = element.assistiveStates(properties)
    frame = element.visibleFrame
    number = properties.range?.current
    text = properties.text?.characters
    selection = properties.text?.selection
    plainLook = properties.text?.plainLook
    runs = properties.text?.runs ?? []
    if let last, let old = last[key], let facts = last.facts[key], old.isSame(as: element) {
      (name, description, role) = (facts.name, facts.description, facts.role)
      children = facts.children
      return
    }
    name = element.assistiveName
    description = element.assistiveDescription
    role = element.assistiveRole
    children = tree.keys(of: element.children)
  }
}
