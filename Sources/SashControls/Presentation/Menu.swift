import Combine
import Foundation
import SashCore
import SashLayout

/// A control that shows actions to choose from.
///
/// - Missing: menus in menus open in place, below their label.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @Environment(\.menuPresenter) private var outer

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }
  /// A menu that does something when it is tapped, and opens when it is held.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  @MainActor public var body: some View {
    if outer != nil {
      label.font(.footnote).foregroundStyle(.secondary).modifier(MenuRow(isPressed: false))
      content
    } else {
      Button {
        if let primaryAction { primaryAction() } else { isOpen = true }
      } label: {
        label
      }
      .modifier(HoldModifier(isEnabled: primaryAction != nil) { isOpen = true })
      .modifier(MenuModifier(isOpen: $isOpen, items: content))
    }
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SashControls.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SashControls.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SashControls.Label(title, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SashControls.Label(titleResource, systemImage: systemImage) }
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SashControls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension View {
  /// Shows actions to choose from when this view is held, or clicked with the other button of a mouse.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
  /// Shows actions to choose from when this view is held.
  ///
  /// - Missing: the preview.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { modifier(ContextMenuModifier(items: menuItems())) }
}

private struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items
  @State private var isOpen = false
  func body(content: Content) -> some View {
    content
      .modifier(HoldModifier(isEnabled: Items.self != EmptyView.self) { isOpen = true })
      .modifier(MenuModifier(isOpen: $isOpen, items: items))
  }
}

/// Shows a menu beside a view while it is open.
private struct MenuModifier<Items: View>: ViewModifier {
  @Binding var isOpen: Bool
  let items: Items
  @StateObject private var holder = PresenterHolder()

  func body(content: Content) -> some View {
    let holder = holder
    content.modifier(
      PresentationModifier(
        isPresented: $isOpen, id: nil, onDismiss: nil, pace: .popup,
        content: { holder.presenter.map { AnyView(MenuCard(presenter: $0, items: items)) } },
        layer: { presenter in
          holder.presenter = presenter
          return PopupLayer(presenter: presenter, isMenu: true)
        }))
  }
}

/// The rows of a menu.
struct MenuCard<Items: View>: View {
  let presenter: Presenter
  let items: Items

  var body: some View {
    Group(subviews: items.buttonStyle(MenuButtonStyle(presenter: presenter)).labelStyle(MenuLabelStyle())) {
      rows in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows) { row in
          row
          if row.id != rows.last?.id { Divider() }
        }
      }
    }
    .environment(\.menuPresenter, presenter)
    .font(.body)
  }
}

/// A row of a menu closes it, and then does what it is for.
private struct MenuButtonStyle: PrimitiveButtonStyle {
  let presenter: Presenter
  func makeBody(configuration: Configuration) -> some View {
    MenuButton(presenter: presenter, buttons: presenter.buttons, configuration: configuration)
  }
}

private struct MenuButton: View {
  let presenter: Presenter
  @ObservedObject var buttons: KeyButtons
  let configuration: PrimitiveButtonStyleConfiguration
  @StateObject private var token = KeyToken()
  @Environment(\.isEnabled) private var isEnabled

  private func perform() {
    presenter.dismiss()
    configuration.trigger()
  }

  var body: some View {
    Button(role: configuration.role, action: perform) { configuration.label }
      .buttonStyle(MenuButtonLook(isChosen: buttons.isChosen(token)))
      .modifier(
        KeyButtonModifier(
          buttons: buttons, token: token,
          button: .init(role: configuration.role, isEnabled: isEnabled, perform: perform)))
  }
}

private struct MenuButtonLook: ButtonStyle {
  /// Whether keys have led here.
  let isChosen: Bool
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(
        !isEnabled
          ? AnyShapeStyle(SystemStyle.tertiaryLabel)
          : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
      )
      .modifier(MenuRow(isPressed: configuration.isPressed || isChosen))
  }
}

/// - Source: facts on metrics: rows 44 high, 16 from the edges
private struct MenuRow: ViewModifier {
  let isPressed: Bool
  func body(content: Content) -> some View {
    content
      .padding(.vertical, 11)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .padding(.horizontal, 16)
      .background { if isPressed { SystemStyle.tertiaryFill } }
  }
}

private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon
    }
  }
}

private struct MenuPresenterKey: EnvironmentKey { static var defaultValue: Presenter? { nil } }

extension EnvironmentValues {
  /// The menu that this place is in.
  fileprivate var menuPresenter: Presenter? {
    get { self[MenuPresenterKey.self] }
    set { self[MenuPresenterKey.self] = newValue }
  }
}
