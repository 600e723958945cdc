import Foundation
import SashCore
import SashLayout

/// The rows of a menu, in groups.
struct MenuCard<Items: View>: View {
  let presenter: Presenter
  /// The menu that this one is in, which a choice closes with it.
  var outer: Presenter?
  /// What a menu in a menu is called.
  var title: AnyView?
  let items: Items
  /// Rows with marks are further in, and with them all others.
  @State private var hasMarks = false
  @State private var isBehind = false
  @Environment(\.menuOrder) private var order
  @Environment(\.menuIsAbove) private var isAbove

  var body: some View {
    let (hasMarks, isBehind) = ($hasMarks, $isBehind)
    MenuHeight {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          if let title {
            SubmenuTitle(title: title, hasMarks: self.hasMarks, close: presenter.dismiss)
            MenuBand()
          }
          Group(
            sections: items.modifier(
              MenuItems(presenter: outer ?? presenter, keys: presenter.buttons, hasMarks: self.hasMarks))
          ) { sections in
            // A menu without items does not open.
            if sections.isEmpty { Color.clear.frame(height: 0).onAppear { presenter.dismiss() } }
            let shown = order == .priority && isAbove ? Array(sections.reversed()) : Array(sections)
            ForEach(shown) { section in
              if section.id != shown.first?.id { MenuBand() }
              MenuSection(section: section, isReversed: order == .priority && isAbove)
            }
          }
        }
      }
      .scrollBounceBehavior(.basedOnSize)
    }
    .onPreferenceChange(MenuMarksKey.self) { hasMarks.wrappedValue = $0 }
    .onPreferenceChange(MenuOpenKey.self) { isBehind.wrappedValue = $0 }
    .control(.menu, children: .contain) { $0.properties.added = .modal }
    .overlay { if self.isBehind { Color.black.opacity(0.12).allowsHitTesting(false) } }
  }
}

/// What surrounds the items of a menu, wherever its button stands.
private struct MenuItems: ViewModifier {
  /// What a choice closes.
  let presenter: Presenter
  let keys: KeyButtons
  let hasMarks: Bool
  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.self) {
        $0.menuPresenter = presenter
        $0.menuKeys = keys
        $0.menuHasMarks = hasMarks
        $0.menuItemShape = .row
        $0.setLooks {
          $0.font = $0.menuBar == nil ? .body : .system(size: 14)
          $0.foregroundStyles = .standard
          $0.textCase = nil
          $0.dividerBand = MenuBand.height
          $0.buttonStyle = AnyButtonStyle(MenuButtonStyle(presenter: presenter))
        }
      }
      .looks { $0.toggleStyle(MenuToggleStyle(presenter: presenter)).labelStyle(MenuLabelStyle()) }
  }
}

/// Items of the menu around them that have the environment of another place.
struct MenuGroup: View {
  let view: AnyView
  let environment: EnvironmentValues
  var body: some View {
    let outer = environment
    view.transformEnvironment(\.self) {
      let menu = $0
      $0 = outer
      $0.menuPresenter = menu.menuPresenter
      $0.exportsMenu = menu.exportsMenu
      $0.menuKeys = menu.menuKeys
      $0.menuHasMarks = menu.menuHasMarks
      $0.setLooks {
        $0.font = menu.font
        $0.imageScale = menu.imageScale
        $0.foregroundStyles = menu.foregroundStyles
        $0.textCase = menu.textCase
        $0.dividerBand = menu.dividerBand
        $0.buttonStyle = menu.buttonStyle
        $0.toggleStyle = menu.toggleStyle
        $0.labelStyles = menu.labelStyles
      }
    }
  }
}

/// As high as its content, or as what is there.
private struct MenuHeight: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(
      width: proposal.width ?? ideal.width, height: min(ideal.height, proposal.height ?? .infinity))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

/// A group of rows with a line between each two.
private struct MenuSection: View {
  let section: SectionConfiguration
  /// Whether the last row comes first.
  let isReversed: Bool
  @Environment(\.pixelLength) private var pixel
  var body: some View {
    ForEach(section.header) { header in
      header.secondary(.footnote)
        .padding(.horizontal, 16)
        .padding(.top, 8)
        .padding(.bottom, 5)
    }
    let rows = isReversed ? Array(section.content.reversed()) : Array(section.content)
    ForEach(rows) { row in
      row
      if row.id != rows.last?.id {
        Rectangle().fill(Color(SystemColor.separator)).frame(height: pixel)
      }
    }
  }
}

