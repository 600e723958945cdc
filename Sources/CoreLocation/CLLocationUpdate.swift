import Foundation

/// Where the device is, as a sequence tells it. Nobody knows it here.
public struct CLLocationUpdate: Sendable {
  /// What the device is used for.
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  /// nil: it is not known.
  public var location: CLLocation? { nil }
  public var stationary: Bool { false }
  public var isStationary: Bool { false }
  public var authorizationDenied: Bool { true }
  public var authorizationDeniedGlobally: Bool { true }
  public var authorizationRestricted: Bool { false }
  public var authorizationRequestInProgress: Bool { false }
  public var accuracyLimited: Bool { false }
  public var insufficientlyInUse: Bool { false }
  public var locationUnavailable: Bool { true }
  public var serviceSessionRequired: Bool { false }

  /// Says once that nothing is known, and waits.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    public struct Iterator: AsyncIteratorProtocol {
      var isTold = false
      public mutating func next() async throws -> CLLocationUpdate? {
        if !isTold {
          isTold = true
          sayNobodyKnows()
          return CLLocationUpdate()
        }
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        return nil
      }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}

/// Asks for leave to know where the device is, as long as it is kept. Nobody knows it here.
public class CLServiceSession: NSObject, @unchecked Sendable {
  public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
  public init(authorization: AuthorizationRequirement) { sayNobodyKnows() }
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) { sayNobodyKnows() }
  public func invalidate() {}
}
