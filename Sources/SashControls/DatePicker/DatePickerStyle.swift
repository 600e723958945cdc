import SashCore

/// How date pickers look.
public protocol DatePickerStyle { static var _kind: _DatePickerKind { get } }
public enum _DatePickerKind: Sendable { case compact, graphical, wheel }

/// The style that fits the place: small buttons on iOS.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var _kind: _DatePickerKind { .compact }
}
/// Small buttons that show day and time, and open what chooses them.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var _kind: _DatePickerKind { .compact }
}
/// The days of a month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var _kind: _DatePickerKind { .graphical }
}
/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var _kind: _DatePickerKind { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { .init() }
}

private struct DatePickerKindKey: EnvironmentKey { static var defaultValue: _DatePickerKind { .compact } }

extension EnvironmentValues {
  var datePickerKind: _DatePickerKind {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the date pickers in this view.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerKind, S._kind)
  }
}
