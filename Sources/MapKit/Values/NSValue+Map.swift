import CoreLocation
import Foundation

// Places and spans in objects, as launch options and animations take them.
extension NSValue {
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(point: CGPoint(x: coordinate.latitude, y: coordinate.longitude))
  }
  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
    self.init(size: CGSize(width: span.latitudeDelta, height: span.longitudeDelta))
  }
  /// The place that the value was made of.
  public var mkCoordinateValue: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: pointValue.x, longitude: pointValue.y)
  }
  /// The span that the value was made of.
  public var mkCoordinateSpanValue: MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: sizeValue.width, longitudeDelta: sizeValue.height)
  }
}
