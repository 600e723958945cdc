import Foundation
import SashGeometry

/// A column of a vertical grid or a row of a horizontal one, in points.
package struct GridTrack: Equatable, Sendable {
  package var start: CGFloat
  package var length: CGFloat
  /// The one of the grid's items that it comes from.
  package var item: Int
  package init(start: CGFloat, length: CGFloat, item: Int) {
    (self.start, self.length, self.item) = (start, length, item)
  }
}

/// What is asked of the tracks of a grid.
package enum GridTrackSize: Equatable, Sendable {
  case fixed(CGFloat)
  case flexible(minimum: CGFloat, maximum: CGFloat)
  case adaptive(minimum: CGFloat, maximum: CGFloat)
}

/// So many tracks fill any screen with lines of a pixel.
private let mostTracks: CGFloat = 4096

extension GridTrackSize {
  /// The same with lengths that can be drawn, none of them below zero.
  fileprivate var drawn: GridTrackSize {
    func length(_ length: CGFloat) -> CGFloat { max(0, length.drawn()) }
    return switch self {
    case .fixed(let fixed): .fixed(length(fixed))
    case .flexible(let minimum, let maximum): .flexible(minimum: length(minimum), maximum: length(maximum))
    case .adaptive(let minimum, let maximum): .adaptive(minimum: length(minimum), maximum: length(maximum))
    }
  }
}

/// Shares a length among the tracks of a grid.
///
/// Fixed ones get what they ask. Of what is left each of the others gets an equal share in turn, within its limits; the
/// share of an adaptive one is filled with as many tracks of its least length as fit.
/// - Source: https://www.objc.io/blog/2020/11/23/grid-layout/
package func gridTracks(_ sizes: [(size: GridTrackSize, spacing: CGFloat)], in length: CGFloat) -> [GridTrack]
{
  let sizes = sizes.map { (size: $0.size.drawn, spacing: $0.spacing.drawn(or: ViewSpacing.defaultLength)) }
  var rest = length - sizes.dropLast().reduce(0) { $0 + $1.spacing }
  var open = 0
  for item in sizes {
    if case .fixed(let fixed) = item.size { rest -= fixed } else { open += 1 }
  }
  var tracks: [GridTrack] = []
  var place: CGFloat = 0
  for (index, item) in sizes.enumerated() {
    switch item.size {
    case .fixed(let fixed):
      tracks.append(GridTrack(start: place, length: fixed, item: index))
      place += fixed
    case .flexible(let minimum, let maximum):
      let share = max(minimum, min(maximum, rest / CGFloat(open)))
      tracks.append(GridTrack(start: place, length: share, item: index))
      place += share
      rest -= share
      open -= 1
    case .adaptive(let minimum, let maximum):
      let share = max(0, rest / CGFloat(open))
      let step = max(minimum + item.spacing, 1e-3)
      let number = min(max(1, ((share + item.spacing) / step).rounded(.down)), mostTracks)
      let each = max(minimum, min(maximum, (share - item.spacing * (number - 1)) / number))
      for _ in 0..<Int(number) {
        tracks.append(GridTrack(start: place, length: each, item: index))
        place += each + item.spacing
      }
      place -= item.spacing
      rest -= share
      open -= 1
    }
    place += item.spacing
  }
  return tracks
}
