import Foundation
import SashControls
import SashCore
import SashMessages

/// Performs an intent that somebody asked for, and tells whoever develops the app if it failed.
@MainActor func perform(_ intent: any AppIntent) {
  Task { @MainActor in
    do {
      _ = try await intent.perform()
    } catch {
      tellOnce("\(type(of: intent)) failed: \(error)", by: "AppIntents")
    }
  }
}

extension Button {
  /// A button that performs an intent.
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(action: { perform(intent) }, label: label)
  }
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { perform(intent) }, label: label)
  }
}
extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(titleKey, action: { perform(intent) })
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, intent: some AppIntent) {
    self.init(title, action: { perform(intent) })
  }
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(titleKey, role: role, action: { perform(intent) })
  }
}

extension Toggle {
  /// A switch that performs an intent when it is tapped; what it shows is the app's to say.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in perform(intent) }), label: label)
  }
}
extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(titleKey, isOn: Binding(get: { isOn }, set: { _ in perform(intent) }))
  }
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Bool, intent: some AppIntent) {
    self.init(title, isOn: Binding(get: { isOn }, set: { _ in perform(intent) }))
  }
}
