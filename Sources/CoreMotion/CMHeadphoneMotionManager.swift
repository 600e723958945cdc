import Foundation
import SashMessages

/// From where turns are counted.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = Self(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}
/// In microteslas.
public struct CMMagneticField: Sendable {
  public var x, y, z: Double
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  case uncalibrated = -1
  case low, medium, high
}
public struct CMCalibratedMagneticField: Sendable {
  public var field = CMMagneticField()
  public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated
  public init() {}
}
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  open var magneticField: CMMagneticField { CMMagneticField() }
}
extension CMDeviceMotion {
  public enum SensorLocation: Int, Sendable { case `default`, headphoneLeft, headphoneRight }
  public var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
  /// In degrees from the frame's x axis; negative where it is not known.
  public var heading: Double { -1 }
  public var sensorLocation: SensorLocation { .default }
}

extension CMMotionManager {
  public class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  public var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  public var isMagnetometerActive: Bool { false }
  public var magnetometerData: CMMagnetometerData? { nil }
  public func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { sayNothingMoves() }
  public func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { startDeviceMotionUpdates(to: queue, withHandler: handler) }
  public func startMagnetometerUpdates() { sayNothingMoves() }
  public func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMagnetometerData?, (any Error)?) -> Void
  ) {
    sayNothingMoves()
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, notAvailable) }
  }
  public func stopMagnetometerUpdates() {}
}

/// Tells how a head moves that wears headphones. None are known here: nothing is available.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var isConnectionStatusActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  open func startDeviceMotionUpdates() { sayNothingMoves() }
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {
    sayNothingMoves()
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, notAvailable) }
  }
  open func stopDeviceMotionUpdates() {}
  open func startConnectionStatusUpdates() { sayNothingMoves() }
  open func stopConnectionStatusUpdates() {}
}
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}
extension CMHeadphoneMotionManagerDelegate {
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}

public enum CMPedometerEventType: Int, Sendable { case pause, resume }
/// That somebody has stopped, or goes on.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  public let date: Date
  public let type: CMPedometerEventType
  init(date: Date, type: CMPedometerEventType) { (self.date, self.type) = (date, type) }
}
extension CMPedometer {
  public class func isCadenceAvailable() -> Bool { false }
  public class func isPedometerEventTrackingAvailable() -> Bool { false }
  public func startEventUpdates(handler: @escaping (CMPedometerEvent?, (any Error)?) -> Void) {
    sayNothingMoves()
    nonisolated(unsafe) let handler = handler
    DispatchQueue.global().async { handler(nil, notAvailable) }
  }
  public func stopEventUpdates() {}
}
extension CMPedometerData {
  public var floorsAscended: NSNumber? { nil }
  public var floorsDescended: NSNumber? { nil }
  /// In seconds a metre.
  public var currentPace: NSNumber? { nil }
  /// In steps a second.
  public var currentCadence: NSNumber? { nil }
  public var averageActivePace: NSNumber? { nil }
}
