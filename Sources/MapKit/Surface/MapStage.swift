import Foundation
import SashControls
import SashCore
import SashLayout

/// A map at one moment: its ground, what lies on it, and the balloons and views that are in sight.
struct MapStage: View, Animatable {
  var viewport: MapViewport
  let room: MapRoom
  let items: [MapItem]
  let selection: SelectionBinding?
  /// Told of taps on the ground.
  let tapped: (() -> Void)?
  let model: MapModel
  let tiles: MapTiles
  @Environment(\.layoutDirection) private var direction

  nonisolated var animatableData: MapViewport.AnimatableData {
    get { viewport.animatableData }
    set { viewport.animatableData = newValue }
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      MapGround(viewport: viewport, room: room, tiles: tiles)
        .simultaneousGesture(
          TapGesture().onEnded {
            if selection?.isEmpty == false { selection?.clear() }
            tapped?()
          }, including: selection?.isEmpty == false || tapped != nil ? .all : .subviews)
      if items.contains(where: { $0.isOverlay }) {
        MapOverlayCanvas(viewport: viewport, room: room, items: items)
      }
      MapPlaces {
        ForEach(inSight) { item in
          shown(item.item).environment(\.layoutDirection, direction)
            .zIndex(selection?.isSelected(item.item) == true ? 1 : 0)
            .layoutValue(key: MapPlaceKey.self, value: item.place)
        }
      }
      .environment(\.layoutDirection, .leftToRight)
    }
    .onChange(of: viewport, initial: true) { model.show(viewport) }
  }

  private struct Placed: Identifiable {
    let item: MapItem
    let place: MapPlace
    var id: AnyHashable { item.id }
  }

  /// What stands in the room or so near that it reaches in, those farther up first.
  private var inSight: [Placed] {
    let area = CGRect(origin: .zero, size: room.size).insetBy(dx: -150, dy: -150)
    var list: [Placed] = []
    for item in items {
      let (point, anchor): (MKMapPoint, UnitPoint)
      switch item.form {
      case .marker(let place, _): (point, anchor) = (place, .bottom)
      case .annotation(let place, let own, _, _): (point, anchor) = (place, own)
      case .overlay, .tiles, .drawn: continue
      }
      let place = viewport.place(of: point, in: room)
      guard area.contains(place) else { continue }
      list.append(Placed(item: item, place: MapPlace(point: place, anchor: anchor)))
    }
    if list.count > 1 { list.sort { $0.place.point.y < $1.place.point.y } }
    return list
  }

  @ViewBuilder private func shown(_ item: MapItem) -> some View {
    let isSelected = selection?.isSelected(item) == true
    let showsTitle = item.look.titles != .hidden
    Group {
      switch item.form {
      case .marker(_, let face):
        MapBalloon(
          face: face, tint: item.look.tint ?? AnyShapeStyle(Color.red), isSelected: isSelected,
          showsTitle: showsTitle)
      case .annotation(_, _, let title, let content):
        content().overlay(alignment: .bottom) {
          if showsTitle, let title {
            MapTitle(title: title).alignmentGuide(.bottom) { $0[.top] - 2 }
          }
        }
      case .overlay, .tiles, .drawn: EmptyView()
      }
    }
    .gesture(
      TapGesture().onEnded { selection?.select(item) },
      including: selection?.canSelect(item) == true ? .all : .subviews)
  }
}

extension MapItem {
  var isOverlay: Bool {
    switch form {
    case .overlay, .tiles, .drawn: true
    case .marker, .annotation: false
    }
  }
}

/// Where a view stands on a map: in points of the room, and which of its points is there.
struct MapPlace: Equatable {
  var point: CGPoint
  var anchor: UnitPoint
}
private struct MapPlaceKey: LayoutValueKey {
  static var defaultValue: MapPlace { MapPlace(point: .zero, anchor: .center) }
}

/// Places views at points of a map, in the size that they like best.
private struct MapPlaces: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      let place = view[MapPlaceKey.self]
      view.place(
        at: CGPoint(x: bounds.minX + place.point.x, y: bounds.minY + place.point.y), anchor: place.anchor,
        proposal: .unspecified)
    }
  }
}
