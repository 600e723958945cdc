import Foundation
import SashDisplay
import SashGraph

/// A list of kinds that screen readers have by themselves.
public struct AccessibilitySystemRotor: Sendable {
  let name: String
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "Visited Links" : "Links")
  }
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: level == .unspecified ? "Headings" : "Headings Level \(level.rawValue)")
  }
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Bold Text") }
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Italic Text") }
  public static var underlineText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Underlined Text")
  }
  public static var misspelledWords: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Misspelled Words")
  }
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Text Fields") }
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Landmarks") }
}

/// Entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Self.Body { get }
  /// The entries, in their order.
  func _entries() -> [_RotorEntry]
}

extension AccessibilityRotorContent {
  public func _entries() -> [_RotorEntry] { body._entries() }
}

/// One place of a rotor.
public struct _RotorEntry {
  let label: String
  /// Nil for the view that has the rotor.
  let id: AnyHashable?
  let prepare: () -> Void
}

extension Never: AccessibilityRotorContent {
  public func _entries() -> [_RotorEntry] { [] }
}

/// A place that a person can go to by a rotor: a view, by what it is known by in `ForEach`, by `id(_:)`, or by
/// `accessibilityRotorEntry(id:in:)`.
///
/// - Missing: ranges of text; an entry shows the whole view.
@MainActor @preconcurrency
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never
  private let label: Text
  private let id: AnyHashable?
  private let prepare: () -> Void
  public var body: Never { return fatalError("Rotor entries have no body.") }

  private init(label: Text, id: AnyHashable?, prepare: (() -> Void)?) {
    self.label = label
    self.id = id
    self.prepare = prepare ?? {}
  }
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: (() -> Void)? = nil
  ) { self.init(label: label, id: id, prepare: prepare) }
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: (() -> Void)? = nil
  ) { self.init(label: label, id: RotorPlace(id: id, namespace: namespace), prepare: prepare) }
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: (() -> Void)? = nil
  ) { self.init(label: Text(labelKey), id: id, prepare: prepare) }
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: (() -> Void)? = nil
  ) { self.init(label: Text(labelKey), id: RotorPlace(id: id, namespace: namespace), prepare: prepare) }
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: (() -> Void)? = nil
  ) { self.init(label: Text(label), id: id, prepare: prepare) }
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: (() -> Void)? = nil
  ) { self.init(label: Text(label), id: RotorPlace(id: id, namespace: namespace), prepare: prepare) }

  public func _entries() -> [_RotorEntry] {
    [_RotorEntry(label: label.plainString, id: id, prepare: prepare)]
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// A part of the text of the view that has the rotor.
  public init(_ label: Text, textRange: Range<String.Index>, prepare: (() -> Void)? = nil) {
    self.init(label: label, id: nil, prepare: prepare)
  }
  public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: (() -> Void)? = nil) {
    self.init(label: Text(labelKey), id: nil, prepare: prepare)
  }
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: (() -> Void)? = nil) {
    self.init(label: Text(label), id: nil, prepare: prepare)
  }
}

/// A view that is known to rotors by a name of its own.
struct RotorPlace: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.init(_content: content()) }
  public var body: Never { return fatalError("Rotor entries have no body.") }
  public func _entries() -> [_RotorEntry] { content._entries() }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public var body: Never { return fatalError("Rotor entries have no body.") }
  public func _entries() -> [_RotorEntry] { data.flatMap { content($0)._entries() } }
}

extension ForEach
where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  /// Entries for each element.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, ids: .reader(IdentifiableReader<Data.Element>.self), content: content)
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Entries for each element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, ids: .keyPath(id), content: content) }
}

/// Entries of rotors, one after another.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }
  @MainActor public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content)
    -> some AccessibilityRotorContent
  { content }
  @MainActor public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var entries: () -> [_RotorEntry] = { [] }
    for content in repeat each content {
      let before = entries
      entries = { before() + content._entries() }
    }
    return _RotorEntries(entries: entries)
  }
  @MainActor public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?)
    -> some AccessibilityRotorContent
  { _RotorEntries { content?._entries() ?? [] } }
}

/// Entries that are made when somebody asks.
@MainActor struct _RotorEntries: AccessibilityRotorContent {
  let entries: () -> [_RotorEntry]
  var body: Never { return fatalError("Rotor entries have no body.") }
  func _entries() -> [_RotorEntry] { entries() }
}
