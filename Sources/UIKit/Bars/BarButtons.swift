import SashControls
import SashCore

/// How the buttons of a bar look where it is not as usual.
struct BarButtonLooks {
  var plain = BarLook.TextLook()
  var done = BarLook.TextLook()
  /// Of the bar; nil leaves what is set around.
  var tint: Color?

  init(plain: BarLook.TextLook = .init(), done: BarLook.TextLook = .init()) {
    (self.plain, self.done) = (plain, done)
  }
  init(_ look: BarLook?) {
    guard let look else { return }
    (plain, done, tint) = (look.button, look.doneButton, look.tint)
  }
}

/// Items of a bar, in their order.
struct BarButtons: View {
  private let buttons: [BarButton]
  init(items: [UIBarButtonItem], looks: BarButtonLooks = BarButtonLooks()) {
    buttons = items.filter { !$0.isHidden }.map { item in
      let look = item.style == .done ? looks.done.over(looks.plain) : looks.plain
      return BarButton(item: item, version: item.version, barLook: look, tint: looks.tint)
    }
  }
  var body: some View { ForEach(buttons) { $0 } }
}

private struct BarButton: View, Identifiable {
  let item: UIBarButtonItem
  /// Of the item: another one is another value.
  let version: Int
  let barLook: BarLook.TextLook
  let tint: Color?
  nonisolated var id: ObjectIdentifier { ObjectIdentifier(item) }

  var body: some View {
    if let space = item.space {
      if space.isFlexible { Spacer() } else { Color.clear.frame(width: item.width, height: 0) }
    } else if let view = item.customView {
      BarView(view: view)
    } else {
      let look = look
      button.accessibilityIdentifier(item.accessibilityIdentifier ?? "").disabled(!item.isEnabled)
        .transformEnvironment(\.self) { [isDone = item.style == .done] in
          if let font = look.font {
            $0.font = font
          } else if isDone {
            $0.font = ($0.font ?? .body).weight(.semibold)
          }
        }
        .modifier(UIViewTint(color: item.tintColor.map { Color(uiColor: $0) } ?? look.color ?? tint))
        .background {
          GeometryReader { [item] proxy in BarItemPlace(item: item, proxy: proxy) }
        }
        .accessibilityAddTraits(item.isSelected ? .isSelected : [])
    }
  }
  /// What is set on the button counts before what is set on all buttons, and that before the bar's.
  private var look: BarLook.TextLook {
    item.title(for: .normal).over(UIBarButtonItem.appearance().title(for: .normal)).over(barLook)
  }

  @ViewBuilder private var button: some View {
    if let menu = item.menu {
      if let action = item.primaryAction {
        Menu {
          MenuElements(
            menu: menu, sender: item, selects: item.changesSelectionAsPrimaryAction,
            chosen: { [weak item] in item?.changed() })
        } label: {
          label
        } primaryAction: {
          action.run(sender: item)
        }
      } else if item.action != nil {
        Menu {
          MenuElements(
            menu: menu, sender: item, selects: item.changesSelectionAsPrimaryAction,
            chosen: { [weak item] in item?.changed() })
        } label: {
          label
        } primaryAction: {
          item.wasUsed()
        }
      } else {
        Menu {
          MenuElements(
            menu: menu, sender: item, selects: item.changesSelectionAsPrimaryAction,
            chosen: { [weak item] in item?.changed() })
        } label: {
          label
        }
      }
    } else {
      Button {
        item.wasUsed()
      } label: {
        label
      }
    }
  }
  private var label: some View {
    shown.frame(width: item.width > 0 ? item.width : nil)
      .background {
        if let picture = item.backgroundImage(for: item.isEnabled ? .normal : .disabled, barMetrics: .default)
        {
          Image(uiImage: picture).resizable()
        } else if item.isSelected {
          RoundedRectangle(cornerRadius: 6).fill(.tint).opacity(0.18).padding(-4)
        }
      }
  }
  @ViewBuilder private var shown: some View {
    if let image = item.image {
      let insets = item.imageInsets
      let picture = Image(uiImage: image)
        .offset(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
      if let name = item.accessibilityLabel ?? item.title {
        picture.accessibilityLabel(Text(verbatim: name))
      } else {
        picture
      }
    } else {
      Text(verbatim: title).offset(look.offset).frame(minWidth: widest)
    }
  }
  private var title: String {
    if item.changesSelectionAsPrimaryAction, let chosen = item.menu?.ensuringSelection() {
      return chosen.title
    }
    return item.title ?? ""
  }
  /// Of the titles that it may have; nil where it has no others.
  private var widest: CGFloat? {
    guard let titles = item.possibleTitles, !titles.isEmpty else { return nil }
    let font = look.font ?? .body
    return titles.map { Measuring.size(of: Text(verbatim: $0).font(font), .unspecified).width }.max()
  }
}

/// Tells an item where it stands.
private struct BarItemPlace: View {
  init(item: UIBarButtonItem, proxy: GeometryProxy) { item.place = { proxy.frame(in: .global) } }
  var body: some View { Color.clear.allowsHitTesting(false) }
}

/// A view of UIKit in a bar, as large as it is or as it wants to be.
struct BarView: View {
  let view: UIView
  var body: some View {
    let size =
      view.bounds.isEmpty
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.bounds.size
    UIViewStage(root: view).frame(width: size.width, height: size.height)
  }
}
