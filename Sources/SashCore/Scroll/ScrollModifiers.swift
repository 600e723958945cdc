import Foundation
import SashGraph
import SashLayout

/// Whether the thin bars of scroll views show.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let value: UInt8
  /// As the scroll view says.
  public static let automatic = ScrollIndicatorVisibility(value: 0)
  public static let visible = ScrollIndicatorVisibility(value: 1)
  public static let hidden = ScrollIndicatorVisibility(value: 2)
  /// Not even with a mouse.
  public static let never = ScrollIndicatorVisibility(value: 3)
}

/// Whether content can be pulled beyond its ends.
public struct ScrollBounceBehavior: Sendable, Equatable {
  private let value: UInt8
  public static let automatic = ScrollBounceBehavior(value: 0)
  public static let always = ScrollBounceBehavior(value: 1)
  /// Only where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(value: 2)
}

/// What margins of a scroll view keep away from its edges.
public struct ContentMarginPlacement: Sendable {
  enum Kind { case automatic, content, indicators }
  let kind: Kind
  /// Content and indicators.
  public static var automatic: ContentMarginPlacement { .init(kind: .automatic) }
  public static var scrollContent: ContentMarginPlacement { .init(kind: .content) }
  public static var scrollIndicators: ContentMarginPlacement { .init(kind: .indicators) }
}

private struct ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
private struct ScrollClipKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
private struct ScrollAxesKey<Value: ScrollAxisValue>: EnvironmentKey {
  static var defaultValue: [Value] { [Value.automatic, Value.automatic] }
}
private protocol ScrollAxisValue { static var automatic: Self { get } }
extension ScrollIndicatorVisibility: ScrollAxisValue {}
extension ScrollBounceBehavior: ScrollAxisValue {}

extension EnvironmentValues {
  /// False where scroll views do not scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[ScrollAxesKey.self][0] }
    set { self[ScrollAxesKey.self][0] = newValue }
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[ScrollAxesKey.self][1] }
    set { self[ScrollAxesKey.self][1] = newValue }
  }
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[ScrollAxesKey.self][0] }
    set { self[ScrollAxesKey.self][0] = newValue }
  }
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[ScrollAxesKey.self][1] }
    set { self[ScrollAxesKey.self][1] = newValue }
  }
  /// False where content is drawn beyond the frames of scroll views.
  var clipsScrollViews: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}

/// Keeps content or indicators of a scroll view away from its edges.
public nonisolated struct _ContentMarginsModifier: ScrollRequestModifier {
  public typealias Body = Never
  var edges: Edge.Set
  /// In points; nil is the platform's default.
  var insets: EdgeInsets?
  var placement: ContentMarginPlacement

  package static func _attach(modifier: _GraphValue<Self>, inputs: _GraphInputs, to scroll: ScrollState) {
    scroll.margins.append(modifier.attribute)
  }
}

/// The margins for the content or for the indicators; inner modifiers come first and win, edge by edge.
struct ScrollMarginsRule: Rule {
  let modifiers: [Attribute<_ContentMarginsModifier>]
  let placement: ContentMarginPlacement
  let axes: Attribute<Axis.Set>

  func compute() -> EdgeInsets {
    var result = EdgeInsets()
    for modifier in modifiers.reversed() {
      let value = modifier.value
      guard value.placement.kind == .automatic || value.placement.kind == placement.kind else { continue }
      let insets = value.insets ?? EdgeInsets(_PaddingLayout.defaultLength)
      for edge in Edge.allCases where value.edges.contains(Edge.Set(edge)) { result[edge] = insets[edge] }
    }
    return result
  }
}

extension View {
  /// Sets whether scroll views in this view scroll. One that does not keeps its layout.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
  /// Sets whether the bars of scroll views in this view show.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) {
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
    }
  }
  /// Sets whether content of scroll views in this view can be pulled beyond its ends.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) {
      if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
      if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
    }
  }
  /// Sets whether scroll views in this view draw beyond their frames.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.clipsScrollViews, !disabled)
  }
  /// Keeps content or indicators of the scroll view in this view away from some of its edges, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(_ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
  }
  /// Keeps content or indicators of the scroll view in this view away from some of its edges; nil is the platform's
  /// default, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      _ContentMarginsModifier(edges: edges, insets: length.map { EdgeInsets($0) }, placement: placement))
  }
  /// Keeps content or indicators of the scroll view in this view `length` points away from its edges.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(_ContentMarginsModifier(edges: .all, insets: EdgeInsets(length), placement: placement))
  }
}
