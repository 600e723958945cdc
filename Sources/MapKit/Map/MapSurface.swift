import Foundation
import SashControls
import SashCore

/// All that a map on the screen is made of.
struct MapSetup {
  var aim: MapAim
  /// Whether what is asked for counts only until the user moves the map.
  var isInitial = false
  var items: [MapItem] = []
  var modes = MapInteractionModes.all
  var bounds: MapCameraBounds?
  var selection: SelectionBinding?
  var scope: Namespace.ID?
  /// Whether it lies below bars too, which then cover a part of it.
  var goesBelowBars = true
  var write: ((MapViewport, MapRoom) -> MapAim?)?
  /// For views of UIKit, which tell of the map themselves.
  var model: MapModel?
  var changed: ((Bool) -> Void)?
  var tapped: (() -> Void)?
}

/// Draws a map and follows the hands on it.
struct MapSurface: View {
  let setup: MapSetup
  var tiles = MapTiles.shared
  @State private var own = MapModel()
  @Environment(\.map) private var surroundings
  @Environment(\.layoutDirection) private var direction
  private var model: MapModel { setup.model ?? own }

  var body: some View {
    GeometryReader { proxy in
      let room = room(proxy)
      let goal = goal(in: room)
      stage(room, goal.viewport)
        .frame(width: room.size.width, height: room.size.height)
        .clipped()
        .offset(x: -covered(proxy).leading, y: -covered(proxy).top)
        .overlay(alignment: .topLeading) {
          MapFurniture(model: model, surroundings: surroundings, tiles: tiles)
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .onChange(of: Settled(aim: goal.aim, goal: goal.viewport, room: room), initial: true) {
          connect(proxy, room)
          model.settle(goal.aim, goal: goal.viewport, in: room)
        }
    }
  }

  private struct Settled: Equatable {
    let aim: MapAim
    let goal: MapViewport
    let room: MapRoom
  }

  private func stage(_ room: MapRoom, _ viewport: MapViewport) -> some View {
    MapStage(
      viewport: viewport, room: room, items: setup.items, selection: setup.selection, tapped: setup.tapped,
      model: model, tiles: tiles
    )
    .modifier(MapGestures(model: model, modes: setup.modes))
  }

  /// What covers the edges, at the left whichever way one reads.
  private func covered(_ proxy: GeometryProxy) -> EdgeInsets {
    guard setup.goesBelowBars else { return EdgeInsets() }
    let insets = proxy.safeAreaInsets
    return direction == .leftToRight
      ? insets
      : EdgeInsets(top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }
  private func room(_ proxy: GeometryProxy) -> MapRoom {
    let covered = covered(proxy)
    return MapRoom(
      size: CGSize(
        width: proxy.size.width + covered.leading + covered.trailing,
        height: proxy.size.height + covered.top + covered.bottom), covered: covered)
  }
  private func goal(in room: MapRoom) -> (aim: MapAim, viewport: MapViewport) {
    let aim = setup.isInitial && model.moved != nil ? .user : setup.aim
    model.centers = setup.bounds?.centers
    let place = (model.moved ?? model.seen)?.center ?? aim.viewport(in: room).center
    model.scales = setup.bounds?.scales(at: place.coordinate, in: room)
    return (aim, model.viewport(for: aim, in: room))
  }
  /// Has those who want to know of the map know of it.
  private func connect(_ proxy: GeometryProxy, _ room: MapRoom) {
    let (model, handlers, setup) = (model, surroundings.handlers, setup)
    model.write = setup.write
    model.geometry = proxy
    model.changed = { [weak model] isEnd in
      setup.changed?(isEnd)
      guard let model, let seen = model.seen, !handlers.isEmpty else { return }
      for handler in handlers where isEnd ? !handler.frequency.isContinuous : handler.frequency.isContinuous {
        handler.action(seen.context(in: model.room))
      }
    }
    surroundings.reader?.model = model
    if let scope = setup.scope { MapScopes.shared.set(model, for: scope) }
  }
}

/// What stands above a map and does not move: its controls, and whose map it is.
private struct MapFurniture: View {
  let model: MapModel
  let surroundings: MapSurroundings
  let tiles: MapTiles

  var body: some View {
    ZStack {
      if surroundings.controlVisibility != .hidden {
        VStack(alignment: .trailing, spacing: 8) {
          if let controls = surroundings.controls { controls } else { MapCompass() }
        }
        .environment(\.mapModel, model)
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
      }
      if let attribution = tiles.template?.attribution {
        Text(verbatim: attribution).font(.system(size: 9)).foregroundStyle(.secondary)
          .padding(.horizontal, 4).padding(.vertical, 1)
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 3))
          .padding(4)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
          .allowsHitTesting(false)
      }
    }
  }
}
