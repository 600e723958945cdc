import Foundation
import SashMessages
import UIKit

extension MKMapItem {
  /// Shows places in the browser; the handler hears whether there was anything to show.
  public class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(openMaps(with: mapItems, launchOptions: launchOptions)) }
  /// Shows places in the browser; says whether there was anything to show.
  public class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?
  ) async -> Bool { openMaps(with: mapItems, launchOptions: launchOptions) }
  public func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler completion: ((Bool) -> Void)?
  ) { completion?(openInMaps(launchOptions: launchOptions)) }
}

extension MKDirections.Request {
  /// Whether an address is one that the system opens programs of directions with.
  public class func isDirectionsRequest(_ url: URL) -> Bool {
    url.isFileURL && url.pathExtension == "directionsrequest"
  }
  /// What such a file asks for; nothing, as these are read by Apple's programs only.
  public convenience init(contentsOf url: URL) {
    self.init()
    tellOnce("files of directions are not read.", by: "MapKit")
  }
}

/// Divides a rectangle by a line that lies so far from one of its edges: what lies between both, and the rest.
public func MKMapRectDivide(
  _ rect: MKMapRect, _ slice: UnsafeMutablePointer<MKMapRect>, _ remainder: UnsafeMutablePointer<MKMapRect>,
  _ amount: Double, _ edge: CGRectEdge
) {
  func part(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
  }
  let (x, y, w, h) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  let across = min(max(amount, 0), edge == .minXEdge || edge == .maxXEdge ? w : h)
  switch edge {
  case .minXEdge:
    (slice.pointee, remainder.pointee) = (part(x, y, across, h), part(x + across, y, w - across, h))
  case .maxXEdge:
    (slice.pointee, remainder.pointee) = (part(x + w - across, y, across, h), part(x, y, w - across, h))
  case .minYEdge:
    (slice.pointee, remainder.pointee) = (part(x, y, w, across), part(x, y + across, w, h - across))
  case .maxYEdge:
    (slice.pointee, remainder.pointee) = (part(x, y + h - across, w, across), part(x, y, w, h - across))
  }
}

extension MKMapCamera {
  /// A camera above an item, high enough to see what lies around it in a view of a size.
  public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
    self.init(
      lookingAtCenter: mapItem.placemark.coordinate, fromDistance: 1000, pitch: allowPitch ? 45 : 0,
      heading: 0)
  }
}
