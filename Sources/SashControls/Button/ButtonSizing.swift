import Foundation
import SashCore

/// How wide buttons are that have a ground: as wide as what they show, or as wide as there is room.
public struct ButtonSizing: Hashable, Sendable {
  private let value: UInt8
  public static let automatic = ButtonSizing(value: 0)
  /// As wide as what they show.
  public static let fitted = ButtonSizing(value: 1)
  /// As wide as there is room.
  public static let flexible = ButtonSizing(value: 2)

  /// What a label is framed with.
  var maxWidth: CGFloat? { self == .flexible ? .infinity : nil }
}

private struct ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }
extension EnvironmentValues {
  /// How wide buttons with a ground are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}
extension View {
  /// Sets how wide buttons with a ground in this view are.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
