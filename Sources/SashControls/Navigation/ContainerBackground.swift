import SashCore
import SashLayout

/// A container whose background views can set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case navigation, splitView, tabView, window, widget, store }
  private let kind: Kind
  /// The screen of a stack.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// All columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .splitView)
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  public static let window = ContainerBackgroundPlacement(kind: .window)
  /// A widget; elsewhere nothing is shown.
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
  public static let subscriptionStore = ContainerBackgroundPlacement(kind: .store)

  /// Whether a screen shows it; elsewhere it is behind the view.
  var isOfScreen: Bool { kind == .navigation || kind == .splitView }
  var isOfWidget: Bool { kind == .widget }
}

extension View {
  /// Sets what is behind the container of this view: behind all of the screen, bars included.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { containerBackground(for: container) { Rectangle().fill(style) } }

  /// Sets what is behind the container of this view: behind all of the screen, bars included.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      ContainerBackgroundModifier(
        container: container,
        background: AnyView(Color.clear.overlay(alignment: alignment, content: content))))
  }
}

/// What stands behind the content of a widget.
package struct WidgetGround {
  package let view: AnyView
}
package enum WidgetGroundKey: PreferenceKey {
  package static var defaultValue: WidgetGround? { nil }
  package static func reduce(value: inout WidgetGround?, nextValue: () -> WidgetGround?) {
    value = value ?? nextValue()
  }
}

private struct ContainerBackgroundModifier: ViewModifier {
  let container: ContainerBackgroundPlacement
  let background: AnyView
  @Environment(\.isInScreen) private var isInScreen

  func body(content: Content) -> some View {
    let background = background
    if container.isOfWidget {
      content.preference(key: WidgetGroundKey.self, value: WidgetGround(view: background))
    } else if container.isOfScreen, isInScreen {
      content.screenBar { $0.containerBackground = background }
    } else {
      content.background { background.ignoresSafeArea() }
    }
  }
}
