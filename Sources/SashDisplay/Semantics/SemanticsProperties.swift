import Foundation
import SashGeometry

/// What is said of one element: each value that is nil is left to the views inside, or to what stands around.
package struct SemanticsProperties: @unchecked Sendable {
  package var role: SemanticsRole?
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var inputLabels: [String]?
  package var added: SemanticsTraits = []
  package var removed: SemanticsTraits = []
  package var isHidden: Bool?
  package var isEnabled: Bool?
  /// Elements with more come first in their container; 0 where nothing is said.
  package var sortPriority: Double?
  /// 1…6; 0 for a heading of no level.
  package var headingLevel: Int?
  /// Where it is pressed, in its frame: a part of it, or points.
  package var activationPoint: ActivationPoint?
  package var respondsToInteraction: Bool?
  /// True for the part of a control that takes its press.
  package var isTarget = false
  package var range: SemanticsRange?
  package var content: [SemanticsContent] = []
  package var actions: [SemanticsAction] = []
  package var rotors: [SemanticsRotor] = []
  /// What a field says while it is empty.
  package var placeholder: String?
  /// Content that can be moved.
  package var scroll: (any SemanticsScroll)?
  /// Text that can be edited.
  package var text: SemanticsText?
  /// What letters that are typed are compared with, in the place of what is drawn; for keys, and told to nobody else.
  package var typeSelect: String?
  /// What else is said, by name: the kind of text, a spelling, a drag point.
  package var details: [String: String] = [:]
  /// The pair of a label and what it labels that it is in.
  package var pair: SemanticsPair?
  /// Names of groups whose elements lead to one another.
  package var links: [AnyHashable] = []
  /// Told when an assistive technology comes to the element, or leaves it.
  package var focus: (any SemanticsFocus)?
  /// Whether keys go to it now; nil where they never do.
  package var isFocused: Bool?
  /// Has keys go to it.
  package var takeFocus: (() -> Void)?
  /// Sets its number; nil where that only goes by steps.
  package var setNumber: ((Double) -> Void)?
  /// Where it stands among its like.
  package var place: SemanticsPlace?
  /// How it is chosen among its like; nil where it is not.
  package var choice: SemanticsChoice?

  package enum ActivationPoint: Sendable, Equatable {
    case part(UnitPoint), points(CGPoint)
  }
  package init() {}

  /// Says what `outer` says, where it says something, and otherwise what this says.
  package func overlaid(by outer: SemanticsProperties) -> SemanticsProperties {
    var all = self
    all.role = outer.role ?? role
    all.label = outer.label ?? label
    all.value = outer.value ?? value
    all.hint = outer.hint ?? hint
    all.identifier = outer.identifier ?? identifier
    all.inputLabels = outer.inputLabels ?? inputLabels
    all.added = added.subtracting(outer.removed).union(outer.added)
    all.removed = removed.subtracting(outer.added).union(outer.removed)
    all.isHidden = outer.isHidden ?? isHidden
    all.isEnabled = outer.isEnabled ?? isEnabled
    all.sortPriority = outer.sortPriority ?? sortPriority
    all.headingLevel = outer.headingLevel ?? headingLevel
    all.activationPoint = outer.activationPoint ?? activationPoint
    all.respondsToInteraction = outer.respondsToInteraction ?? respondsToInteraction
    all.isTarget = outer.isTarget || isTarget
    all.range = outer.range ?? range
    all.placeholder = outer.placeholder ?? placeholder
    all.scroll = outer.scroll ?? scroll
    all.text = outer.text ?? text
    all.pair = outer.pair ?? pair
    all.links = links + outer.links
    all.focus = outer.focus ?? focus
    all.isFocused = outer.isFocused ?? isFocused
    all.takeFocus = outer.takeFocus ?? takeFocus
    all.setNumber = outer.setNumber ?? setNumber
    all.place = outer.place ?? place
    all.choice = outer.choice ?? choice
    all.typeSelect = outer.typeSelect ?? typeSelect
    all.details.merge(outer.details) { $1 }
    // What is said again under the same name takes the place of what was said.
    let contentKeys = Set(outer.content.map(\.key))
    all.content = content.filter { !contentKeys.contains($0.key) } + outer.content
    let kinds = Set(outer.actions.map(\.kind))
    all.actions = actions.filter { !kinds.contains($0.kind) } + outer.actions
    all.rotors = rotors + outer.rotors
    return all
  }
}

/// A number within bounds, for what can be set by steps.
package struct SemanticsRange: Sendable, Equatable {
  package var current: Double
  package var least: Double
  package var most: Double
  package var step: Double
  package init(current: Double, least: Double, most: Double, step: Double) {
    (self.current, self.least, self.most, self.step) = (current, least, most, step)
  }
  /// A part of a whole, 0…1, in hundredths without a fraction; nil for what is no number.
  package static func percent(_ fraction: Double) -> String? {
    fraction.isFinite ? "\(Int((min(max(fraction, 0), 1) * 100).rounded()))%" : nil
  }
}

