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

extension View {
  /// Where a tap on the widget leads; the app is opened with it. Nothing here opens apps from widgets.
  ///
  /// - Missing: any effect.
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    hasNoEffect("widgetURL")
    return self
  }
  /// - Missing: any effect.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    hasNoEffect("widgetAccentable")
    return self
  }
  /// - Missing: any effect.
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    hasNoEffect("widgetLabel")
    return self
  }
  /// - Missing: any effect.
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    hasNoEffect("widgetLabel")
    return self
  }
}
extension Image {
  public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}

/// The ground that round widgets of the lock screen have.
public struct AccessoryWidgetBackground: View {
  public nonisolated init() {}
  public var body: some View { Color.primary.opacity(0.12) }
}
