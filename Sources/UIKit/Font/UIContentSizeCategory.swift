import Foundation
import SashCore

/// How large a person wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when a person chooses another size.
  ///
  /// - Missing: being posted: sizes of text come with the start of the program.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// Holds the new category, in what `didChangeNotification` tells.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// From small to large.
  fileprivate static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
  /// -1 for what is no size.
  fileprivate var position: Int { UIContentSizeCategory.ordered.firstIndex(of: self) ?? -1 }

  /// True for the sizes beyond those that everyone can choose.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.position < right.position
  }
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.position <= right.position
  }
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.position > right.position
  }
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.position >= right.position
  }

  /// What the window that was drawn last has; the standard size beside the main thread.
  static var ofMainScene: UIContentSizeCategory {
    guard Thread.isMainThread, let scene = MainScreen.scene else { return .large }
    return UIContentSizeCategory(scene.environment.dynamicTypeSize)
  }
}

extension UIContentSizeCategory {
  /// What SwiftUI calls so.
  public init(_ dynamicTypeSize: DynamicTypeSize) {
    self = UIContentSizeCategory.ordered[DynamicTypeSize.allCases.firstIndex(of: dynamicTypeSize)!]
  }
  /// What SwiftUI calls so; nothing is unspecified.
  public init(_ sizeCategory: ContentSizeCategory?) {
    let place = sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
    self = place.map { UIContentSizeCategory.ordered[$0] } ?? .unspecified
  }
}

extension DynamicTypeSize {
  /// What UIKit calls so; nil if it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard uiSizeCategory.position >= 0 else { return nil }
    self = DynamicTypeSize.allCases[uiSizeCategory.position]
  }
}
extension ContentSizeCategory {
  /// What UIKit calls so; nil if it is unspecified.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard uiSizeCategory.position >= 0 else { return nil }
    self = ContentSizeCategory.allCases[uiSizeCategory.position]
  }
}

extension UIApplication {
  /// How large a person wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory { .ofMainScene }
}
