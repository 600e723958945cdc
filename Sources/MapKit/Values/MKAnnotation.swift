import Foundation

/// Something at a place of a map.
///
/// - Missing: in Apple's headers titles are optional requirements, so reading one through the protocol gives an optional of an optional;
///   here it gives an optional.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// What the annotations of MapKit have in common.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
  var place = CLLocationCoordinate2D() { didSet { AnnotationChanges.tell(self) } }
  open var coordinate: CLLocationCoordinate2D { place }
  open var title: String? { didSet { AnnotationChanges.tell(self) } }
  open var subtitle: String? { didSet { AnnotationChanges.tell(self) } }
  public override init() { super.init() }
}

/// Something at one place.
open class MKPointAnnotation: MKShape, @unchecked Sendable {
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
  public override init() { super.init() }
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// Where the user is. Nobody knows that here.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  open internal(set) var location: CLLocation?
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var title: String?
  open var subtitle: String?
}

/// Annotations that lie too close to be shown one by one.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  public let memberAnnotations: [any MKAnnotation]
  open var title: String?
  open var subtitle: String?
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = memberAnnotations.first?.title ?? nil
    subtitle = memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1)" : nil
  }
  /// The middle of what is in it.
  open var coordinate: CLLocationCoordinate2D {
    MKMapRect(around: memberAnnotations.map { MKMapPoint($0.coordinate) }).center.coordinate
  }
}

/// Tells maps of annotations whose place or title has been set.
enum AnnotationChanges {
  static let name = Notification.Name("SashMapAnnotationChanged")
  static func tell(_ annotation: MKShape) { NotificationCenter.default.post(name: name, object: annotation) }
}
