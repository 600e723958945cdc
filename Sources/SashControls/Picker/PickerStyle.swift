import SashCore

/// How pickers look.
public protocol PickerStyle {
  static var _kind: _PickerKind { get }
}

/// The looks that a picker may have.
public enum _PickerKind: Sendable { case automatic, menu, segmented, inline, wheel, navigationLink, palette }

/// The style that fits the place: a menu on iOS, and rows in a menu.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .automatic }
}
/// A button that shows what is chosen and opens a menu.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .menu }
}
/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .segmented }
}
/// Rows in the list around it; a wheel elsewhere.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .inline }
}
/// A wheel that is turned.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .wheel }
}
/// A link to a screen with a list.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .navigationLink }
}
/// Values side by side in a menu; segments elsewhere.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public static var _kind: _PickerKind { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerKindKey: EnvironmentKey {
  static var defaultValue: _PickerKind { DefaultPickerStyle._kind }
}
extension EnvironmentValues {
  var pickerKind: _PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the pickers in this view.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, S._kind)
  }
}
