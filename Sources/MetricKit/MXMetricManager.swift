import Foundation
import SashMessages

/// What the system has measured of a day.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// What the system has found out of crashes and hangs.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
public protocol MXMetricManagerSubscriber: AnyObject {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
/// Hands measurements of the system to an app. This system measures none, and says so once.
///
/// - Missing: measurements; subscribers hear nothing.
open class MXMetricManager: NSObject, @unchecked Sendable {
  public static let shared = MXMetricManager()
  open var pastPayloads: [MXMetricPayload] { [] }
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  open func add(_ subscriber: any MXMetricManagerSubscriber) {
    tellOnce("this system measures no apps; subscribers hear nothing.", by: "MetricKit")
  }
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
