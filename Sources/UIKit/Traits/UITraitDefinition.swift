import Foundation
import SashGraph

/// A trait as a type: what kind of value it has, and which one where nobody has set it.
///
/// A type of one's own adds a trait to those of the system: it is set through `traitOverrides`, flows down to the views and
/// controllers inside, and is read from their `traitCollection`. A change is told of by comparing values, so that they had better
/// be `Equatable`.
public protocol UITraitDefinition {
  associatedtype Value
  /// What it is where nobody has set it.
  static var defaultValue: Value { get }
  /// A name that no other trait has, as one writes domains from behind.
  static var identifier: String { get }
  /// A name for people who look for mistakes.
  static var name: String { get }
  /// Whether colours may depend on it.
  static var affectsColorAppearance: Bool { get }
}
extension UITraitDefinition {
  public static var identifier: String { String(reflecting: self) }
  public static var name: String { "\(self)" }
  public static var affectsColorAppearance: Bool { false }

  static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    var (first, second) = (a[Self.self], b[Self.self])
    return !areEqual(&first, &second)
  }
  static func areEqualValues(_ a: Any, _ b: Any) -> Bool {
    guard var first = a as? Value, var second = b as? Value else { return false }
    return areEqual(&first, &second)
  }
}

/// A trait as a value: what those name who want to hear of changes.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system that has a place of its own among the values.
protocol StoredTrait: UITraitDefinition {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}
extension StoredTrait {
  static func value(in values: TraitValues) -> Any { values[keyPath: path] }
  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: path] = value }
  }
}

public struct UITraitUserInterfaceStyle: StoredTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.style }
}
public struct UITraitHorizontalSizeClass: StoredTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontal }
}
public struct UITraitVerticalSizeClass: StoredTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.vertical }
}
public struct UITraitDisplayScale: StoredTrait {
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
public struct UITraitAccessibilityContrast: StoredTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.contrast }
}
public struct UITraitPreferredContentSizeCategory: StoredTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.textSize }
}

/// Whether it is the interface of a phone, a tablet or something else.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
/// Which way lines of a text run.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
/// Which colours the screen can show.
public struct UITraitDisplayGamut: UITraitDefinition {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}
/// Whether the screen feels how hard it is pressed.
public struct UITraitForceTouchCapability: UITraitDefinition {
  public static var defaultValue: UIForceTouchCapability { .unknown }
}
/// How heavy letters are to be.
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
/// Whether it lies over the ground or is part of it.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}
/// Whether its window is in front.
public struct UITraitActiveAppearance: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}
/// Whether somebody records the scene.
public struct UITraitSceneCaptureState: UITraitDefinition {
  public static var defaultValue: UISceneCaptureState { .unspecified }
}
/// How bright pictures may become.
public struct UITraitImageDynamicRange: UITraitDefinition {
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}
/// The language whose rules texts are set by.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  public static var defaultValue: Locale.Language? { nil }
}
/// In which kind of list it stands.
public struct UITraitListEnvironment: UITraitDefinition {
  public static var defaultValue: UIListEnvironment { .unspecified }
}

/// Which colours a screen can show.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}
/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
/// Whether something lies over the ground.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
/// Whether a window is in front.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}
/// Whether somebody records a scene.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive, active
}
/// Which kind of list something stands in.
public enum UIListEnvironment: Int, Sendable {
  case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}
extension UIImage {
  /// How bright pictures may become.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
}
