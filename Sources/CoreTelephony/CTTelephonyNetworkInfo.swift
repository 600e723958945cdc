import Foundation
import SashMessages

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

extension Notification.Name {
  public static let CTServiceRadioAccessTechnologyDidChange = Notification.Name(
    "CTServiceRadioAccessTechnologyDidChangeNotification")
}

/// Who runs the cellular network that a device is in.
open class CTCarrier: NSObject, @unchecked Sendable {
  open var carrierName: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var allowsVOIP: Bool { true }
}

/// The cellular network. There is none here, as on a tablet without a card.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  public override init() {
    super.init()
    tellOnce("there is no cellular network on this system.", by: "CoreTelephony")
  }
  open var dataServiceIdentifier: String? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var currentRadioAccessTechnology: String? { nil }
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}
public protocol CTTelephonyNetworkInfoDelegate: AnyObject {
  func dataServiceIdentifierDidChange(_ identifier: String)
}
extension CTTelephonyNetworkInfoDelegate {
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown, restricted, notRestricted
}
open class CTCellularData: NSObject, @unchecked Sendable {
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
}