/// What stands between groups of rows.
///
/// - Source: facts on metrics: 8 high
private struct MenuBand: View {
  static let height: CGFloat = 8
  var body: some View { Divider().environment(\.dividerBand, MenuBand.height) }
}

/// A row that closes the menu, and then does what it is for.
private struct MenuButtonStyle: PrimitiveButtonStyle {
  let presenter: Presenter
  func makeBody(configuration: Configuration) -> some View {
    MenuButton(
      role: configuration.role, label: configuration.label.content.labelParts,
      dismiss: { presenter.dismiss() }
    ) {
      configuration.trigger()
    }
  }
}

/// A row with a mark while it is on.
private struct MenuToggleStyle: ToggleStyle {
  let presenter: Presenter
  func makeBody(configuration: Configuration) -> some View {
    MenuButton(
      label: AnyView(configuration.label), isOn: configuration.isOn, dismiss: { presenter.dismiss() }
    ) {
      configuration.isOn.toggle()
    }
    .preference(key: MenuMarksKey.self, value: true)
  }
}

/// A row for one of the values of a picker.
struct MenuChoice: View {
  let option: PickerOption
  @Environment(\.menuPresenter) private var presenter
  @Environment(\.menuItemShape) private var shape

  var body: some View {
    let shape = shape
    let label = option.shown {
      $0.pushLabelStyle(MenuLabelStyle())
      $0.menuItemShape = shape
      if shape == .palette { $0.colorPlain(PaletteStyle()) }
    }
    MenuButton(label: AnyView(label), isOn: option.isSelected) {
      option.select()
      presenter?.dismiss()
    }
    .preference(key: MenuMarksKey.self, value: true)
  }
}

/// A row that opens another menu over this one.
struct SubmenuRow<Items: View>: View {
  let label: AnyView
  let items: Items
  @State private var isOpen = false

  var body: some View {
    MenuButton(label: label, leadsOn: true) { isOpen = true }
      .modifier(MenuModifier(isOpen: $isOpen, title: label, items: items))
      .preference(key: MenuOpenKey.self, value: isOpen)
  }
}

/// A row of a menu that fingers press, and keys.
private struct MenuButton: View {
  var role: ButtonRole?
  let label: AnyView
  var isOn: Bool?
  var leadsOn = false
  /// Closes the menu, before the row acts.
  var dismiss: (@MainActor () -> Void)?
  let perform: @MainActor () -> Void
  @Environment(\.menuKeys) private var keys

  var body: some View { KeyedRow(row: self, keys: keys) }

  private struct KeyedRow: View {
    let row: MenuButton
    @ObservedObject var keys: KeyButtons
    @StateObject private var token = KeyToken()
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuDismissal) private var dismissal

    var body: some View {
      let (row, closes) = (row, dismissal.closes)
      let perform: @MainActor () -> Void = {
        if closes { row.dismiss?() }
        row.perform()
      }
      Button(role: row.role, action: perform) { row.label }
        .buttonStyle(MenuRowStyle(isOn: row.isOn, leadsOn: row.leadsOn, isChosen: keys.isChosen(token)))
        .modifier(
          KeyButtonModifier(
            buttons: keys, token: token,
            button: .init(role: row.role, isEnabled: isEnabled, leadsOn: row.leadsOn, perform: perform)))
    }
  }
}

/// The first row of a menu in a menu: what it is called; a tap closes it.
private struct SubmenuTitle: View {
  let title: AnyView
  let hasMarks: Bool
  let close: @MainActor () -> Void
  var body: some View {
    Button(action: close) { title }
      .buttonStyle(MenuRowStyle(leadsBack: true))
      .transformEnvironment(\.self) {
        $0.font = .headline
        $0.menuHasMarks = hasMarks
        $0.foregroundStyles = .standard
      }
      .labelStyle(MenuLabelStyle())
  }
}

