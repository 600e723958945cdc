import Foundation
import SashCore

/// How lists look.
public protocol ListStyle {
  static var _kind: _ListKind { get }
}

/// The looks that a list may have.
public enum _ListKind: Sendable {
  case plain, grouped, insetGrouped, inset, sidebar
  /// A sidebar where there is width: rows without a ground, the selected one on a round field.
  case column
}

/// The style that fits the place: sections as cards on iOS.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListKind { .insetGrouped }
}
/// Rows from edge to edge, under headers that stay at the top.
public struct PlainListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListKind { .plain }
}
/// Sections as bands from edge to edge.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListKind { .grouped }
}
/// Sections as cards with round corners.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListKind { .insetGrouped }
}
/// Rows as in a plain list, away from the edges.
public struct InsetListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListKind { .inset }
}
/// Sections under bold headers, as beside a detail.
public struct SidebarListStyle: ListStyle {
  public init() {}
  public static var _kind: _ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListKindKey: EnvironmentKey {
  static var defaultValue: _ListKind { DefaultListStyle._kind }
}
private struct IsInListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var listKind: _ListKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }
  /// True in the rows of a list or a form.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the lists in this view.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listKind, S._kind)
  }
}
