import Foundation
import SashControls
import SashCore

/// Whether a map follows the user. Nobody knows here where that is.
@available(iOS, deprecated: 100000.0, message: "Use MapCameraPosition instead.")
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow, followWithHeading }

/// What stands at a place of a map that shows a region.
@MainActor @preconcurrency public protocol MapAnnotationProtocol {
  /// What it is on a map.
  @MainActor @preconcurrency func _mapItem(id: AnyHashable) -> _MapAnnotationItem
}
/// An annotation as the map keeps it.
public struct _MapAnnotationItem { var item: MapItem? }

/// A balloon.
@available(
  iOS, deprecated: 100000.0,
  message: "Use Marker along with Map initializers that take a MapContentBuilder instead."
)
@MainActor @preconcurrency public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }
  public func _mapItem(id: AnyHashable) -> _MapAnnotationItem {
    _MapAnnotationItem(
      item: MapItem(
        id: id, form: .marker(MKMapPoint(coordinate), MarkerFace()),
        look: MapLook(tint: tint.map { AnyShapeStyle($0) })))
  }
}

/// A pin.
@available(
  iOS, deprecated: 100000.0,
  message: "Use Marker or Annotation along with Map initializers that take a MapContentBuilder instead."
)
@MainActor @preconcurrency public struct MapPin: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (self.coordinate, self.tint) = (coordinate, tint)
  }
  public func _mapItem(id: AnyHashable) -> _MapAnnotationItem {
    let tint = tint ?? .red
    return _MapAnnotationItem(
      item: MapItem(
        id: id,
        form: .annotation(
          MKMapPoint(coordinate), anchor: .bottom, title: nil, content: { AnyView(MapPinShape(tint: tint)) }),
        look: MapLook()))
  }
}

/// A needle with a head.
struct MapPinShape: View {
  let tint: Color
  var body: some View {
    ZStack(alignment: .top) {
      Capsule().fill(Color(white: 0.55)).frame(width: 2, height: 34)
      Circle().fill(tint).frame(width: 16, height: 16)
        .overlay(alignment: .topLeading) {
          Circle().fill(.white.opacity(0.55)).frame(width: 5, height: 5).offset(x: 3, y: 3)
        }
    }
    .frame(width: 16, height: 34)
  }
}

/// A view at a place.
@available(
  iOS, deprecated: 100000.0,
  message: "Use Annotation along with Map initializers that take a MapContentBuilder instead."
)
@MainActor @preconcurrency public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchorPoint: CGPoint
  private let content: Content
  /// - Parameter anchorPoint: Which point of the view stands at the place, in parts of its size.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    (self.coordinate, self.anchorPoint) = (coordinate, anchorPoint)
    self.content = content()
  }
  public func _mapItem(id: AnyHashable) -> _MapAnnotationItem {
    let content = content
    return _MapAnnotationItem(
      item: MapItem(
        id: id,
        form: .annotation(
          MKMapPoint(coordinate), anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y), title: nil,
          content: { AnyView(content) }), look: MapLook()))
  }
}

/// Stands in the type of a map for content that it has none of.
@MainActor @preconcurrency public struct _DefaultMapContent: View {
  public var body: some View { EmptyView() }
}
/// Stands in the type of a map for its annotations.
@MainActor @preconcurrency public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View
where Items.Element: Identifiable {
  public var body: some View { EmptyView() }
}

private struct RegionParts {
  var modes: MapInteractionModes
  var showsUser: Bool

  @MainActor func setup(_ region: Binding<MKCoordinateRegion>, _ items: [MapItem] = []) -> MapSetup {
    if showsUser { sayNobodyKnows() }
    return MapSetup(aim: .region(region.wrappedValue), items: items, modes: modes, goesBelowBars: false) {
      let new = $0.region(in: $1)
      region.wrappedValue = new
      return .region(new)
    }
  }
  @MainActor func setup(_ rect: Binding<MKMapRect>, _ items: [MapItem] = []) -> MapSetup {
    if showsUser { sayNobodyKnows() }
    return MapSetup(aim: .rect(rect.wrappedValue), items: items, modes: modes, goesBelowBars: false) {
      let new = $0.visibleRect(in: $1)
      rect.wrappedValue = new
      return .rect(new)
    }
  }
  @MainActor static func items<Items: RandomAccessCollection>(
    _ elements: Items, _ content: (Items.Element) -> some MapAnnotationProtocol
  ) -> [MapItem] where Items.Element: Identifiable {
    elements.compactMap { content($0)._mapItem(id: AnyHashable($0.id)).item }
      .filter { $0.rect.minX.isFinite && $0.rect.minY.isFinite }
  }
}

extension Map {
  /// A map of a region, which is written to when the user moves the map.
  @available(
    iOS, deprecated: 100000.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    let parts = RegionParts(modes: interactionModes, showsUser: showsUserLocation)
    self.init { parts.setup(coordinateRegion) }
  }
  /// A map of a rectangle, which is written to when the user moves the map.
  @available(
    iOS, deprecated: 100000.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    let parts = RegionParts(modes: interactionModes, showsUser: showsUserLocation)
    self.init { parts.setup(mapRect) }
  }
  /// A map of a region with an annotation for each item.
  @available(
    iOS, deprecated: 100000.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    let parts = RegionParts(modes: interactionModes, showsUser: showsUserLocation)
    self.init { parts.setup(coordinateRegion, RegionParts.items(annotationItems, annotationContent)) }
  }
  /// A map of a rectangle with an annotation for each item.
  @available(
    iOS, deprecated: 100000.0, message: "Use Map initializers that take a MapContentBuilder instead."
  )
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    let parts = RegionParts(modes: interactionModes, showsUser: showsUserLocation)
    self.init { parts.setup(mapRect, RegionParts.items(annotationItems, annotationContent)) }
  }
}
