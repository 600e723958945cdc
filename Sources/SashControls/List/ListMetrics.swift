import Foundation
import SashCore

/// Lengths and colours of the looks of lists, in points.
///
/// - Source: facts on metrics, group list: iOS 15–18; wide phones begin at 414 points.
extension _ListKind {
  private static let wide: CGFloat = 414

  /// True where sections are cards.
  var hasCards: Bool { self == .insetGrouped || self == .sidebar || self == .column }
  /// True where sections stand apart on a ground of another colour.
  var isGrouped: Bool { hasCards || self == .grouped }
  /// True where headers stay at the top.
  var pinsHeaders: Bool { self == .plain || self == .inset }

  /// From the edge of the list to that of a card.
  func margin(width: CGFloat) -> CGFloat {
    guard hasCards || self == .inset else { return 0 }
    return width >= Self.wide ? 20 : 16
  }
  /// From the edge of a row to what is in it.
  func rowInset(width: CGFloat) -> CGFloat {
    if self == .column { return 12 }
    if hasCards { return 16 }
    if self == .inset { return 0 }
    return width >= Self.wide ? 20 : 16
  }
  var cornerRadius: CGFloat { hasCards ? 10 : 0 }

  /// Above and below what is in a row.
  static let verticalInset: CGFloat = 11
  static let minimumRowHeight: CGFloat = 44

  /// What a list keeps free before a section that is not its first.
  var sectionGap: CGFloat { self == .column ? 20 : isGrouped ? 35 : 0 }
  /// What is kept free above a header.
  ///
  /// - Source: `sectionHeaderTopPadding` of plain tables is 22 points since iOS 15.
  var headerLead: CGFloat { isGrouped ? 17.5 : 22 }
  /// What is kept free above the first section of a list.
  func topGap(hasHeader: Bool) -> CGFloat {
    self == .column ? 8 : isGrouped ? (hasHeader ? 17.5 : 35) : 0
  }
  var bottomGap: CGFloat { isGrouped ? 35 : 0 }

  /// Behind the rows; a step lighter in the dark where the list lies over something else.
  ///
  /// - Source: facts on colours, the elevated values of `systemGroupedBackground` and its like
  func ground(isElevated: Bool) -> Color {
    if isGrouped { return Color(isElevated ? SystemColor.secondaryBackground : .groupedBackground) }
    return Color(isElevated ? SystemColor.secondaryGroupedBackground : .background)
  }
  func rowGround(isElevated: Bool) -> Color {
    if self == .column { return .clear }
    if hasCards || self == .grouped {
      return Color(isElevated ? SystemColor.tertiaryBackground : .secondaryGroupedBackground)
    }
    return ground(isElevated: isElevated)
  }

  /// Around the text of a header.
  func headerInsets(width: CGFloat, isProminent: Bool) -> EdgeInsets {
    let side = rowInset(width: width)
    if isGrouped {
      return EdgeInsets(top: isProminent ? 6 : 0, leading: side, bottom: isProminent ? 10 : 7, trailing: side)
    }
    return EdgeInsets(top: 5, leading: side, bottom: 5, trailing: side)
  }
  func footerInsets(width: CGFloat) -> EdgeInsets {
    let side = rowInset(width: width)
    return EdgeInsets(top: 7.5, leading: side, bottom: isGrouped ? 0 : 5, trailing: side)
  }
}

/// How far apart the sections of a list stand.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  /// As the style of the list has it.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Close together.
  ///
  /// - Source: facts on metrics: about 17 to 20 points.
  public static let compact = ListSectionSpacing(length: 17.5)
  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

/// What the environment says about the rows of a list.
struct ListConfig: Equatable {
  var kind: _ListKind
  var minimumRowHeight: CGFloat
  var minimumHeaderHeight: CGFloat?
  var rowSpacing: CGFloat
  var sectionSpacing: CGFloat?
  var isEditing: Bool
  /// The list lies over something else, as on a sheet.
  var isElevated: Bool
  var pixel: CGFloat
}

private struct MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { _ListKind.minimumRowHeight }
}
private struct MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private struct RowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private struct SectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}
private struct ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The least height of a row of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }
  /// The least height of the header of a section, in points; nil is the platform's.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets how far apart the rows of lists in this view stand, in points; nil is the platform's.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }
  /// Sets how far apart the sections of lists in this view stand, or how far from its neighbours this section does.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }
  /// Sets how far apart the sections of lists in this view stand, or how far from its neighbours this section does, in
  /// points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
  /// Sets how much the headers of the sections in this view stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
  /// Sets whether lists and forms in this view have the ground of their style behind them.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
