import Foundation
import SashCore

extension Annotation {
  /// A view at a place, and where what is said of it when it is chosen stands beside it. Nothing is said of places
  /// here.
  ///
  /// - Parameters:
  ///   - anchor: Which point of the view stands at the place.
  ///   - accessoryAnchor: At which point of the view more is said.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(coordinate: coordinate, anchor: anchor, content: content, label: label) }
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint, @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(titleKey, coordinate: coordinate, anchor: anchor, content: content) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint,
    @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(title, coordinate: coordinate, anchor: anchor, content: content) }
  /// A view at the place of an item, with its name.
  public init(
    item: MKMapItem, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(item.name ?? "", coordinate: item.placemark.coordinate, anchor: anchor, content: content)
  }
}
