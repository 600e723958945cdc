import SashCore

/// Controls to enter data or to settle something, laid out as the platform does it: on iOS as a grouped list.
@MainActor @preconcurrency
public struct Form<Content: View>: View {
  nonisolated(unsafe) private let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    StyledControl(
      FormStyleConfiguration(content: .init(ConfiguredView(content))), styles: \.formStyles
    ) { AutomaticFormStyle().makeBody(configuration: $0) }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style has been given, to be shown in the style around it.
  public nonisolated init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = FormStyleConfiguration
}

/// What a form style gets to know.
public nonisolated struct FormStyleConfiguration {
  public struct Content: View {
    let view: ConfiguredView
    init(_ view: ConfiguredView) { self.view = view }
    @MainActor public var body: some View { view }
  }
  public let content: Content
}

/// The style that fits the place: a grouped list on iOS.
public nonisolated struct AutomaticFormStyle: FormStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// A list of rows in groups.
public nonisolated struct GroupedFormStyle: FormStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

/// Labels in a column beside their controls, without a list.
public nonisolated struct ColumnsFormStyle: FormStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
      .labeledContentStyle(ColumnsLabeledContentStyle())
  }
}

/// The label at the end of one column, the value at the start of the next.
private struct ColumnsLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label.frame(maxWidth: .infinity, alignment: .trailing)
      configuration.content.frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  var formStyles: StyleStack<FormStyleConfiguration>? {
    get { self[StyleStackKey<FormStyleConfiguration>.self] }
    set { self[StyleStackKey<FormStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the forms in this view.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    pushStyle(style, onto: \.formStyles) { $0.makeBody(configuration: $1) }
  }
}
