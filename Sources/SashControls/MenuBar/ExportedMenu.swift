import Foundation
import SashCore
import SashLayout

/// The items of a menu that somebody outside of the program shows: they are laid out and not drawn, and are read as elements.
///
/// Each row is a container (`ExportedMenu.Part.row`), and what separates rows is one without anything in it.
package struct ExportedMenu<Items: View>: View {
  let items: Items
  package nonisolated init(items: Items) { self.items = items }

  package var body: some View {
    VStack(alignment: .leading, spacing: 0) { ExportedItems(items: items) }
      .environment(\.exportsMenu, true)
  }
}

/// The menus of a menu bar that somebody outside of the program shows.
package struct ExportedMenuBar: View {
  let menus: [MenuBarMenu]
  package init(menus: [MenuBarMenu]) { self.menus = menus }

  package var body: some View {
    ExportedMenu(
      items: ForEach(menus) { menu in
        Menu {
          menu.items
        } label: {
          menu.title
        }
      })
  }
}

/// What an element of an exported menu stands for, said among its details.
package enum ExportedPart: String {
  case row, line, submenu, title, check, radio
  package static let name = "menu"
  package static let shortcut = "shortcut"
  /// How high dividers are in rows, in points: no other row without words is.
  package static let dividerHeight: CGFloat = 3.0625
}

private struct ExportedItems<Items: View>: View {
  let items: Items
  var body: some View {
    Group(sections: items.modifier(ExportedSurroundings())) { sections in
      ForEach(sections) { section in
        if section.id != sections.first?.id { Color.clear.frame(width: 1, height: 1).part(.line) }
        ForEach(section.header) { ExportedRow(content: $0) }
        ForEach(section.content) { ExportedRow(content: $0) }
      }
    }
  }
}

private struct ExportedRow<Content: View>: View {
  let content: Content
  var body: some View { content.part(.row) }
}

private struct ExportedSurroundings: ViewModifier {
  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.self) {
        $0.dividerBand = ExportedPart.dividerHeight
        $0.buttonStyle = AnyButtonStyle(ExportedButtonStyle())
      }
      .toggleStyle(ExportedToggleStyle())
      .labelStyle(.titleOnly)
  }
}

private struct ExportedButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { ExportedButton(configuration: configuration) }
}
private struct ExportedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.shownShortcut) private var shown
  var body: some View {
    let (configuration, keys) = (configuration, (shown ?? shortcut)?.desktopName)
    configuration.label
      .control(.button) {
        $0.act(.activate) { _ in configuration.trigger() }
        if let keys { $0.properties.details[ExportedPart.shortcut] = keys }
      }
  }
}

private struct ExportedToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    ExportedToggle(label: configuration.label, isOn: configuration.$isOn)
  }
}
private struct ExportedToggle<Label: View>: View {
  let label: Label
  @Binding var isOn: Bool
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.shownShortcut) private var shown
  var body: some View {
    let (isOn, keys) = ($isOn, (shown ?? shortcut)?.desktopName)
    label.marked(.check, isOn: isOn.wrappedValue, keys: keys) { isOn.wrappedValue.toggle() }
  }
}

extension View {
  /// - Parameter part: What the elements in this view are parts of.
  fileprivate func part(_ part: ExportedPart) -> some View {
    attaching {
      $0.children = .contain
      $0.properties.details[ExportedPart.name] = part.rawValue
    }
  }
  fileprivate func marked(
    _ part: ExportedPart, isOn: Bool, keys: String? = nil, perform: @escaping () -> Void
  ) -> some View {
    control(.toggle) {
      if let keys { $0.properties.details[ExportedPart.shortcut] = keys }
      $0.properties.details[ExportedPart.name] = part.rawValue
      if isOn { $0.properties.added = .selected }
      $0.act(.activate) { _ in perform() }
    }
  }
}

/// A menu in an exported menu.
struct ExportedSubmenu<Items: View>: View {
  let label: AnyView
  let items: Items
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      label.control(.text) { $0.properties.details[ExportedPart.name] = ExportedPart.title.rawValue }
      ExportedItems(items: items)
    }
    .part(.submenu)
  }
}

/// A value of a picker in an exported menu.
struct ExportedChoice: View {
  let option: PickerOption
  var body: some View {
    let option = option
    option.shown { $0.pushLabelStyle(TitleOnlyLabelStyle()) }
      .marked(.radio, isOn: option.isSelected) { option.select() }
  }
}

extension KeyboardShortcut {
  /// The keys by the names that menus of desktops know: `Control+Shift+s`.
  fileprivate var desktopName: String {
    var parts: [String] = []
    if !modifiers.isDisjoint(with: [.command, .control]) { parts.append("Control") }
    if modifiers.contains(.option) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    return (parts + [key.keyName]).joined(separator: "+")
  }
}

private struct ExportsMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the items of a menu are here to be shown by somebody else.
  var exportsMenu: Bool {
    get { self[ExportsMenuKey.self] }
    set { self[ExportsMenuKey.self] = newValue }
  }
}
