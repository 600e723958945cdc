import Foundation
import SashFoundation

/// What stands at a place: a country, a town, a street.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  public let region: CLRegion?
  public let timeZone: TimeZone?
  public let name: String?
  public let thoroughfare: String?
  public let subThoroughfare: String?
  public let locality: String?
  public let subLocality: String?
  public let administrativeArea: String?
  public let subAdministrativeArea: String?
  public let postalCode: String?
  public let isoCountryCode: String?
  public let country: String?
  public let inlandWater: String?
  public let ocean: String?
  public let areasOfInterest: [String]?

  /// - Parameter address: By the keys of the address book: `Street`, `City`, `State`, `ZIP`, `Country`…
  package init(at coordinate: CLLocationCoordinate2D, address: [String: Any]) {
    func text(_ key: String) -> String? { address[key] as? String }
    location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    (region, timeZone, name) = (nil, nil, text("Name"))
    (thoroughfare, subThoroughfare) = (text("Street") ?? text("Thoroughfare"), text("SubThoroughfare"))
    (locality, subLocality) = (text("City"), text("SubLocality"))
    (administrativeArea, subAdministrativeArea) = (text("State"), text("SubAdministrativeArea"))
    (postalCode, isoCountryCode, country) = (text("ZIP"), text("CountryCode"), text("Country"))
    (inlandWater, ocean, areasOfInterest) = (nil, nil, nil)
  }
  public init(placemark: CLPlacemark) {
    (location, region, timeZone, name) = (
      placemark.location, placemark.region, placemark.timeZone, placemark.name
    )
    (thoroughfare, subThoroughfare) = (placemark.thoroughfare, placemark.subThoroughfare)
    (locality, subLocality) = (placemark.locality, placemark.subLocality)
    (administrativeArea, subAdministrativeArea) = (
      placemark.administrativeArea, placemark.subAdministrativeArea
    )
    (postalCode, isoCountryCode, country) = (
      placemark.postalCode, placemark.isoCountryCode, placemark.country
    )
    (inlandWater, ocean, areasOfInterest) = (
      placemark.inlandWater, placemark.ocean, placemark.areasOfInterest
    )
  }
}

/// Finds places by address, and addresses by place. There is no service for it here, so every answer is the error of a device
/// without a network.
///
/// - Missing: a service that knows places.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var isGeocoding: Bool { false }
  open func cancelGeocode() {}

  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(nil, CLError(.network)) }
  }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark]
  {
    throw CLError(.network)
  }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
}

/// Why a place is not known.
public struct CLError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "kCLErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = CLError
    case locationUnknown = 0
    case denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
    case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
    case geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation
    case deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingUnavailable,
      rangingFailure
    case promptDeclined
  }
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
  public static var deferredFailed: Code { .deferredFailed }
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  public static var deferredCanceled: Code { .deferredCanceled }
  public static var rangingUnavailable: Code { .rangingUnavailable }
  public static var rangingFailure: Code { .rangingFailure }
  public static var promptDeclined: Code { .promptDeclined }
}
