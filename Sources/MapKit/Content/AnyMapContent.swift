import SashCore
import SashMessages

/// Content of a map whose type is not told.
@MainActor @preconcurrency public struct AnyMapContent: MapContent {
  public typealias Body = Never
  private let base: any MapContent
  public init<Content: MapContent>(_ base: Content) { self.base = base }
  public var body: Never { fatalError("AnyMapContent has no body.") }
  public func _collect(into list: inout _MapContentList) { base._collect(into: &list) }
}

/// How more is shown of a place that is chosen on a map.
public struct MapItemDetailSelectionAccessoryStyle: Sendable {
  enum Kind: Sendable { case automatic, caption, sheet, callout(CalloutStyle) }
  let kind: Kind
  public static var automatic: Self { Self(kind: .automatic) }
  /// A line below the place.
  public static var caption: Self { Self(kind: .caption) }
  public static var sheet: Self { Self(kind: .sheet) }
  public static var callout: Self { Self(kind: .callout(.automatic)) }
  public static func callout(_ style: CalloutStyle = .automatic) -> Self { Self(kind: .callout(style)) }

  /// How much a callout says.
  public struct CalloutStyle: Hashable, Sendable {
    let rawValue: Int
    public static var automatic: Self { Self(rawValue: 0) }
    public static var full: Self { Self(rawValue: 1) }
    public static var compact: Self { Self(rawValue: 2) }
  }
}

extension MapContent {
  /// Has more be shown of a place when it is chosen. Nobody knows more of places here, so a map shows what its
  /// content says.
  public func mapItemDetailSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some MapContent {
    if style != nil { tellOnce("no details of places are known, so none are shown.", by: "MapKit") }
    return self
  }
}
