import Foundation
import SashMessages

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// Beacons of one kind. There is no radio that hears them: none is found.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let uuid: UUID
  public let major: NSNumber?
  public let minor: NSNumber?
  open var notifyEntryStateOnDisplay = false
  private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?, _ identifier: String)
  {
    self.uuid = uuid
    self.major = major.map { NSNumber(value: $0) }
    self.minor = minor.map { NSNumber(value: $0) }
    super.init(identifier: identifier)
  }
  public convenience init(uuid: UUID, identifier: String) { self.init(uuid, nil, nil, identifier) }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid, major, nil, identifier)
  }
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(uuid, major, minor, identifier)
  }
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) { self.init(proximityUUID, major, minor, identifier) }
  open var beaconIdentityConstraint: CLBeaconIdentityConstraint { CLBeaconIdentityConstraint(uuid: uuid) }
}
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public init(uuid: UUID) { self.uuid = uuid }
  public init(uuid: UUID, major: CLBeaconMajorValue) { self.uuid = uuid }
  public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.uuid = uuid }
}
/// A beacon that was heard. None is ever made here.
open class CLBeacon: NSObject, @unchecked Sendable {
  open var uuid: UUID { UUID() }
  open var major: NSNumber { 0 }
  open var minor: NSNumber { 0 }
  open var proximity: CLProximity { .unknown }
  open var accuracy: CLLocationAccuracy { -1 }
  open var rssi: Int { 0 }
}
extension CLLocationManager {
  /// Beacons are not heard here, so none is ever found.
  public func startRangingBeacons(in region: CLBeaconRegion) { tellNoBeacons() }
  public func stopRangingBeacons(in region: CLBeaconRegion) {}
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { tellNoBeacons() }
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}
private func tellNoBeacons() { tellOnce("beacons are not heard on this system.", by: "CoreLocation") }
