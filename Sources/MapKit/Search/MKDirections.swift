import Foundation

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way from one place to another.
open class MKRoute: NSObject, @unchecked Sendable {
  open class Step: NSObject, @unchecked Sendable {
    public let instructions: String
    public let notice: String? = nil
    public let polyline: MKPolyline
    /// In metres.
    public let distance: CLLocationDistance
    public let transportType: MKDirectionsTransportType
    init(
      _ instructions: String, _ polyline: MKPolyline, _ distance: Double, _ type: MKDirectionsTransportType
    ) {
      (self.instructions, self.polyline, self.distance, transportType) = (
        instructions, polyline, distance, type
      )
    }
  }
  public let name: String
  public let advisoryNotices: [String] = []
  /// In metres.
  public let distance: CLLocationDistance
  public let expectedTravelTime: TimeInterval
  public let transportType: MKDirectionsTransportType
  public let polyline: MKPolyline
  public let steps: [Step]
  /// Whether it leads over highways, and over roads that cost a toll; nobody knows that here.
  public let hasHighways = false
  public let hasTolls = false
  init(
    name: String, distance: Double, time: Double, type: MKDirectionsTransportType, polyline: MKPolyline,
    steps: [Step]
  ) {
    (self.name, self.distance, expectedTravelTime, transportType) = (name, distance, time, type)
    (self.polyline, self.steps) = (polyline, steps)
  }
}

/// Finds the way from one place to another. There is no service for it here, so every answer is an error.
///
/// - Missing: a service that knows roads.
open class MKDirections: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    open var tollPreference = RoutePreference.any
    open var highwayPreference = RoutePreference.any
    public override init() { super.init() }
  }
  open class Response: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let routes: [MKRoute]
    init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      (self.source, self.destination, self.routes) = (source, destination, routes)
    }
  }
  /// Whether ways of a kind may be taken.
  public enum RoutePreference: Int, Sendable { case any, avoid }
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void
  open class ETAResponse: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let transportType: MKDirectionsTransportType
    public let expectedDepartureDate: Date
    /// In seconds.
    public let expectedTravelTime: TimeInterval
    /// In metres.
    public let distance: CLLocationDistance
    public var expectedArrivalDate: Date { expectedDepartureDate.addingTimeInterval(expectedTravelTime) }
    init(
      from source: MKMapItem, to destination: MKMapItem, by type: MKDirectionsTransportType, departing: Date,
      time: Double, distance: Double
    ) {
      (self.source, self.destination, transportType) = (source, destination, type)
      (expectedDepartureDate, expectedTravelTime, self.distance) = (departing, time, distance)
    }
  }
  public init(request: Request) {}
  open var isCalculating: Bool { false }
  open func cancel() {}
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    sayNoSearch()
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion(nil, MKError(.directionsNotFound)) }
  }
  open func calculate() async throws -> Response {
    sayNoSearch()
    throw MKError(.directionsNotFound)
  }
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    sayNoSearch()
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion(nil, MKError(.directionsNotFound)) }
  }
  open func calculateETA() async throws -> ETAResponse {
    sayNoSearch()
    throw MKError(.directionsNotFound)
  }
}
