import Foundation
import SashLayout
import SashText

/// Which of the forms of its content, longer and shorter ones, a text shows.
public protocol TextVariantPreference: Sendable {
  /// True if the text may choose a shorter form where there is little room.
  static var _isSizeDependent: Bool { get }
}

/// The longest form, however little room there is.
public struct FixedTextVariant: TextVariantPreference, Hashable {
  public init() {}
  public static var _isSizeDependent: Bool { false }
}
/// The longest form that fits without being cut.
public struct SizeDependentTextVariant: TextVariantPreference, Hashable {
  public init() {}
  public static var _isSizeDependent: Bool { true }
}

extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// Sets whether this text takes a shorter form of its content where there is little room.
  ///
  /// Dates have several forms, and distances of time: November 21, 2026, Nov 21, 2026 and 11/21/26.
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    environment(\.choosesTextVariants, V._isSizeDependent)
  }
}

private struct TextVariantKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether texts choose a form of their content by the room that they have.
  var choosesTextVariants: Bool {
    get { self[TextVariantKey.self] }
    set { self[TextVariantKey.self] = newValue }
  }
}

extension ResolvedText {
  /// The longest form that is not cut in a size.
  func fitting(_ size: CGSize) -> ResolvedText {
    if shorter.isEmpty || !layout().isTruncated(in: size) { return self }
    return shorter.first { !$0.layout().isTruncated(in: size) } ?? shorter[shorter.count - 1]
  }
}

/// Measures a text that chooses among forms of its content.
struct VariantTextMeasure: LayoutContent {
  let text: ResolvedText

  private func plain(_ proposal: ProposedViewSize) -> TextMeasure {
    let room = CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    return TextMeasure(layout: text.fitting(room).layout())
  }
  func size(fitting proposal: ProposedViewSize) -> CGSize { plain(proposal).size(fitting: proposal) }
  func alignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    plain(ProposedViewSize(size)).alignment(key, in: size)
  }
  var statedGuides: StatedGuides { .baselines }
  var spacing: ViewSpacing { TextMeasure(layout: text.layout()).spacing }
}
