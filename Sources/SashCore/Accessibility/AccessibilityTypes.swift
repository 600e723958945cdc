import Foundation
import SashDisplay
import SashGeometry

/// What an element makes of the views in it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let semantics: SemanticsNote.Children
  /// The elements inside are left out.
  public static let ignore = AccessibilityChildBehavior(semantics: .ignore)
  /// The elements inside are read one after another.
  public static let contain = AccessibilityChildBehavior(semantics: .contain)
  /// The elements inside become one.
  public static let combine = AccessibilityChildBehavior(semantics: .combine)
}

/// Which action of a view is meant.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case system(SemanticsAction.Kind)
    case named(Text)
  }
  let kind: Kind
  /// What a tap does.
  public static let `default` = AccessibilityActionKind(kind: .system(.activate))
  /// What takes back, or closes.
  public static let escape = AccessibilityActionKind(kind: .system(.escape))
  /// What the app does most of all: it answers a call, or plays.
  public static let magicTap = AccessibilityActionKind(kind: .system(.magicTap))
  public static let delete = AccessibilityActionKind(kind: .system(.delete))
  public static let showMenu = AccessibilityActionKind(kind: .system(.showMenu))
  private init(kind: Kind) { self.kind = kind }
  /// An action by the name that a person chooses it by.
  public init(named name: Text) { kind = .named(name) }
}

/// Which way a value is to go.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// How deep a heading lies.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// Which of two views that belong together is meant.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The one that names the other.
  case label
  /// The one that is named.
  case content
}

/// What actions are listed under.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Text?
  /// Those of no category.
  public static let `default` = AccessibilityActionCategory(name: nil)
  /// Those that change what is shown.
  public static let edit = AccessibilityActionCategory(name: Text("Edit"))
  private init(name: Text?) { self.name = name }
  public init(_ name: Text) { self.name = name }
  public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }
}

/// Names something that a view says of itself, so that it can be said anew.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String
  /// A key that is known by `id`, and read as `label`.
  public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
  /// A key that is known by `id`, and read as `labelKey`.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  /// A key that is known by what it is read as.
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.plainString)
  }
}

/// What kind of text a view holds, for who reads it aloud.
public struct AccessibilityTextContentType: Sendable {
  let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// How touches reach a view past the gestures of a screen reader.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Touches count at once, and the view is not read aloud.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// Touches count after the view has been activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
  var words: String {
    var words: [String] = []
    if contains(.silentOnTouch) { words.append("silent") }
    if contains(.requiresActivation) { words.append("activation") }
    return words.joined(separator: " ")
  }
}

/// A request to show a view larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  /// The place about which it is meant, as a part of the view.
  public let location: UnitPoint
  /// The place about which it is meant, in points of the window.
  public let point: CGPoint
}

/// Which assistive technologies something is meant for.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public init() { rawValue = 0 }
  /// Screen readers.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// Switches that stand for fingers.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}
