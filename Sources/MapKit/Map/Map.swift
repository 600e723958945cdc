import Foundation
import SashCore

/// A map that fingers, the mouse, wheels and touch pads move, with content at its places.
///
/// The ground is drawn of pictures from the source that the environment variable `SASH_MAP_TILES` names; without one it is a net
/// of degrees.
///
/// - Missing: features of the map that can be selected; titles that give way to each other; groups of markers that lie close.
@MainActor @preconcurrency public struct Map<Content: View>: View {
  let setup: @MainActor () -> MapSetup
  init(setup: @escaping @MainActor () -> MapSetup) { self.setup = setup }
  public var body: some View { MapSurface(setup: setup()) }
}

/// Stands in the type of a map for its content.
@MainActor @preconcurrency public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
  public var body: some View { EmptyView() }
}
/// Stands in the type of a map for content that can be selected beside features of the map.
@MainActor @preconcurrency
public struct MapSelectableContentView<SelectionValue: MapSelectable, Content: MapContent>: View {
  public var body: some View { EmptyView() }
}

/// The parts that the maps of today have in common.
private struct MapParts {
  var bounds: MapCameraBounds?
  var modes: MapInteractionModes
  var scope: Namespace.ID?

  @MainActor func setup(
    position: Binding<MapCameraPosition>, selection: SelectionBinding? = nil, content: some MapContent
  ) -> MapSetup {
    var setup = setup(initial: position.wrappedValue, selection: selection, content: content)
    setup.isInitial = false
    setup.write = { _, _ in
      if !position.wrappedValue.positionedByUser { position.wrappedValue = .byUser }
      return nil
    }
    return setup
  }
  @MainActor func setup(
    initial position: MapCameraPosition, selection: SelectionBinding? = nil, content: some MapContent
  ) -> MapSetup {
    let items = _MapContentList.items(of: content)
    let rect = items.reduce(MKMapRect.null) { $0.union($1.rect) }
    return MapSetup(
      aim: position.mapAim(content: rect), isInitial: true, items: items, modes: modes, bounds: bounds,
      selection: selection, scope: scope)
  }
}

extension Map {
  /// - Parameter position: What is seen; it changes when the user moves the map.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    let (parts, content) = (MapParts(bounds: bounds, modes: interactionModes, scope: scope), content())
    self.init { parts.setup(position: position, content: content) }
  }
  /// - Parameter selection: The tag of what a tap has selected.
  public init<SelectionValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectionValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectionValue, C> {
    let (parts, content) = (MapParts(bounds: bounds, modes: interactionModes, scope: scope), content())
    self.init { parts.setup(position: position, selection: SelectionBinding(selection), content: content) }
  }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope) {
      EmptyMapContent()
    }
  }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {
    self.init(
      position: position, bounds: bounds, interactionModes: interactionModes, selection: selection,
      scope: scope
    ) { EmptyMapContent() }
  }

  /// - Parameter initialPosition: What is seen until the user moves the map.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    let (parts, content) = (MapParts(bounds: bounds, modes: interactionModes, scope: scope), content())
    self.init { parts.setup(initial: initialPosition, content: content) }
  }
  public init<SelectionValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectionValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectionValue, C> {
    let (parts, content) = (MapParts(bounds: bounds, modes: interactionModes, scope: scope), content())
    self.init {
      parts.setup(initial: initialPosition, selection: SelectionBinding(selection), content: content)
    }
  }
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope
    ) {
      EmptyMapContent()
    }
  }
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {
    self.init(
      initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes,
      selection: selection,
      scope: scope
    ) { EmptyMapContent() }
  }

  /// A map of its content.
  public init<C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, scope: scope,
      content: content)
  }
  public init<SelectionValue: Hashable, C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectionValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectionValue, C> {
    self.init(
      initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, selection: selection,
      scope: scope, content: content)
  }
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, scope: scope)
  }
  public init(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<MapFeature, EmptyMapContent> {
    self.init(
      initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, selection: selection,
      scope: scope)
  }
}
