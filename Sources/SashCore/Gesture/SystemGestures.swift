/// A gesture of the hand that wears a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  /// The one that does what matters most on the screen.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

extension View {
  /// Has gestures that begin at these edges go before those of the system. A window has none at its edges, so they always
  /// do.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Has a gesture of the hand that wears a watch press this control. Only watches send such gestures.
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true)
    -> some View
  { self }
}
