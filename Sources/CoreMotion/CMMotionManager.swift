import Foundation
import SashMessages

public struct CMAcceleration: Sendable {
  /// In parts of the gravity of Earth.
  public var x, y, z: Double
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMRotationRate: Sendable {
  /// In radians a second.
  public var x, y, z: Double
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// Why nothing is known of motion.
public let CMErrorDomain = "CMErrorDomain"
public let CMErrorNotAvailable: Int32 = 109
var notAvailable: NSError { NSError(domain: CMErrorDomain, code: Int(CMErrorNotAvailable)) }

func sayNothingMoves() {
  tellOnce("this machine has no sensors of motion; nothing is available.", by: "CoreMotion")
}

open class CMLogItem: NSObject, @unchecked Sendable {
  public let timestamp: TimeInterval
  init(timestamp: TimeInterval) { self.timestamp = timestamp }
}
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  open var acceleration: CMAcceleration { CMAcceleration() }
}
open class CMGyroData: CMLogItem, @unchecked Sendable {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}
open class CMAttitude: NSObject, @unchecked Sendable {
  /// In radians.
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }
  open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
  open func multiply(byInverseOf attitude: CMAttitude) {}
}
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  public let attitude = CMAttitude()
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// Tells how the device moves. No machine here has sensors for it: nothing is available, and handlers hear of that error.
open class CMMotionManager: NSObject, @unchecked Sendable {
  public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
  public override init() { super.init() }
  /// Seconds from one value to the next.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  open var isAccelerometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isGyroActive: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }
  open func startAccelerometerUpdates() { sayNothingMoves() }
  open func startGyroUpdates() { sayNothingMoves() }
  open func startDeviceMotionUpdates() { sayNothingMoves() }
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) { fail(queue) { handler(nil, $0) } }
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) { fail(queue) { handler(nil, $0) } }
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) { fail(queue) { handler(nil, $0) } }
  open func stopAccelerometerUpdates() {}
  open func stopGyroUpdates() {}
  open func stopDeviceMotionUpdates() {}
  private func fail(_ queue: OperationQueue, _ tell: @escaping (any Error) -> Void) {
    sayNothingMoves()
    nonisolated(unsafe) let tell = tell
    queue.addOperation { tell(notAvailable) }
  }
}

/// Counts steps. Nothing here does.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) { fail(handler) }
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {
    fail(handler)
  }
  open func stopUpdates() {}
  private func fail(_ handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {
    sayNothingMoves()
    nonisolated(unsafe) let handler = handler
    DispatchQueue.global().async { handler(nil, notAvailable) }
  }
}
open class CMPedometerData: NSObject, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date
  public let numberOfSteps: NSNumber
  public let distance: NSNumber? = nil
  init(start: Date, end: Date, steps: Int) {
    (startDate, endDate, numberOfSteps) = (start, end, NSNumber(value: steps))
  }
}

/// Tells whether somebody walks, runs or drives. Nothing here knows.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) {
    sayNothingMoves()
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, notAvailable) }
  }
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) {
    sayNothingMoves()
  }
  open func stopActivityUpdates() {}
}
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: timestamp) }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
}