/// A row of a menu: the mark, the title, and at the end the image.
///
/// - Source: facts on metrics: rows 44 high, 16 from the edges; destructive ones red, disabled ones in the tertiary label
///   colour
private struct MenuRowStyle: ButtonStyle {
  /// Nil for rows that have no mark.
  var isOn: Bool?
  var leadsOn = false
  var leadsBack = false
  /// Whether keys have led here.
  var isChosen = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuHasMarks) private var hasMarks
  @Environment(\.menuBar) private var menuBar
  @Environment(\.menuItemShape) private var shape

  func makeBody(configuration: Configuration) -> some View {
    let label = configuration.label.content.labelParts
    let isActive = configuration.isPressed || isChosen
    Group {
      if shape == .row {
        row(label).background { if isActive { SystemStyle.tertiaryFill } }.contentShape(Rectangle())
      } else {
        MenuTile(label: label, shape: shape, isOn: isOn == true, isActive: isActive)
      }
    }
    .foregroundStyle(
      !isEnabled
        ? AnyShapeStyle(SystemStyle.tertiaryLabel)
        : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary))
  }

  private func row(_ label: AnyView) -> some View {
    HStack(spacing: 8) {
      if hasMarks {
        Image(systemName: "checkmark")
          .font(.system(size: 14, weight: .semibold))
          .frame(width: 16)
          .opacity(isOn == true ? 1 : 0)
      }
      MenuLabelLayout { label }
      if menuBar != nil { MenuShortcut() }
      if leadsOn || leadsBack {
        Image(systemName: leadsOn ? "chevron.forward" : "chevron.down")
          .font(.system(size: 14, weight: .semibold))
          .foregroundStyle(leadsOn ? AnyShapeStyle(SystemStyle.tertiaryLabel) : AnyShapeStyle(.primary))
      }
    }
    .padding(.vertical, menuBar == nil ? 11 : 5)
    .frame(maxWidth: .infinity, minHeight: menuBar == nil ? 44 : 30, alignment: .leading)
    .padding(.leading, hasMarks ? 10 : 16)
    .padding(.trailing, 16)
  }
}

/// The keys that do the same as a row of a menu bar.
private struct MenuShortcut: View {
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.shownShortcut) private var shown
  var body: some View {
    if let shortcut = shown ?? shortcut {
      Spacer(minLength: 8)
      Text(verbatim: shortcut.text).foregroundStyle(SystemStyle.secondaryLabel).lineLimit(1).fixedSize()
    }
  }
}

/// Texts below each other at the start, and what else there is at the end.
struct MenuLabelLayout: Layout {
  private static let gap: CGFloat = 8

  private func isText(_ subview: LayoutSubview) -> Bool {
    subview.dimensions(in: .unspecified)[explicit: .listRowSeparatorLeading] != nil
  }
  private func measure(_ subviews: Subviews, _ width: CGFloat?) -> (texts: [CGSize], images: [CGSize]) {
    let images = subviews.filter { !isText($0) }.map { $0.sizeThatFits(.unspecified) }
    let room = width.map { max(0, $0 - images.reduce(0) { $0 + $1.width + Self.gap }) }
    let texts = subviews.filter(isText).map { $0.sizeThatFits(ProposedViewSize(width: room, height: nil)) }
    return (texts, images)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (texts, images) = measure(subviews, proposal.width)
    let ideal = (texts.map(\.width).max() ?? 0) + images.reduce(0) { $0 + $1.width + Self.gap }
    return CGSize(
      width: proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal,
      height: max(texts.reduce(0) { $0 + $1.height }, images.map(\.height).max() ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (texts, images) = measure(subviews, bounds.width)
    let room = max(0, bounds.width - images.reduce(0) { $0 + $1.width + Self.gap })
    var y = bounds.midY - texts.reduce(0) { $0 + $1.height } / 2
    for (subview, size) in zip(subviews.filter(isText), texts) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: room, height: size.height))
      y += size.height
    }
    // A lone image stands where a title would.
    var x = texts.isEmpty ? bounds.minX + images.reduce(-Self.gap) { $0 + $1.width + Self.gap } : bounds.maxX
    for (subview, size) in zip(subviews.filter { !isText($0) }, images).reversed() {
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
      x -= size.width + Self.gap
    }
  }
}

/// Whether a menu has rows with marks.
enum MenuMarksKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}
/// Whether another menu lies over this one.
private enum MenuOpenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

private struct MenuPresenterKey: EnvironmentKey { static var defaultValue: Presenter? { nil } }
private struct MenuKeysKey: EnvironmentKey {
  // Rows that are in no menu have no keys.
  nonisolated(unsafe) static let defaultValue = KeyButtons()
}
private struct MenuIsAboveKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct MenuHasMarksKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The menu that this place is in.
  var menuPresenter: Presenter? {
    get { self[MenuPresenterKey.self] }
    set { self[MenuPresenterKey.self] = newValue }
  }
  /// Whether the menu stands above its button.
  var menuIsAbove: Bool {
    get { self[MenuIsAboveKey.self] }
    set { self[MenuIsAboveKey.self] = newValue }
  }
  fileprivate var menuKeys: KeyButtons {
    get { self[MenuKeysKey.self] }
    set { self[MenuKeysKey.self] = newValue }
  }
  fileprivate var menuHasMarks: Bool {
    get { self[MenuHasMarksKey.self] }
    set { self[MenuHasMarksKey.self] = newValue }
  }
}
