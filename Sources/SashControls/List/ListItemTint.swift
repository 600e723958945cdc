import SashCore

/// The colour of icons in the rows of a list.
public struct ListItemTint: Sendable {
  enum Kind: Sendable { case fixed(Color), preferred(Color), monochrome }
  let kind: Kind
  /// This colour, whatever the person has chosen.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }
  /// This colour, unless the person has chosen another.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred(tint)) }
  /// Grey.
  public static let monochrome = ListItemTint(kind: .monochrome)

  var style: AnyShapeStyle {
    switch kind {
    case .fixed(let color), .preferred(let color): AnyShapeStyle(color)
    case .monochrome: AnyShapeStyle(Color.gray)
    }
  }
}

private struct ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}
extension EnvironmentValues {
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour of icons in the rows of a list; nil is the tint of the place.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }
  /// Sets the colour of icons in the rows of a list; nil is the tint of the place.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }
}
