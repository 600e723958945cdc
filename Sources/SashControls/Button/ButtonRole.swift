/// What a button is for; styles show it.
public struct ButtonRole: Equatable, Hashable, Sendable {
  private let value: UInt8
  /// Deletes or gives up something.
  public static let destructive = ButtonRole(value: 1)
  /// Ends something without a change.
  public static let cancel = ButtonRole(value: 4)
  /// Does what is asked; among the buttons of a question it is the one that Return presses.
  public static let confirm = ButtonRole(value: 5)
  /// Ends what is shown, without giving anything up.
  public static let close = ButtonRole(value: 6)
}
