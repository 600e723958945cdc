/// Something beside fingers, wheels and keys that scrolls: a gesture of the hand, or looking at an edge.
///
/// - Missing: nothing here watches eyes or hands.
public struct ScrollInputKind: Sendable {
  enum Kind { case look(Axis.Set) }
  let kind: Kind
  /// Looking at an edge of the content.
  public static var look: ScrollInputKind { look(axes: [.horizontal, .vertical]) }
  /// Looking at an edge of the content, along some axes.
  public static func look(axes: Axis.Set) -> ScrollInputKind { ScrollInputKind(kind: .look(axes)) }
}

/// Whether an input scrolls.
public struct ScrollInputBehavior: Equatable, Sendable {
  private let value: UInt8
  public static let automatic = ScrollInputBehavior(value: 0)
  public static let enabled = ScrollInputBehavior(value: 1)
  public static let disabled = ScrollInputBehavior(value: 2)
}

extension View {
  /// Sets whether an input other than fingers, wheels and keys scrolls the scroll views in this view.
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    if behavior == .enabled {
      runtimeWarning("Scroll views are not scrolled by looking here: nothing watches eyes.")
    }
    return self
  }
}
