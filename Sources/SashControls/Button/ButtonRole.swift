/// What a button is for; styles show it.
public struct ButtonRole: Equatable, Hashable, Sendable {
  private let value: UInt8
  /// Deletes or gives up something.
  public static let destructive = ButtonRole(value: 1)
  /// Ends something without a change.
  public static let cancel = ButtonRole(value: 4)
}
