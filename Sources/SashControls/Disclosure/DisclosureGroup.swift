import Foundation
import SashCore

/// Content that a person shows and hides by a label above it. In a list the label and the content are rows.
@MainActor @preconcurrency
public struct DisclosureGroup<Label: View, Content: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var isExpandedHere = false

  /// A group that keeps by itself whether it is open.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    isExpanded = nil
  }
  /// A group that is open while `isExpanded` is true.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }

  @MainActor public var body: some View {
    let content = content
    StyledControl(
      DisclosureGroupStyleConfiguration(
        label: .init(ConfiguredView(label)),
        content: .init(ConfiguredView(DisclosedContent(content: content))),
        isExpanded: isExpanded ?? $isExpandedHere),
      styles: \.disclosureGroupStyles
    ) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
  }
}

/// Content whose closure runs once it shows.
private struct DisclosedContent<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a style of disclosure groups gets to know.
public nonisolated struct DisclosureGroupStyleConfiguration {
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
  /// Whether the content shows, to be read and written.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A label with a chevron that turns; the content below it.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Disclosure(configuration: configuration)
  }
}

/// - Source: facts on metrics: a chevron of 13 to 14 points, semibold, at the trailing edge, turns by 90 degrees.
private struct Disclosure: View {
  var configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList {
      header
      if configuration.isExpanded { configuration.content.modifier(ListRowIndent()) }
    } else {
      VStack(alignment: .leading) {
        header
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private var header: some View {
    Button {
      configuration.isExpanded.toggle()
    } label: {
      HStack(spacing: 8) {
        configuration.label
        Spacer(minLength: 0)
        Image(decorativeSymbol: "chevron.forward")
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(.tint)
          .modifier(DisclosureTurn(isOpen: configuration.isExpanded))
      }
      .contentShape(Rectangle())
    }
    .environment(\.buttonStyle, AnyButtonStyle(DisclosureLook(), joinsRow: true))
    .attaching {
      $0.properties.role = .disclosure
      $0.children = .combine
      $0.properties.value = configuration.isExpanded ? "Expanded" : "Collapsed"
    }
  }
}

private struct DisclosureLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(isEnabled ? 1 : 0.5)
  }
}

/// Moves rows to the right by one step.
nonisolated struct ListRowIndent: ListRowChange {
  typealias Body = Never
  func change(_ traits: inout ListRowTraits) { traits.indent += 1 }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  var disclosureGroupStyles: StyleStack<DisclosureGroupStyleConfiguration>? {
    get { self[StyleStackKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[StyleStackKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the disclosure groups in this view.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    pushStyle(style, onto: \.disclosureGroupStyles) { $0.makeBody(configuration: $1) }
  }
}
