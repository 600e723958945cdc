/// Whether scrolling ends typing.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Mode { case automatic, immediately, interactively, never }
  private let mode: Mode
  /// As the place has it: typing goes on, since no keyboard covers the content.
  public static var automatic: ScrollDismissesKeyboardMode { .init(mode: .automatic) }
  /// As soon as the finger moves the content.
  public static var immediately: ScrollDismissesKeyboardMode { .init(mode: .immediately) }
  /// When the finger reaches the keyboard; without one on the screen, as soon as it moves the content.
  public static var interactively: ScrollDismissesKeyboardMode { .init(mode: .interactively) }
  public static var never: ScrollDismissesKeyboardMode { .init(mode: .never) }
  var endsFocus: Bool { mode == .immediately || mode == .interactively }
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// Whether scrolling ends typing.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// Sets whether scrolling in this view ends typing.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}
