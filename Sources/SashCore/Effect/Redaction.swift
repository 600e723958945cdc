import Foundation
import SashDisplay
import SashGeometry

/// Why content is shown without its details.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: bars of the same size stand for texts and images.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Someone may look on: what is marked by `privacySensitive()` is hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date: what is marked by `invalidatableContent()` steps back.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Why this view is to hide details; empty normally.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }
  /// Whether texts and images are drawn as bars.
  var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
  }
}

extension View {
  /// Hides the details of this view for a reason, beside those of the views above.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Shows this view in full, whatever the views above say.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Marks this view as something that not everyone should see; it is hidden where the reason `.privacy` holds.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
  /// Marks this view as something that may be out of date; it steps back where the reason `.invalidated` holds.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(InvalidatableContent(isInvalidatable: invalidatable))
  }
}

private struct InvalidatableContent: ViewModifier {
  let isInvalidatable: Bool
  nonisolated init(isInvalidatable: Bool) { self.isInvalidatable = isInvalidatable }
  @Environment(\.redactionReasons) private var reasons
  func body(content: Content) -> some View {
    content.opacity(isInvalidatable && reasons.contains(.invalidated) ? 0.5 : 1)
  }
}

/// What stands for a text or an image whose details are hidden.
///
/// - Source: pictures of placeholders on iOS: the colour of the content at about a sixth of its strength; a text's bars leave a
///   little room between lines, and corners are round by a few points.
enum Placeholder {
  private static let opacity = 0.16
  private static let cornerRadius: CGFloat = 4

  static func content(_ frames: [CGRect], paint: Paint) -> DisplayContent? {
    let visible = frames.filter { $0.width > 0 && $0.height > 0 }
    guard !visible.isEmpty else { return nil }
    let path = Path { path in
      for frame in visible {
        let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
        path.addRoundedRect(in: frame, cornerSize: CGSize(width: radius, height: radius))
      }
    }
    let bars = DisplayItem(identity: .none, content: .shape(ShapeContent(path: path, paint: paint)))
    return .effect(.opacity(opacity), PlacedItem(offset: .zero, item: bars))
  }

  /// The bars of the lines of a text: a tenth of the line's height is left free above and below.
  static func bars(of lines: [CGRect]) -> [CGRect] { lines.map { $0.insetBy(dx: 0, dy: $0.height / 10) } }
}
