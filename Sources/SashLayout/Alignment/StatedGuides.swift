package typealias StatedGuides = _StatedGuides

/// The kinds of guides that a view or one inside it may state. Others are not asked for: most views state none, and texts
/// nothing but their baselines.
public struct _StatedGuides: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Lines that are measured from the leading edge.
  package static let horizontal = StatedGuides(rawValue: 1)
  /// The first and the last baseline of text.
  package static let baselines = StatedGuides(rawValue: 2)
  /// Lines that are measured from the top edge and are no baselines.
  private static let otherVertical = StatedGuides(rawValue: 4)
  /// All lines that are measured from the top edge.
  package static let vertical: StatedGuides = [.baselines, .otherVertical]
  package static let all: StatedGuides = [.horizontal, .vertical]

  /// The kind of one guide.
  init(_ key: AlignmentKey) {
    self = key.axis == .horizontal ? .horizontal : key.isBaseline ? .baselines : .otherVertical
  }
}
