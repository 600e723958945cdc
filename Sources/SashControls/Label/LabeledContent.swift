import Foundation
import SashCore

/// A value with what it is called: the label at the leading edge, the value at the trailing one.
public nonisolated struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
  private init(_label label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), content: content())
  }

  @MainActor public var body: some View {
    StyledControl(
      LabeledContentStyleConfiguration(
        label: .init(ConfiguredView(label)), content: .init(ConfiguredView(content))),
      styles: \.labeledContentStyles
    ) { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(title), content: content())
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleResource), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(_label: Text(titleKey), content: Text(value))
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(_label: Text(title), content: Text(value))
  }
  @_disfavoredOverload
  public init<S2: StringProtocol>(_ titleResource: LocalizedStringResource, value: S2) {
    self.init(_label: Text(titleResource), content: Text(value))
  }
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(_label: Text(titleKey), content: Text(format.format(value)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(_label: Text(title), content: Text(format.format(value)))
  }
  @_disfavoredOverload
  public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(_label: Text(titleResource), content: Text(format.format(value)))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The labelled content that a style has been given, to be shown in the style around it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(_label: configuration.label, content: configuration.content)
  }
}

/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style of labelled content gets to know.
public nonisolated struct LabeledContentStyleConfiguration {
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

/// The label at the leading edge, the value at the trailing edge in the secondary colour.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      LabelLines(label: configuration.label)
      Spacer(minLength: 0)
      HStack { configuration.content }.looks { $0.foregroundStyle(.secondary) }
    }
  }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  var labeledContentStyles: StyleStack<LabeledContentStyleConfiguration>? {
    get { self[StyleStackKey<LabeledContentStyleConfiguration>.self] }
    set { self[StyleStackKey<LabeledContentStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the labelled content in this view.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    pushStyle(style, onto: \.labeledContentStyles) { $0.makeBody(configuration: $1) }
  }
}
