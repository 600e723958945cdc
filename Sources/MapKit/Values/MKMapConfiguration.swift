import Foundation
import SashFoundation

/// What kind of map is seen. The tiles decide that here: it is kept and changes no picture.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the user.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// How a map looks. The tiles decide that here: it is kept and changes no picture.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  open var elevationStyle = ElevationStyle.flat
  override init() { super.init() }
}

open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public override init() { super.init() }
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init()
    self.emphasisStyle = emphasisStyle
  }
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }
}

open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public override init() { super.init() }
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// Why something of a map could not be had.
public struct MKError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "MKErrorDomain" }

  public enum Code: UInt, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = MKError
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
  public static var decodingFailed: Code { .decodingFailed }
}
public let MKErrorDomain = MKError.errorDomain
