import SashCore

/// Controls that belong together, shown as one.
@MainActor @preconcurrency
public struct ControlGroup<Content: View>: View {
  nonisolated(unsafe) private let content: Content
  /// What stands for the group where there is no room for it.
  nonisolated(unsafe) private let label: AnyView

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }

  @MainActor public var body: some View {
    StyledControl(
      ControlGroupStyleConfiguration(
        content: .init(ConfiguredView(content)), label: .init(ConfiguredView(label))),
      styles: \.controlGroupStyles
    ) { AutomaticControlGroupStyle().makeBody(configuration: $0) }
  }
}

/// Controls of a group with a label.
public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  @MainActor public var body: some View { content }
}

extension ControlGroup {
  private nonisolated init(labeled content: Content, label: some View) {
    self.content = content
    self.label = AnyView(label)
  }
  public nonisolated init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(labeled: LabeledControlGroupContent(content: content(), label: label), label: label)
  }
  public nonisolated init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }
  @_disfavoredOverload
  public nonisolated init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleResource) })
  }
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }
  @_disfavoredOverload
  public nonisolated init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleResource, systemImage: systemImage) })
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style has been given, to be shown in the style around it.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(labeled: configuration.content, label: configuration.label)
  }
}

/// How control groups look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ControlGroupStyleConfiguration
}

/// What a control group style gets to know.
public nonisolated struct ControlGroupStyleConfiguration {
  public struct Content: View {
    let view: ConfiguredView
    init(_ view: ConfiguredView) { self.view = view }
    @MainActor public var body: some View { view }
  }
  public struct Label: View {
    let view: ConfiguredView
    init(_ view: ConfiguredView) { self.view = view }
    @MainActor public var body: some View { view }
  }
  public let content: Content
  public let label: Label
}

/// The look that fits the place: joined in one shape, or in a menu side by side, with titles below the images.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlacedControls(configuration: configuration, shape: .medium) {
      JoinedControls(configuration: configuration)
    }
  }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Controls side by side in one filled shape, with lines between them; in a menu as automatic ones.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
  }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A button that opens a menu of the controls.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A button that opens a menu of the controls; in a menu their images side by side.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlacedControls(configuration: configuration, shape: .small) {
      Menu {
        configuration.content
      } label: {
        configuration.label
      }
    }
  }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Controls side by side as things to pick from, in a row that scrolls; outside of menus joined in one shape.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlacedControls(configuration: configuration, shape: .palette) {
      JoinedControls(configuration: configuration)
    }
  }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// Controls that look otherwise in menus.
private struct PlacedControls<Elsewhere: View>: View {
  let configuration: ControlGroupStyleConfiguration
  /// What they are in a menu.
  let shape: MenuItemShape
  @ViewBuilder let elsewhere: Elsewhere
  @Environment(\.menuPresenter) private var menu
  @Environment(\.exportsMenu) private var exportsMenu

  var body: some View {
    if exportsMenu {
      Section { configuration.content }
    } else if menu != nil {
      MenuTiles(shape: shape) { configuration.content }
    } else {
      elsewhere
    }
  }
}

private struct JoinedControls: View {
  var configuration: ControlGroupStyleConfiguration

  var body: some View {
    HStack(spacing: 0) {
      Group(subviews: configuration.content) { controls in
        ForEach(controls) { control in
          if control.id != controls.first?.id { Divider().frame(height: 18) }
          control.padding(.horizontal, 12).frame(minWidth: 44, minHeight: 34)
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .background(Color(SystemColor.tertiaryFill), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension EnvironmentValues {
  var controlGroupStyles: StyleStack<ControlGroupStyleConfiguration>? {
    get { self[StyleStackKey<ControlGroupStyleConfiguration>.self] }
    set { self[StyleStackKey<ControlGroupStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the control groups in this view.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    pushStyle(style, onto: \.controlGroupStyles) { $0.makeBody(configuration: $1) }
  }
}
