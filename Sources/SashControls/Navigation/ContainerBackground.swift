import SashCore
import SashLayout

/// A container whose background views can set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case navigation, splitView, tabView, window, widget }
  private let kind: Kind
  /// The screen of a stack.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// All columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .splitView)
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  public static let window = ContainerBackgroundPlacement(kind: .window)
  public static let widget = ContainerBackgroundPlacement(kind: .widget)

  /// Whether a screen shows it; elsewhere it is behind the view.
  var isOfScreen: Bool { kind == .navigation || kind == .splitView }
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
        isOfScreen: container.isOfScreen,
        background: AnyView(Color.clear.overlay(alignment: alignment, content: content))))
  }
}

private struct ContainerBackgroundModifier: ViewModifier {
  let isOfScreen: Bool
  let background: AnyView
  @Environment(\.isInScreen) private var isInScreen

  func body(content: Content) -> some View {
    let background = background
    if isOfScreen, isInScreen {
      content.screenBar { $0.containerBackground = background }
    } else {
      content.background { background.ignoresSafeArea() }
    }
  }
}
