import SashCore

/// A title with an icon.
@MainActor @preconcurrency
public struct Label<Title: View, Icon: View>: View {
  nonisolated(unsafe) package let title: Title
  nonisolated(unsafe) private let icon: Icon

  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public var body: some View {
    StyledControl(
      LabelStyleConfiguration(title: .init(ConfiguredView(title)), icon: .init(ConfiguredView(icon))),
      styles: \.labelStyles
    ) { DefaultLabelStyle().makeBody(configuration: $0) }
    .attaching {
      // A title that does not show is said nevertheless, and the icon is not.
      $0.label = title as? Text
      $0.children = .combine
      $0.properties.role = .text
      $0.properties.removed = .image
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style has been given, to be shown in the style around it.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}

/// What a label style gets to know.
public nonisolated struct LabelStyleConfiguration {
  public struct Title: View {
    let content: ConfiguredView
    init(_ content: ConfiguredView) { self.content = content }
    @MainActor public var body: some View { content }
  }
  public struct Icon: View {
    let content: ConfiguredView
    init(_ content: ConfiguredView) { self.content = content }
    @MainActor public var body: some View { content }
  }
  public var title: Title
  public var icon: Icon
}

/// The style that fits the place: the icon before the title. In rows of a list, icons stand in a column.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlacedLabel(configuration: configuration)
  }
}

/// - Source: facts on metrics: 24 to 30 points for the icon of a row, 16 to the title; the icon in the tint.
private struct PlacedLabel: View {
  var configuration: LabelStyleConfiguration
  @Environment(\.isInList) private var isInList
  @Environment(\.listItemTint) private var itemTint
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  var body: some View {
    if isInList {
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? 14) {
        configuration.icon
          .foregroundStyle(itemTint?.style ?? AnyShapeStyle(.tint))
          .frame(minWidth: iconWidth ?? 26)
        configuration.title
      }
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}
/// The icon before the title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    IconBeforeTitle(configuration: configuration)
  }
}
private struct IconBeforeTitle: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
      if let iconWidth { configuration.icon.frame(minWidth: iconWidth) } else { configuration.icon }
      configuration.title
    }
  }
}
/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// Leaves the look to the place where the label is shown: a value of a picker looks different in the menu and beside it.
struct LateLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { OneView(content: Label(configuration)) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  var labelStyles: StyleStack<LabelStyleConfiguration>? {
    get { self[StyleStackKey<LabelStyleConfiguration>.self] }
    set { self[StyleStackKey<LabelStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the labels in this view.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    pushStyle(style, onto: \.labelStyles) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  /// Sets the look of labels.
  mutating func pushLabelStyle<S: LabelStyle>(_ style: S) {
    labelStyles = labelStyles.pushing(style) { $0.makeBody(configuration: $1) }
  }
}
