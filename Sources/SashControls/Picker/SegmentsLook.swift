import Foundation
import SashCore

/// What segmented controls look like where it is not as usual; `UISegmentedControl` says it.
package struct SegmentsLook: Equatable, Sendable {
  package var ground: Color?
  /// Behind the chosen segment.
  package var chosenGround: Color?
  package var title = BarLook.TextLook()
  /// Of the chosen segment; what is nil is as in `title`.
  package var chosenTitle = BarLook.TextLook()
  /// Pictures behind segments, behind the chosen one, and between them.
  package var picture: Image?
  package var chosenPicture: Image?
  package var divider: Image?
  /// Widths that were set, in points, by the segments' places; the others share what is left.
  package var widths: [Int: CGFloat] = [:]
  /// Whether segments share the width as their contents need it.
  package var isByContent = false
  /// The places of segments that cannot be chosen.
  package var disabled: Set<Int> = []
  package init() {}

  /// Of those that are made later.
  @MainActor package static var ofAll = SegmentsLook()
}

/// What the dots of pages look like where it is not as usual; `UIPageControl` says it.
package struct PageDotsLook: Equatable, Sendable {
  package var current: Color?
  package var others: Color?
  package init() {}

  /// Of those that are made later.
  @MainActor package static var ofAll = PageDotsLook()
}

private struct SegmentsLookKey: EnvironmentKey { static var defaultValue: SegmentsLook? { nil } }

extension EnvironmentValues {
  /// The look of segmented controls in a part of the views; nil is that of all.
  package var segmentsLook: SegmentsLook? {
    get { self[SegmentsLookKey.self] }
    set { self[SegmentsLookKey.self] = newValue }
  }
}
