import Foundation
import SashCore

private struct LabelSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct LabelIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// Whether the labels of controls are shown.
  public var labelsVisibility: Visibility {
    get { hidesLabels ? .hidden : .automatic }
    set { if newValue != .automatic { hidesLabels = newValue == .hidden } }
  }
  /// From the icon of a label to its title, in points; nil for what the style takes.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
  /// The room for icons of labels, in points, so that titles stand below each other; nil for what the style takes.
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Shows the labels of the controls in this view, or leaves them out; automatically they are as around it.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.hidesLabels) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
  /// Sets the distance from icons to titles of the labels in this view, in points.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }
  /// Keeps as much room for the icons of the labels in this view, in points.
  public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, width)
  }
}
