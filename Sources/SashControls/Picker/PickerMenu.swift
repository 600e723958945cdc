import Foundation
import SashCore

/// What is chosen, with a mark that it opens a menu; in a row of a list after the label.
///
/// - Source: facts on metrics: `chevron.up.chevron.down` in footnote, 5 points behind the value; in a row the value is grey
///   (facts on SwiftUI, M109), elsewhere in the tint (M055).
struct PickerMenuRow: View {
  let label: AnyView
  let currentValue: AnyView?
  let groups: [PickerGroup]
  @State private var isOpen = false
  @Environment(\.isInList) private var isInList
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button {
      isOpen = true
    } label: {
      if isInList {
        LabelBeside(label: label) { value }.contentShape(Rectangle())
      } else {
        value
      }
    }
    .environment(\.buttonStyle, AnyButtonStyle(PickerMenuLook(), joinsRow: true))
    .attaching {
      $0.properties.role = .picker
      $0.children = .combine
    }
  }

  private var value: some View {
    let style = style
    return HStack(spacing: 5) {
      PickerValue(currentValue: currentValue, options: groups.flatMap(\.options)) { $0.colorPlain(style) }
      Image(systemName: "chevron.up.chevron.down").font(.footnote).accessibilityHidden(true)
    }
    .foregroundStyle(style)
    // The menu stands beside the value, not beside the row.
    .modifier(
      MenuModifier(isOpen: $isOpen, items: PickerSections(groups: groups) { MenuChoice(option: $0) }))
  }

  private var style: AnyShapeStyle {
    if isInList { return AnyShapeStyle(isEnabled ? SystemStyle.secondaryLabel : SystemStyle.tertiaryLabel) }
    return isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(SystemStyle.tertiaryLabel)
  }
}

private struct PickerMenuLook: ButtonStyle {
  @Environment(\.isInList) private var isInList
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed && !isInList ? 0.2 : 1)
  }
}
