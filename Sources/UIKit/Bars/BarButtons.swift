import SashControls
import SashCore

/// Items of a bar, in their order.
struct BarButtons: View {
  private let buttons: [BarButton]
  /// - Parameter tint: Of the bar; nil leaves what is set around.
  init(items: [UIBarButtonItem], tint: Color? = nil) {
    buttons = items.map { BarButton(item: $0, version: $0.version, tint: tint) }
  }
  var body: some View { ForEach(buttons) { $0 } }
}

private struct BarButton: View, Identifiable {
  let item: UIBarButtonItem
  /// Of the item: another one is another value.
  let version: Int
  let tint: Color?
  nonisolated var id: ObjectIdentifier { ObjectIdentifier(item) }

  var body: some View {
    if let space = item.space {
      if space.isFlexible { Spacer() } else { Color.clear.frame(width: item.width, height: 0) }
    } else if let view = item.customView {
      BarView(view: view)
    } else {
      button.accessibilityIdentifier(item.accessibilityIdentifier ?? "").disabled(!item.isEnabled).fontWeight(
        item.style == .done ? .semibold : nil
      )
      .modifier(UIViewTint(color: item.tintColor.map { Color(uiColor: $0) } ?? tint))
      .background { GeometryReader { [item] proxy in BarItemPlace(item: item, proxy: proxy) } }
    }
  }

  @ViewBuilder private var button: some View {
    if let menu = item.menu {
      if let action = item.primaryAction {
        Menu {
          MenuElements(menu: menu)
        } label: {
          label
        } primaryAction: {
          action.run(sender: item)
        }
      } else {
        Menu {
          MenuElements(menu: menu)
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
  @ViewBuilder private var label: some View {
    if let image = item.image {
      if let name = item.accessibilityLabel ?? item.title {
        Image(uiImage: image).accessibilityLabel(Text(verbatim: name))
      } else {
        Image(uiImage: image)
      }
    } else {
      Text(verbatim: item.title ?? "")
    }
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
