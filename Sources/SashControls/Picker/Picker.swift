import Foundation
import SashCore
import SashInput

/// A control to choose one of several values. Each view of the content stands for the value of its `tag`, or for the id
/// that a `ForEach` gave it.
///
/// Sections are groups with a header in menus, and sections of the list where the values are rows; a `Divider` ends a group in
/// a menu. Wheels and segments show the values of all sections one after another.
@MainActor @preconcurrency
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) private let selection: [Binding<SelectionValue>]
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let currentValue: AnyView?
  nonisolated(unsafe) private let content: Content
  @Environment(\.pickerKind) private var kind
  @Environment(\.isInList) private var isInList

  nonisolated init(
    _selections selection: [Binding<SelectionValue>], label: Label, currentValue: AnyView?, content: Content
  ) {
    self.selection = selection
    self.label = label
    self.currentValue = currentValue
    self.content = content
  }

  /// A picker that writes what is chosen to `selection`.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(_selections: [selection], label: label(), currentValue: nil, content: content())
  }
  /// A picker that shows another view for what is chosen.
  public nonisolated init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      _selections: [selection], label: label(), currentValue: AnyView(currentValueLabel()), content: content()
    )
  }
  /// A picker that writes to the same property of several sources.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _selections: sources.map { $0[keyPath: selection] }, label: label(), currentValue: nil,
      content: content())
  }
  @available(*, deprecated, renamed: "init(selection:content:label:)")
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(_selections: [selection], label: label, currentValue: nil, content: content())
  }

  @MainActor public var body: some View {
    // What stands in a menu is no row.
    let isRows = kind == .inline && isInList
    let isRowOfItsOwn = kind == .navigationLink || isRows
    Group(
      sections: content.transformEnvironment(\.self) {
        $0.isInList = isRows
        $0.showsLinkChevron = false
        $0.pushLabelStyle(LateLabelStyle())
        if isRowOfItsOwn { return }
        // What is set around a picker says nothing of its values.
        $0.font = kind == .palette && $0.menuPresenter != nil ? .body : kind.font
        $0.foregroundStyles = .standard
        $0.textCase = nil
      }
    ) { sections in
      PickerBody(
        kind: kind, label: AnyView(label), currentValue: currentValue,
        groups: PickerGroup.all(in: sections) { option($0) })
    }
  }

  @MainActor private func option(_ view: Subview) -> PickerOption? {
    guard let value = view.selectionValue(SelectionValue.self) else { return nil }
    let selection = selection
    return PickerOption(
      view: view, isSelected: !selection.isEmpty && selection.allSatisfy { $0.wrappedValue == value },
      select: {
        for binding in selection where binding.wrappedValue != value { binding.wrappedValue = value }
      })
  }
}

extension Picker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
  public nonisolated init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
  }
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
  }
}

extension Picker where Label == SashControls.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SashControls.Label(titleKey, systemImage: systemImage)
    }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SashControls.Label(title, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SashControls.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension EnvironmentValues {
  /// Sets the colour of texts and images where none was set for them.
  mutating func colorPlain<S: ShapeStyle>(_ style: S) {
    guard foregroundStyles.isStandard else { return }
    foregroundStyles = ForegroundStyles(levels: [AnyShapeStyle(style)], outer: foregroundStyles)
  }
}

extension _PickerKind {
  /// The type of values that have none of their own.
  fileprivate var font: Font {
    switch self {
    case .segmented, .palette: SegmentedPicker.font
    case .wheel, .inline: WheelPicker.font
    case .automatic, .menu, .navigationLink: .body
    }
  }
}

/// A picker in the look of its style.
private struct PickerBody: View {
  let kind: _PickerKind
  let label: AnyView
  let currentValue: AnyView?
  let groups: [PickerGroup]
  @Environment(\.isInList) private var isInList
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.menuPresenter) private var menu
  @Environment(\.exportsMenu) private var exportsMenu
  private var options: [PickerOption] { groups.flatMap(\.options) }

  var body: some View {
    if exportsMenu {
      let choices = PickerSections(groups: groups, startsGroup: kind != .menu && kind != .automatic) {
        ExportedChoice(option: $0)
      }
      if kind == .menu || kind == .automatic {
        ExportedSubmenu(label: label, items: choices)
      } else {
        choices
      }
    } else if menu != nil, kind != .segmented {
      if kind == .palette {
        MenuTiles(shape: .palette) { ForEach(options, id: \.view.id) { MenuChoice(option: $0) } }
      } else if kind == .menu {
        SubmenuRow(label: label, items: PickerSections(groups: groups) { MenuChoice(option: $0) })
      } else {
        PickerSections(groups: groups, startsGroup: true) { MenuChoice(option: $0) }
      }
    } else {
      picker
    }
  }

  @ViewBuilder private var picker: some View {
    switch kind {
    case .automatic, .menu:
      PickerMenuRow(label: label, currentValue: currentValue, groups: groups)
    case .segmented, .palette: SegmentedPicker(options: options).named(by: label)
    case .inline:
      if isInList {
        if !hidesLabels { label.foregroundStyle(.secondary) }
        PickerSections(groups: groups, followsDividers: false, isInList: true) { PickerChoice(option: $0) }
      } else {
        WheelPicker(options: options)
      }
    case .wheel: WheelPicker(options: options)
    case .navigationLink:
      NavigationLink {
        List {
          PickerSections(groups: groups, followsDividers: false, isInList: true) {
            PickerChoice(option: $0, dismisses: true)
          }
        }
      } label: {
        LabeledContent {
          PickerValue(currentValue: currentValue, options: options) {
            $0.colorPlain(SystemStyle.secondaryLabel)
          }
        } label: {
          label
        }
      }
    }
  }
}

/// What is chosen.
struct PickerValue: View {
  let currentValue: AnyView?
  let options: [PickerOption]
  /// How the view of a value differs here from where it is written.
  let change: (inout EnvironmentValues) -> Void
  var body: some View {
    if let currentValue { currentValue } else { options.first(where: \.isSelected)?.shown(change) }
  }
}

/// A row that chooses a value.
private struct PickerChoice: View {
  let option: PickerOption
  var dismisses = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button {
      option.select()
      if dismisses { dismiss() }
    } label: {
      HStack(spacing: 8) {
        option.view.foregroundStyle(SystemStyle.label)
        Spacer(minLength: 0)
        if option.isSelected {
          Image(systemName: "checkmark").font(.system(size: 15, weight: .semibold)).foregroundStyle(.tint)
        }
      }
    }
  }
}
