import SashCore

/// How tables look.
@MainActor @preconcurrency
public protocol TableStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = TableStyleConfiguration
}

/// What a table style gets to know.
public nonisolated struct TableStyleConfiguration {
  let content: AnyView
}

/// The look that fits the place.
public nonisolated struct AutomaticTableStyle: TableStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
/// Rows away from the edges.
public nonisolated struct InsetTableStyle: TableStyle {
  public init() {}
  /// - Parameter alternatesRowBackgrounds: Has no effect here; rows have lines between them.
  public init(alternatesRowBackgrounds: Bool) {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.content }
}
/// A line around the table.
public nonisolated struct BorderedTableStyle: TableStyle {
  public init() {}
  /// - Parameter alternatesRowBackgrounds: Has no effect here; rows have lines between them.
  public init(alternatesRowBackgrounds: Bool) {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.content
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(Color(SystemColor.separator), lineWidth: 1) }
  }
}
extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

private struct TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  var tableStyles: StyleStack<TableStyleConfiguration>? {
    get { self[StyleStackKey<TableStyleConfiguration>.self] }
    set { self[StyleStackKey<TableStyleConfiguration>.self] = newValue }
  }
  var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the tables in this view.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    pushStyle(style, onto: \.tableStyles) { $0.makeBody(configuration: $1) }
  }
  /// Shows or hides the headers of the tables in this view.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaders, visibility)
  }
}
