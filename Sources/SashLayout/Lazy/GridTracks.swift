import Foundation

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

/// Shares a length among the tracks of a grid.
///
/// Fixed ones get what they ask. Of what is left each of the others gets an equal share in turn, within its limits; the
/// share of an adaptive one is filled with as many tracks of its least length as fit.
/// - Source: https://www.objc.io/blog/2020/11/23/grid-layout/
package func gridTracks(_ sizes: [(size: GridTrackSize, spacing: CGFloat)], in length: CGFloat) -> [GridTrack]
{
  var rest = length - sizes.dropLast().reduce(0) { $0 + $1.spacing }
  var open = 0
  for item in sizes {
    if case .fixed(let fixed) = item.size { rest -= max(0, fixed) } else { open += 1 }
  }
  var tracks: [GridTrack] = []
  var place: CGFloat = 0
  for (index, item) in sizes.enumerated() {
    switch item.size {
    case .fixed(let fixed):
      tracks.append(GridTrack(start: place, length: max(0, fixed), item: index))
      place += max(0, fixed)
    case .flexible(let minimum, let maximum):
      let share = max(minimum, min(maximum, rest / CGFloat(open)))
      tracks.append(GridTrack(start: place, length: share, item: index))
      place += share
      rest -= share
      open -= 1
    case .adaptive(let minimum, let maximum):
      let share = max(0, rest / CGFloat(open))
      let least = max(minimum, 1e-3)
      let number = max(1, ((share + item.spacing) / (least + item.spacing)).rounded(.down))
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
