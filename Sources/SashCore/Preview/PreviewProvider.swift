/// A type that makes previews, from the time before `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views to show, one preview each.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// The platform to show them on, or nil for the one at hand.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that a preview asks for.
public nonisolated enum PreviewPlatform: Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}
