import CoreLocation
import Foundation

/// A place with a name.
open class EKStructuredLocation: NSObject, @unchecked Sendable {
  open var title: String?
  open var geoLocation: CLLocation?
  /// In metres.
  open var radius: Double = 0
  public override init() { super.init() }
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}
