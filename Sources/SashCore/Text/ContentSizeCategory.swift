/// How large the user wants text to be, by the older name of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// True for the sizes beyond those that everyone can choose.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var position: Int { ContentSizeCategory.allCases.firstIndex(of: self)! }
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.position < rhs.position
  }
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.position <= rhs.position
  }
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.position > rhs.position
  }
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.position >= rhs.position
  }

  fileprivate init(_ size: DynamicTypeSize) {
    self = ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!]
  }
  fileprivate var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[position] }
}

extension EnvironmentValues {
  /// The same setting as `dynamicTypeSize`: writing one changes the other.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}

extension View {
  /// Keeps the size of text in this view within a range: sizes outside of it become its nearest end.
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let most = allowed.last else { return }
      size = size < least ? least : most
    }
  }
}
