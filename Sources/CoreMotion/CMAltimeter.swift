import Foundation

/// How high the device is above where it was.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// In metres.
  open var relativeAltitude: NSNumber { 0 }
  /// In kilopascals.
  open var pressure: NSNumber { 0 }
}

/// Tells how high the device is. No machine here has a sensor for it: handlers hear of that error.
open class CMAltimeter: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) {
    sayNothingMoves()
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, notAvailable) }
  }
  open func stopRelativeAltitudeUpdates() {}
}
