import Foundation

/// What a monitor waits for.
public protocol CLCondition: Sendable {}

/// Watches whether somebody is at places. Where the device is, nobody knows here: each condition stays unknown.
///
/// - Missing: places; a condition is kept and told, its events never come.
public actor CLMonitor {
  /// A circle on the ground.
  public struct CircularGeographicCondition: CLCondition {
    public var center: CLLocationCoordinate2D
    public var radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }
  }
  /// Beacons with one number, or all of one group of numbers.
  public struct BeaconIdentityCondition: CLCondition {
    public var uuid: UUID
    public var major: UInt16?
    public var minor: UInt16?
    public init(uuid: UUID) { self.uuid = uuid }
    public init(uuid: UUID, major: UInt16) { (self.uuid, self.major) = (uuid, major) }
    public init(uuid: UUID, major: UInt16, minor: UInt16) {
      (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
  }
  /// How a condition stands.
  public struct Event: Sendable {
    public enum State: Int, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
    public let identifier: String
    public let refinement: (any CLCondition)?
    public let state: State
    public let date: Date
    public var authorizationDenied: Bool { true }
    public var authorizationDeniedGlobally: Bool { true }
    public var authorizationRestricted: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var accuracyLimited: Bool { false }
    public var conditionUnsupported: Bool { true }
    public var conditionLimitExceeded: Bool { false }
    public var persistenceUnavailable: Bool { false }
    public var serviceSessionRequired: Bool { false }
    public var authorizationRequestInProgress: Bool { false }
  }
  /// The changes, as they come.
  public struct Events: AsyncSequence, Sendable {
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Event? {
        sayNobodyKnows()
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        return nil
      }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
  /// A condition and how it last stood.
  public struct Record: Sendable {
    public let condition: any CLCondition
    public let lastEvent: Event
  }

  public let name: String
  private var records: [String: Record] = [:]
  public init(_ name: String) async { self.name = name }
  public var events: Events { Events() }
  public var identifiers: [String] { records.keys.sorted() }
  public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown) {
    records[identifier] = Record(
      condition: condition,
      lastEvent: Event(identifier: identifier, refinement: nil, state: state, date: Date()))
  }
  public func remove(_ identifier: String) { records[identifier] = nil }
  public func record(for identifier: String) -> Record? { records[identifier] }
}
