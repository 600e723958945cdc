import CoreGraphics
import Foundation
import SashCore

/// The sizes of widgets.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
    accessoryInline, accessoryCorner

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }
  public var debugDescription: String { description }

  /// In points, on a phone with a screen of 390×844; the extra large one on the smallest tablet.
  ///
  /// - Source: Apple's Human Interface Guidelines, “Widgets”, Specifications.
  package var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 634, height: 305)
    case .accessoryCircular, .accessoryCorner: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
  /// Whether it stands on the lock screen or a watch, without a ground of its own.
  package var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCircular.rawValue }
}

/// In which colours a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fullColor = Self(description: "fullColor")
  public static let accented = Self(description: "accented")
  public static let vibrant = Self(description: "vibrant")
}

public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let id: Int
  public static let accented = Self(id: 0)
  public static let desaturated = Self(id: 1)
  public static let accentedDesaturated = Self(id: 2)
  public static let fullColor = Self(id: 3)
}

/// Where widgets may stand.
public struct WidgetLocation: Hashable, Sendable {
  private let id: Int
  public static let homeScreen = Self(id: 0)
  public static let lockScreen = Self(id: 1)
  public static let standBy = Self(id: 2)
  public static let iPhoneWidgetsOnMac = Self(id: 3)
  public static let carPlay = Self(id: 4)
}
