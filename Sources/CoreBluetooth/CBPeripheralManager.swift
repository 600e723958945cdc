import Foundation
import SashFoundation
import SashMessages

public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  public static let read = CBCharacteristicProperties(rawValue: 2)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  public static let write = CBCharacteristicProperties(rawValue: 8)
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = CBAttributePermissions(rawValue: 1)
  public static let writeable = CBAttributePermissions(rawValue: 2)
}
/// A service that this program would offer.
open class CBMutableService: CBService, @unchecked Sendable {
  private var offered: [CBCharacteristic]?
  public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(uuid: UUID) }
  open override var characteristics: [CBCharacteristic]? {
    get { offered }
    set { offered = newValue }
  }
}
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  public let permissions: CBAttributePermissions
  private let offered: CBCharacteristicProperties
  private let data: Data?
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    (offered, data, self.permissions) = (properties, value, permissions)
    super.init(uuid: UUID)
  }
  open override var properties: CBCharacteristicProperties { offered }
  open override var value: Data? { data }
}
/// Offers services to devices nearby. No radio is used here, so nobody sees them.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  open var isAdvertising: Bool { false }
  public override init() { super.init() }
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    tellOnce("no Bluetooth radio is used here; the state is .unsupported.", by: "CoreBluetooth")
    nonisolated(unsafe) let told = delegate
    let manager = self
    (queue ?? .main).async { told?.peripheralManagerDidUpdateState(manager) }
  }
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  open func stopAdvertising() {}
  open func add(_ service: CBMutableService) {}
  open func remove(_ service: CBMutableService) {}
  open func removeAllServices() {}
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
}
open class CBCentral: CBPeer, @unchecked Sendable {
  open var maximumUpdateValueLength: Int { 20 }
}
open class CBATTRequest: NSObject, @unchecked Sendable {
  open var offset: Int { 0 }
  open var value: Data?
}
public struct CBATTError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "CBATTErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = CBATTError
    case success = 0
    case invalidHandle = 1
    case readNotPermitted = 2
    case writeNotPermitted = 3
    case invalidPdu = 4
    case insufficientAuthentication = 5
    case requestNotSupported = 6
    case invalidOffset = 7
    case insufficientAuthorization = 8
    case prepareQueueFull = 9
    case attributeNotFound = 10
    case attributeNotLong = 11
    case insufficientEncryptionKeySize = 12
    case invalidAttributeValueLength = 13
    case unlikelyError = 14
    case insufficientEncryption = 15
    case unsupportedGroupType = 16
    case insufficientResources = 17
  }
  public static var success: Code { .success }
  public static var invalidHandle: Code { .invalidHandle }
  public static var readNotPermitted: Code { .readNotPermitted }
  public static var writeNotPermitted: Code { .writeNotPermitted }
  public static var invalidPdu: Code { .invalidPdu }
  public static var insufficientAuthentication: Code { .insufficientAuthentication }
  public static var requestNotSupported: Code { .requestNotSupported }
  public static var invalidOffset: Code { .invalidOffset }
  public static var insufficientAuthorization: Code { .insufficientAuthorization }
  public static var prepareQueueFull: Code { .prepareQueueFull }
  public static var attributeNotFound: Code { .attributeNotFound }
  public static var attributeNotLong: Code { .attributeNotLong }
  public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
  public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
  public static var unlikelyError: Code { .unlikelyError }
  public static var insufficientEncryption: Code { .insufficientEncryption }
  public static var unsupportedGroupType: Code { .unsupportedGroupType }
  public static var insufficientResources: Code { .insufficientResources }
}
public protocol CBPeripheralManagerDelegate: AnyObject {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
}
extension CBPeripheralManagerDelegate {
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {
  }
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
  ) {}
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
}
