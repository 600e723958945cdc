import Foundation

public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// A part of the surface of Earth.
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}

/// All places at most so far from one, in metres.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    center.distance(to: coordinate) <= radius
  }
}

/// Where a device points. None is ever made here.
open class CLHeading: NSObject, @unchecked Sendable {
  public let magneticHeading: CLLocationDirection
  public let trueHeading: CLLocationDirection
  public let headingAccuracy: CLLocationDirection
  public let timestamp: Date
  init(magneticHeading: Double, trueHeading: Double, headingAccuracy: Double, timestamp: Date) {
    (self.magneticHeading, self.trueHeading) = (magneticHeading, trueHeading)
    (self.headingAccuracy, self.timestamp) = (headingAccuracy, timestamp)
  }
}
