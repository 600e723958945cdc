import Foundation
import SashCore

/// All that modifiers say to the list about a row.
struct ListRowTraits {
  struct Edges<Value> {
    var top: Value
    var bottom: Value
    mutating func set(_ value: Value, _ edges: VerticalEdge.Set) {
      if edges.contains(.top) { top = value }
      if edges.contains(.bottom) { bottom = value }
    }
  }
  var insets: EdgeInsets?
  var background: AnyView?
  var separator = Edges(top: Visibility.automatic, bottom: .automatic)
  var separatorTint = Edges<Color?>(top: nil, bottom: nil)
  var sectionSeparator = Edges(top: Visibility.automatic, bottom: .automatic)
  var sectionSeparatorTint = Edges<Color?>(top: nil, bottom: nil)
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
  var badge: Text?
  /// How many steps further in the row stands than others.
  var indent = 0
  var leadingActions: [SwipeActionSet] = []
  var trailingActions: [SwipeActionSet] = []
}

enum ListRowTrait: ViewTraitKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}

/// Says one thing about a row to the list, on top of what modifiers further out have said.
protocol ListRowChange: TraitsModifier {
  func change(_ traits: inout ListRowTraits)
}

extension ListRowChange {
  nonisolated static func _changeTraits(modifier: _GraphValue<Self>, traits: inout ViewTraits) {
    traits.replace(
      ListRowTrait.self,
      Attribute(
        rule: ListRowTraitsRule(outer: traits.attribute(for: ListRowTrait.self), change: modifier.attribute)))
  }
}

private struct ListRowTraitsRule<Change: ListRowChange>: Rule {
  let outer: Attribute<ListRowTraits>?
  let change: Attribute<Change>
  func compute() -> ListRowTraits {
    var traits = outer?.value ?? ListRowTraits()
    change.value.change(&traits)
    return traits
  }
}

nonisolated struct ListRowValue<Value>: ListRowChange {
  typealias Body = Never
  var part: WritableKeyPath<ListRowTraits, Value>
  var value: Value
  func change(_ traits: inout ListRowTraits) { traits[keyPath: part] = value }
}

nonisolated struct ListRowEdgeValue<Value>: ListRowChange {
  typealias Body = Never
  var part: WritableKeyPath<ListRowTraits, ListRowTraits.Edges<Value>>
  var edges: VerticalEdge.Set
  var value: Value
  func change(_ traits: inout ListRowTraits) { traits[keyPath: part].set(value, edges) }
}

extension View {
  private nonisolated func listRow<Value>(_ part: WritableKeyPath<ListRowTraits, Value>, _ value: Value)
    -> some View
  {
    modifier(ListRowValue(part: part, value: value))
  }

  /// Sets how far what is in this row stands from the edges of the row; nil is the list's.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { listRow(\.insets, insets) }
  /// Puts a view behind this row in place of the list's ground; nil is the list's.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    listRow(\.background, view.map { AnyView($0) })
  }
  /// Sets whether the lines above and below this row show. A line shows if neither of its rows hides it.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    modifier(ListRowEdgeValue(part: \.separator, edges: edges, value: visibility))
  }
  /// Sets the colour of the lines above and below this row; nil is the platform's.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(ListRowEdgeValue(part: \.separatorTint, edges: edges, value: color))
  }
  /// Sets whether the lines above and below this section show.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    modifier(ListRowEdgeValue(part: \.sectionSeparator, edges: edges, value: visibility))
  }
  /// Sets the colour of the lines above and below this section; nil is the platform's.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    modifier(ListRowEdgeValue(part: \.sectionSeparatorTint, edges: edges, value: color))
  }
  /// Keeps this row from being deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRow(\.isDeleteDisabled, isDisabled)
  }
  /// Keeps this row from being moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    listRow(\.isMoveDisabled, isDisabled)
  }
  /// Keeps this row from being selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listRow(\.isSelectionDisabled, isDisabled)
  }
}

// MARK: Badges

extension View {
  /// Shows a number at the trailing end of this row of a list; zero shows none.
  public nonisolated func badge(_ count: Int) -> some View {
    listRow(\.badge, count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  /// Shows a text at the trailing end of this row of a list; nil shows none.
  public nonisolated func badge(_ label: Text?) -> some View { listRow(\.badge, label) }
  /// Shows a text that is looked up in the app's strings at the trailing end of this row of a list.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    listRow(\.badge, key.map { Text($0) })
  }
  /// Shows a text at the trailing end of this row of a list; nil shows none.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    listRow(\.badge, label.map { Text($0) })
  }
  @_disfavoredOverload
  public nonisolated func badge(_ titleResource: LocalizedStringResource?) -> some View {
    listRow(\.badge, titleResource.map { Text($0) })
  }
}

/// How much badges stand out.
public struct BadgeProminence: Hashable, Sendable {
  private let value: Int8
  public static let decreased = BadgeProminence(value: -1)
  public static let standard = BadgeProminence(value: 0)
  public static let increased = BadgeProminence(value: 1)
}

private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the badges of the rows in this view stand out.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
