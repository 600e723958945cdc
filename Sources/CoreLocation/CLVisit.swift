import Foundation

/// A stay at a place. Nobody knows where this machine is, so none is ever reported.
open class CLVisit: NSObject, @unchecked Sendable {
  /// `Date.distantPast` where it is not known.
  public let arrivalDate: Date
  /// `Date.distantFuture` while it lasts.
  public let departureDate: Date
  public let coordinate: CLLocationCoordinate2D
  /// In metres.
  public let horizontalAccuracy: CLLocationAccuracy
  init(
    arrivalDate: Date, departureDate: Date, coordinate: CLLocationCoordinate2D,
    horizontalAccuracy: CLLocationAccuracy
  ) {
    (self.arrivalDate, self.departureDate) = (arrivalDate, departureDate)
    (self.coordinate, self.horizontalAccuracy) = (coordinate, horizontalAccuracy)
  }
}

/// Where a place has come from.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  public let isSimulatedBySoftware: Bool
  public let isProducedByAccessory: Bool
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
}
extension CLLocation {
  /// Nil: places that an app makes have no source.
  public var sourceInformation: CLLocationSourceInformation? { nil }
}

/// Lets an app hear of places while it is not seen, as long as it is kept. Nobody knows where this machine is.
public final class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
  /// Says once that nothing is known.
  public override init() {
    super.init()
    sayNobodyKnows()
  }
  public func invalidate() {}
}

/// One of the parts of a heading, in microteslas.
public typealias CLHeadingComponentValue = Double
