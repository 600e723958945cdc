import Foundation
import SashLayout

/// How a lazy container lays out its lines: a stack has one view in each, a grid as many as it has tracks.
struct LazyArrangement {
  var axis: Axis
  /// Points between lines; nil takes what neighbours prefer.
  var spacing: CGFloat?
  /// Where a view stands in its track, and in its line.
  var alignment: Alignment
  var pinned: PinnedScrollableViews = []
  /// How much at the start of a pinned header leaves what is seen before the header stays, in points.
  var pinLead: CGFloat = 0
  /// What is asked of the tracks; nil is a stack.
  var tracks: [(size: GridTrackSize, spacing: CGFloat, alignment: Alignment?)]?

  init(
    axis: Axis, spacing: CGFloat?, alignment: Alignment, pinned: PinnedScrollableViews = [],
    pinLead: CGFloat = 0,
    tracks: [(size: GridTrackSize, spacing: CGFloat, alignment: Alignment?)]? = nil
  ) {
    // No line could be found in lines without end.
    self.spacing = spacing.flatMap { $0.isNaN ? nil : $0.drawn() }
    (self.axis, self.alignment, self.pinned, self.pinLead) = (axis, alignment, pinned, pinLead)
    self.tracks = tracks
  }

  /// The tracks for a breadth, in points.
  func tracks(in breadth: CGFloat) -> [GridTrack] {
    guard let tracks, !tracks.isEmpty else { return [GridTrack(start: 0, length: breadth, item: -1)] }
    return gridTracks(tracks.map { ($0.size, $0.spacing) }, in: breadth)
  }
  /// How far it reaches across its axis if it is offered `breadth`.
  func breadth(_ offered: CGFloat?, widest: CGFloat) -> CGFloat {
    guard tracks != nil else { return offered ?? widest }
    if offered == .infinity, tracks!.contains(where: { $0.size.isEndless }) { return .infinity }
    let offered = offered == .infinity ? 1e6 : offered ?? 0
    return tracks(in: offered).last.map { $0.start + $0.length } ?? 0
  }
  func alignment(_ track: GridTrack) -> Alignment {
    guard let tracks, tracks.indices.contains(track.item) else { return alignment }
    return tracks[track.item].alignment ?? alignment
  }
}

extension LazyArrangement {
  /// Where a view stands in a track, across the axis; along it it stands at zero.
  func place(_ engine: LayoutEngine, in track: GridTrack) -> Placement {
    var offer = ProposedViewSize.unspecified
    offer[axis.other] = track.length
    let size = engine.sizeThatFits(offer)
    let alignment = alignment(track)
    let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    var whole = size
    whole[axis.other] = track.length
    let guide = key.defaultValue(
      in: ViewDimensions(engine: LeafEngine.greedy, size: whole, proposal: offer))
    var origin = CGPoint.zero
    origin[axis.other] =
      track.start + guide - ViewDimensions(engine: engine, size: size, proposal: offer)[key]
    return Placement(origin: origin, size: size, proposal: offer)
  }
}

extension Alignment {
  /// How far along an axis the guide lies in a view, 0…1.
  func fraction(_ axis: Axis) -> CGFloat {
    let key = axis == .horizontal ? horizontal.key : vertical.key
    return key.defaultValue(
      in: ViewDimensions(engine: LeafEngine.greedy, size: CGSize(width: 1, height: 1), proposal: .zero))
  }
}

extension GridTrackSize {
  /// True if it takes whatever is offered.
  var isEndless: Bool {
    switch self {
    case .fixed: false
    case .flexible(_, let maximum): maximum == .infinity
    case .adaptive: true
    }
  }
}

extension LazyArrangement: Equatable {
  static func == (a: LazyArrangement, b: LazyArrangement) -> Bool {
    a.axis == b.axis && a.spacing == b.spacing && a.alignment == b.alignment && a.pinned == b.pinned
      && a.pinLead == b.pinLead
      && a.tracks?.count == b.tracks?.count
      && zip(a.tracks ?? [], b.tracks ?? []).allSatisfy {
        $0.size == $1.size && $0.spacing == $1.spacing && $0.alignment == $1.alignment
      }
  }
}
