import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// The thin bars that show the place of a scroll view while it changes.
///
/// - Source: facts on metrics: 3 points wide, 3 from the edge and from the ends, at least 36 long; wider while a pointer is at
///   one, as on iPadOS
struct ScrollIndicatorRule: Rule {
  let identities: (DisplayIdentity, DisplayIdentity)
  let metrics: Attribute<ScrollMetrics>
  let area: Attribute<CGRect>
  let position: Attribute<ScrollOffset>
  let strength: Attribute<Double>
  let shows: Attribute<Bool>
  let environment: EnvironmentInput
  let margins: Attribute<EdgeInsets>
  /// The bars that a pointer is at, or that are held.
  let widened: Attribute<Axis.Set>

  private static let width: CGFloat = 3
  private static let wideWidth: CGFloat = 7
  private static let distance: CGFloat = 3
  private static let leastLength: CGFloat = 36
  /// The least length while it is pressed together by content beyond an end.
  private static let pressedLength: CGFloat = 8

  func compute() -> [PlacedItem] {
    let strength = strength.value
    guard strength > 0, shows.value else { return [] }
    let metrics = metrics.value
    return Axis.allCases.compactMap { axis in
      let visibility =
        axis == .vertical
        ? environment[\.verticalScrollIndicatorVisibility]
        : environment[\.horizontalScrollIndicatorVisibility]
      if visibility == .hidden || visibility == .never { return nil }
      let isWide = widened.value.contains(Axis.Set(axis))
      let width = isWide ? ScrollIndicatorRule.wideWidth : ScrollIndicatorRule.width
      guard
        let bar = ScrollIndicatorRule.bar(
          axis, metrics, area.value, margins.value, metrics.effective(position.value)[axis], width: width)
      else { return nil }
      return item(axis, bar.frame, strength, isWide)
    }
  }

  /// Where the bar of an axis is now, for those who take hold of it; nil where there is none.
  func current(_ axis: Axis) -> ScrollBar? {
    guard shows.untrackedValue else { return nil }
    let environment = environment.attribute.untrackedValue
    let visibility =
      axis == .vertical
      ? environment.verticalScrollIndicatorVisibility : environment.horizontalScrollIndicatorVisibility
    if visibility == .hidden || visibility == .never { return nil }
    let metrics = metrics.untrackedValue
    return ScrollIndicatorRule.bar(
      axis, metrics, area.untrackedValue, margins.untrackedValue,
      metrics.effective(position.untrackedValue)[axis], width: ScrollIndicatorRule.wideWidth)
  }

  private static func bar(
    _ axis: Axis, _ metrics: ScrollMetrics, _ area: CGRect, _ margins: EdgeInsets, _ offset: CGFloat,
    width: CGFloat
  ) -> ScrollBar? {
    let range = metrics.range(axis)
    guard range.upperBound > 0 else { return nil }
    let insets = metrics.insets
    let isRightToLeft = metrics.direction == .rightToLeft
    let start = axis == .vertical ? max(insets.top, margins.top) : max(insets.leading, margins.leading)
    let end = axis == .vertical ? max(insets.bottom, margins.bottom) : max(insets.trailing, margins.trailing)
    let track = area.size[axis] - start - end - 2 * ScrollIndicatorRule.distance
    guard track > 0 else { return nil }
    let share = area.size[axis] / (metrics.content[axis] + metrics.inset(axis))
    let inside = min(max(offset, 0), range.upperBound)
    let full = min(track, max(ScrollIndicatorRule.leastLength, track * share))
    let length = max(min(full, ScrollIndicatorRule.pressedLength), full - abs(offset - inside))
    let beyond = offset > inside ? full - length : 0
    var place = start + ScrollIndicatorRule.distance + (track - full) * inside / range.upperBound + beyond
    if axis == .horizontal, isRightToLeft { place = area.width - place - length }

    var frame = CGRect.zero
    frame.origin[axis] = area.origin[axis] + place
    frame.size[axis] = length
    frame.size[axis.other] = width
    let side = ScrollIndicatorRule.distance
    if axis == .vertical {
      frame.origin.x =
        isRightToLeft
        ? area.minX + side + margins.trailing
        : area.maxX - side - width - margins.trailing
    } else {
      frame.origin.y = area.maxY - side - width - margins.bottom
    }
    return ScrollBar(frame: frame, slack: track - full)
  }

  private func item(_ axis: Axis, _ frame: CGRect, _ strength: Double, _ isWide: Bool) -> PlacedItem {
    let level: Float = environment[\.colorScheme] == .dark ? 1 : 0
    let color = ColorComponents(
      red: level, green: level, blue: level,
      opacity: Float(strength) * (level == 1 ? 0.5 : 0.35) * (isWide ? 1.4 : 1))
    let path = Path(
      roundedRect: frame, cornerRadius: min(frame.width, frame.height) / 2, style: .circular)
    return PlacedItem(
      offset: .zero,
      item: DisplayItem(
        identity: axis == .vertical ? identities.0 : identities.1,
        content: .shape(ShapeContent(path: path, paint: .color(color)))))
  }
}