/// The place of one among many, of which only those that are seen need be there.
package struct SemanticsPlace: Sendable, Equatable {
  /// From 0.
  package var index: Int
  package var count: Int
  package init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
}

/// One side of a pair of a label and what it labels.
package struct SemanticsPair: @unchecked Sendable, Equatable {
  package var id: AnyHashable
  package var isLabel: Bool
  package init(_ id: AnyHashable, isLabel: Bool) { (self.id, self.isLabel) = (id, isLabel) }
}

/// More that an element says, when it is asked for.
package struct SemanticsContent: Sendable, Equatable {
  package var key: String
  package var label: String
  package var value: String
  package var isImportant: Bool
  package init(key: String, label: String, value: String, isImportant: Bool) {
    (self.key, self.label, self.value, self.isImportant) = (key, label, value, isImportant)
  }
}

/// A list of places that a person can go through, by a name.
package struct SemanticsRotor: @unchecked Sendable {
  package var name: String
  /// The entries, found when somebody asks: what each is called, and what shows it.
  package var entries: () -> [Entry]
  package struct Entry {
    package var label: String
    /// The identity of the element, as far as the entry names one.
    package var target: AnyHashable?
    package var show: () -> Void
    package init(label: String, target: AnyHashable?, show: @escaping () -> Void) {
      (self.label, self.target, self.show) = (label, target, show)
    }
  }
  package init(name: String, entries: @escaping () -> [Entry]) {
    (self.name, self.entries) = (name, entries)
  }
}

/// Text with a caret, as assistive technologies read and change it. Counts are of Unicode scalars.
package protocol SemanticsText: AnyObject {
  var characters: String { get }
  /// Empty where the caret stands.
  var selection: Range<Int> { get }
  func select(_ range: Range<Int>)
  /// Puts `text` in the place of all characters.
  func replaceAll(with text: String)
  /// Puts `text` in the place of some characters; the caret stands behind it then.
  func replace(_ range: Range<Int>, with text: String)
  /// Where a caret before a character stands, in points of the window; nil if it is not drawn.
  func caretRect(at offset: Int) -> CGRect?
  /// The character nearest to a point of the window; nil if none is drawn.
  func offset(at point: CGPoint) -> Int?
  /// Gives it the keyboard.
  func focus()
  var hasFocus: Bool { get }
  /// How characters look of which nothing else is said; nil if nobody knows.
  var plainLook: SemanticsTextLook? { get }
  /// Those that look otherwise, in order.
  var runs: [SemanticsTextRun] { get }
  /// Misspelled words around a place, and the part of the text that was looked through for them; nil where nobody checks.
  func misspelled(near offset: Int) -> (words: [Range<Int>], within: Range<Int>)?
}

/// Content of which only a part is seen.
package protocol SemanticsScroll: AnyObject {
  /// Moves the content by points of the window, as far as it goes; false if it does not move.
  func moveContent(by distance: CGSize) -> Bool
  /// Shows the next part towards an edge; false if there is none.
  func turnPage(to edge: Edge) -> Bool
}

/// Who hears that an assistive technology is at an element.
package protocol SemanticsFocus: AnyObject {
  /// True if the element asks to be looked at.
  var isWanted: Bool { get }
  func focusChanged(isFocused: Bool)
}

/// What a view says about what its child draws; nothing is drawn for it.
package final class SemanticsNote: Sendable {
  package enum Children: Sendable { case ignore, combine, contain }
  package let properties: SemanticsProperties
  /// What becomes of the elements inside; nil adds what is said to each of them.
  package let children: Children?
  /// The frame of the view, in points, in the space of the item.
  package let frame: CGRect
  /// Stands for what the child draws, and is itself not drawn.
  package let substitute: PlacedItem?
  /// Views that are not drawn whose actions the element has too.
  package let moreActions: [PlacedItem]
  /// A view that is not drawn whose words are the label.
  package let words: PlacedItem?
  package init(
    _ properties: SemanticsProperties, children: Children? = nil, frame: CGRect,
    substitute: PlacedItem? = nil,
    moreActions: [PlacedItem] = [], words: PlacedItem? = nil
  ) {
    self.properties = properties
    self.children = children
    self.frame = frame
    self.substitute = substitute
    self.moreActions = moreActions
    self.words = words
  }
  /// A note that names what its child draws.
  package convenience init(label: String) {
    var properties = SemanticsProperties()
    properties.label = label
    self.init(properties, frame: .null)
  }
}
