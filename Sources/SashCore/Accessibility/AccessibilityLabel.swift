import Foundation
import SashDisplay
import SashGraph

/// Gives a view a name, for those who look for it by its words.
public nonisolated struct _AccessibilityLabelModifier: DrawnEffect, Equatable, Sendable {
  let label: Text
  let isEnabled: Bool
  package func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect? {
    isEnabled ? .label(label.plainString(in: environment[\.locale])) : nil
  }
}

extension View {
  /// Names this view for those who do not see it; tests find it by that name.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label, isEnabled: true)
  }
  /// Names this view for those who do not see it.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: true)
  }
  /// Names this view for those who do not see it.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label), isEnabled: true)
  }
  /// Names this view for those who do not see it.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label), isEnabled: true)
  }
  /// Names this view for those who do not see it.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(_AccessibilityLabelModifier(label: label, isEnabled: isEnabled))
  }
  /// Names this view for those who do not see it.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
  /// Names this view for those who do not see it.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  /// Names this view for those who do not see it.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(label: Text) -> some View {
    accessibilityLabel(label, isEnabled: true)
  }
}
