import Foundation
import SashMessages

/// Says once why nothing is found.
func sayNoSearch() {
  tellOnce(
    "there is no service here that finds places or ways; searches and directions answer with MKError.",
    by: "MapKit")
}

/// Finds places by words. There is no service for it here, so every answer is an error.
///
/// - Missing: a service that knows places.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let address = ResultType(rawValue: 1)
      public static let pointOfInterest = ResultType(rawValue: 2)
      public static let physicalFeature = ResultType(rawValue: 4)
    }
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion(MKMapRect.world)
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var addressFilter: MKAddressFilter?
    open var regionPriority = MKLocalSearchRegionPriority.default
    public override init() { super.init() }
    public init(naturalLanguageQuery: String) {
      super.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      super.init()
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }
    public init(completion: MKLocalSearchCompletion) {
      super.init()
      naturalLanguageQuery = completion.title
    }
  }
  open class Response: NSObject, @unchecked Sendable {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion
    init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
      (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
    }
  }
  public typealias ResultType = Request.ResultType
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  public init(request: Request) {}
  open var isSearching: Bool { false }
  open func cancel() {}
  open func start(completionHandler: @escaping CompletionHandler) {
    sayNoSearch()
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion(nil, MKError(.serverFailure)) }
  }
  open func start() async throws -> Response {
    sayNoSearch()
    throw MKError(.serverFailure)
  }
}

/// One way to complete what is typed.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public let title: String
  public let subtitle: String
  public let titleHighlightRanges: [NSValue] = []
  public let subtitleHighlightRanges: [NSValue] = []
  init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Completes what is typed to the names of places. There is no service for it here: its delegate hears of an error.
///
/// - Missing: a service that knows places.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
    public static let physicalFeature = ResultType(rawValue: 8)
  }
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion(MKMapRect.world)
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var addressFilter: MKAddressFilter?
  open var regionPriority = MKLocalSearchRegionPriority.default
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open func cancel() {}
  public override init() { super.init() }
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      sayNoSearch()
      DispatchQueue.main.async { [self] in
        delegate?.completer(self, didFailWithError: MKError(.serverFailure))
      }
    }
  }
}
