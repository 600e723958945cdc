import Foundation
import SashMessages
import UIKit

/// A place with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(at: coordinate, address: [:])
  }
  /// - Parameter addressDictionary: By the keys of the address book: `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode`, `Name`.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    super.init(at: coordinate, address: addressDictionary ?? [:])
  }
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }
  open var countryCode: String? { isoCountryCode }
  /// The name, else the address in one line.
  open var title: String? {
    name ?? [thoroughfare, locality, administrativeArea, country].compactMap { $0 }.joined(separator: ", ")
  }
  open var subtitle: String? { nil }
}

/// A place that an app of maps can show.
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  open private(set) var isCurrentLocation = false
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }
  /// The place where the user is, which nobody knows here.
  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    item.isCurrentLocation = true
    return item
  }

  /// Shows the place in the browser, by OpenStreetMap; with directions asked for, the way to it.
  ///
  /// - Returns: Whether there is such a place.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    MKMapItem.openMaps(with: [self], launchOptions: launchOptions)
  }
  /// Shows the last of some places in the browser; with two and directions asked for, the way between them.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    guard let url = url(showing: mapItems, launchOptions: launchOptions) else {
      tellOnce("a map item without a known place cannot be opened.", by: "MapKit")
      return false
    }
    BrowserOpening.open(url)
    return true
  }
  /// - Parameter scene: The one that asks.
  open func openInMaps(launchOptions: [String: Any]? = nil, from scene: UIScene?) async -> Bool {
    MKMapItem.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// The page of OpenStreetMap that shows places; nil without a place.
  static func url(showing items: [MKMapItem], launchOptions: [String: Any]?) -> URL? {
    let places = items.map(\.placemark.coordinate).filter(CLLocationCoordinate2DIsValid)
    guard let last = places.last else { return nil }
    var parts = URLComponents(string: "https://www.openstreetmap.org/")!
    if let mode = launchOptions?[MKLaunchOptionsDirectionsModeKey] as? String {
      let engine = mode == MKLaunchOptionsDirectionsModeWalking ? "fossgis_osrm_foot" : "fossgis_osrm_car"
      let from = places.count > 1 ? "\(places[0].latitude),\(places[0].longitude)" : ""
      parts.path = "/directions"
      parts.queryItems = [
        URLQueryItem(name: "engine", value: engine),
        URLQueryItem(name: "route", value: "\(from);\(last.latitude),\(last.longitude)"),
      ]
    } else {
      parts.queryItems = [
        URLQueryItem(name: "mlat", value: "\(last.latitude)"),
        URLQueryItem(name: "mlon", value: "\(last.longitude)"),
      ]
      parts.fragment = "map=16/\(last.latitude)/\(last.longitude)"
    }
    return parts.url
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
