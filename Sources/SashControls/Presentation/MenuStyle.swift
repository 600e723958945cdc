import SashCore

/// How the buttons of menus look, and what a menu is made of.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = MenuStyleConfiguration
}

/// What a menu style gets to know.
public nonisolated struct MenuStyleConfiguration {
  /// What the button shows.
  public struct Label: View {
    let view: ConfiguredView
    init(_ view: ConfiguredView) { self.view = view }
    @MainActor public var body: some View { view }
  }
  /// What the menu shows.
  public struct Content: View {
    let view: ConfiguredView
    init(_ view: ConfiguredView) { self.view = view }
    @MainActor public var body: some View { view }
  }
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style has been given, to be shown in the style around it.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

/// The style that fits the place: a button that opens the menu.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A button in the style of the buttons around it.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A button without a border.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}
/// A button with a border.
public nonisolated struct BorderedButtonMenuStyle: MenuStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.bordered)
  }
}
extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
extension MenuStyle where Self == BorderedButtonMenuStyle {
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// In which order a menu shows its items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, priority, fixed }
  let kind: Kind
  /// As they are written.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first nearest to where the menu was opened: last in a menu that stands above its button.
  public static let priority = MenuOrder(kind: .priority)
  /// As they are written.
  public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether a menu closes when something in it is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  let closes: Bool
  private let isAutomatic: Bool
  public static let automatic = MenuActionDismissBehavior(closes: true, isAutomatic: true)
  public static let enabled = MenuActionDismissBehavior(closes: true, isAutomatic: false)
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(closes: false, isAutomatic: false)
}

private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct MenuDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  var menuStyles: StyleStack<MenuStyleConfiguration>? {
    get { self[StyleStackKey<MenuStyleConfiguration>.self] }
    set { self[StyleStackKey<MenuStyleConfiguration>.self] = newValue }
  }
  /// In which order the menus here show their items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  /// Whether the buttons of menus here have a sign that they open one.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
  var menuDismissal: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the menus in this view.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    pushStyle(style, onto: \.menuStyles) { $0.makeBody(configuration: $1) }
  }
  /// Sets in which order the menus in this view show their items.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  /// Sets whether the buttons of menus in this view have a sign that they open one; on iOS they have none by themselves.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
  /// Sets whether menus close when one of these items is chosen.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissal, behavior)
  }
}

/// The label of a menu, with the sign where one is wished for.
struct MenuButtonLabel<Label: View>: View {
  let label: Label
  @Environment(\.menuIndicatorVisibility) private var indicator
  var body: some View {
    if indicator == .visible {
      HStack(spacing: 4) {
        label
        Image(systemName: "chevron.down").imageScale(.small).accessibilityHidden(true)
      }
    } else {
      label
    }
  }
}
