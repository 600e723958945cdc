import Foundation
import SashCore

/// A control that opens a URL, by the action that the environment has for it.
@MainActor @preconcurrency
public struct Link<Label: View>: View {
  private let destination: URL
  nonisolated(unsafe) private let label: Label
  @Environment(\.openURL) private var openURL

  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
  @MainActor public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .modifier(PointerShapeModifier(.hand))
    .attaching {
      $0.properties.role = .link
      $0.properties.added = .link
    }
  }
}

extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}
