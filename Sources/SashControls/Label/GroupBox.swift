import SashCore

/// Views in a box, with a label above them.
@MainActor @preconcurrency
public struct GroupBox<Label: View, Content: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  @available(*, deprecated, renamed: "init(content:label:)")
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor public var body: some View {
    StyledControl(
      GroupBoxStyleConfiguration(
        label: .init(ConfiguredView(label)), content: .init(ConfiguredView(content))),
      styles: \.groupBoxStyles
    ) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
  }
}

extension GroupBox where Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleResource) })
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style has been given, to be shown in the style around it.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a group box style gets to know.
public nonisolated struct GroupBoxStyleConfiguration {
  public struct Label: View {
    let view: ConfiguredView
    init(_ view: ConfiguredView) { self.view = view }
    @MainActor public var body: some View { view }
  }
  public struct Content: View {
    let view: ConfiguredView
    init(_ view: ConfiguredView) { self.view = view }
    @MainActor public var body: some View { view }
  }
  public let label: Label
  public let content: Content
}

/// A filled box with round corners; a box in a box is told apart by its fill.
///
/// - Source: facts on metrics.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BoxedGroup(configuration: configuration)
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct BoxedGroup: View {
  var configuration: GroupBoxStyleConfiguration
  @Environment(\.isInGroupBox) private var isNested

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.looks { $0.font(.headline) }
      configuration.content.environment(\.isInGroupBox, true)
    }
    .padding(16)
    .background(
      Color(isNested ? SystemColor.quaternaryFill : SystemColor.secondaryBackground),
      in: RoundedRectangle(cornerRadius: 8))
  }
}

private struct InGroupBoxKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
extension EnvironmentValues {
  fileprivate var isInGroupBox: Bool {
    get { self[InGroupBoxKey.self] }
    set { self[InGroupBoxKey.self] = newValue }
  }
  var groupBoxStyles: StyleStack<GroupBoxStyleConfiguration>? {
    get { self[StyleStackKey<GroupBoxStyleConfiguration>.self] }
    set { self[StyleStackKey<GroupBoxStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the group boxes in this view.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    pushStyle(style, onto: \.groupBoxStyles) { $0.makeBody(configuration: $1) }
  }
}
