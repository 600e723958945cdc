import SashCore

/// The title in the row of a bar: a menu where it has one.
struct BarTitle: View {
  let bar: ScreenBar
  let look: BarLook.TextLook
  var body: some View {
    if bar.titleMenu != nil || bar.editedTitle != nil || bar.titleDocument != nil
      || bar.titleMenuOfItems != nil
    {
      TitleMenu(bar: bar, look: look)
    } else {
      TitleText(bar: bar, look: look)
    }
  }
}

private struct TitleText: View {
  let bar: ScreenBar
  let look: BarLook.TextLook
  var body: some View {
    (bar.title ?? Text(verbatim: "")).looking(look, font: .headline).lineLimit(1)
      .accessibilityAddTraits(.isHeader)
  }
}

/// A title that is a menu, and a field while a person renames the screen.
private struct TitleMenu: View {
  let bar: ScreenBar
  let look: BarLook.TextLook
  @State private var text = ""
  @State private var isRenaming = false
  @FocusState private var isFocused: Bool
  private var menu: AnyView? { bar.titleMenu ?? bar.titleMenuOfItems }

  var body: some View {
    if isRenaming, let title = bar.editedTitle {
      TextField("Title", text: $text)
        .font(.headline)
        .multilineTextAlignment(.center)
        .frame(minWidth: 120, maxWidth: 240)
        .focused($isFocused)
        .onSubmit { end(title) }
        .onChange(of: isFocused) { _, isFocused in if !isFocused { end(title) } }
        .onAppear { isFocused = true }
    } else {
      Menu {
        items
      } label: {
        HStack(spacing: 4) {
          plain
          Image(systemName: "chevron.down.circle.fill").accessibilityHidden(true).font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
      .buttonStyle(.plain)
    }
  }

  private var plain: some View { TitleText(bar: bar, look: look) }

  @ViewBuilder private var items: some View {
    let (isRenaming, text) = ($isRenaming, $text)
    let rename = bar.editedTitle.map { title in
      RenameAction {
        text.wrappedValue = title.wrappedValue
        isRenaming.wrappedValue = true
      }
    }
    if let document = bar.titleDocument { Section { document } }
    if let menu {
      menu.transformEnvironment(\.rename) { if let rename { $0 = rename } }
    } else {
      RenameButton().environment(\.rename, rename)
    }
  }

  /// An empty name is none.
  private func end(_ title: Binding<String>) {
    guard isRenaming else { return }
    isRenaming = false
    if !text.isEmpty, text != title.wrappedValue { title.wrappedValue = text }
  }
}
