import Foundation
import SashCore
import SashLayout

private struct FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
private struct ModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private struct MarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private struct ActivityFamilyKey: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }

extension EnvironmentValues {
  /// The size of the widget that the view is in.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  /// In which colours the widget is drawn: always its own here.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
  /// The space that is kept free around the content, in points.
  public var widgetContentMargins: EdgeInsets {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool { true }
  public var showsWidgetLabel: Bool { false }
  /// The size of the live activity that the view is in.
  public var activityFamily: ActivityFamily {
    get { self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
}

/// What stands behind the content of a container.
struct ContainerGround {
  let view: AnyView
}
struct ContainerGroundKey: PreferenceKey {
  static var defaultValue: ContainerGround? { nil }
  static func reduce(value: inout ContainerGround?, nextValue: () -> ContainerGround?) {
    value = value ?? nextValue()
  }
}

/// Which container a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let id: Int
  public static let widget = Self(id: 0)
  public static let navigation = Self(id: 1)
  public static let tabView = Self(id: 2)
  public static let navigationSplitView = Self(id: 3)
  public static let subscriptionStore = Self(id: 4)
}

extension View {
  /// Fills the container that the view is in: the widget, as far as this module is concerned.
  ///
  /// - Missing: containers that are no widgets.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    preference(key: ContainerGroundKey.self, value: ContainerGround(view: AnyView(Rectangle().fill(style))))
  }
  /// Fills the container that the view is in.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    preference(
      key: ContainerGroundKey.self,
      value: ContainerGround(view: AnyView(Color.clear.overlay(alignment: alignment, content: content))))
  }
  /// Where a tap on the widget leads; the app is opened with it. Nothing here opens apps from widgets.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
extension Image {
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}

/// The ground that round widgets of the lock screen have.
public struct AccessoryWidgetBackground: View {
  public nonisolated init() {}
  public var body: some View { Color.primary.opacity(0.12) }
}
