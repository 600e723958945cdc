import Foundation
import SashMessages

public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }

/// The name of a service or of a value: 16, 32 or 128 bits.
open class CBUUID: NSObject, @unchecked Sendable {
  public let uuidString: String
  public init(string theString: String) { uuidString = theString.uppercased() }
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
  open var data: Data {
    let hex = uuidString.replacingOccurrences(of: "-", with: "")
    let bytes = stride(from: 0, to: hex.count - 1, by: 2).compactMap { start -> UInt8? in
      let from = hex.index(hex.startIndex, offsetBy: start)
      return UInt8(hex[from..<hex.index(from, offsetBy: 2)], radix: 16)
    }
    return Data(bytes)
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  open override var hash: Int { uuidString.hashValue }
}

open class CBManager: NSObject, @unchecked Sendable {
  /// Unsupported, as on a device without the radio.
  open var state: CBManagerState { .unsupported }
  open class var authorization: CBManagerAuthorization { .allowedAlways }
  open var authorization: CBManagerAuthorization { .allowedAlways }
}

/// Looks for devices nearby. No radio is used here, so there are none.
///
/// - Missing: the radio (BlueZ).
open class CBCentralManager: CBManager, @unchecked Sendable {
  open weak var delegate: (any CBCentralManagerDelegate)?
  open var isScanning: Bool { false }
  public override init() { super.init() }
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil)
  {
    self.delegate = delegate
    super.init()
    tellOnce("no Bluetooth radio is used here; the state is .unsupported.", by: "CoreBluetooth")
    nonisolated(unsafe) let (manager, told) = (self, delegate)
    (queue ?? .main).async { told?.centralManagerDidUpdateState(manager) }
  }
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}
public protocol CBCentralManagerDelegate: AnyObject {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}
extension CBCentralManagerDelegate {
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) {}
}

open class CBPeer: NSObject, @unchecked Sendable {
  public let identifier: UUID
  init(identifier: UUID) { self.identifier = identifier }
}
/// A device nearby. There is none here.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  open func readRSSI() {}
}
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
open class CBAttribute: NSObject, @unchecked Sendable {
  public let uuid: CBUUID
  init(uuid: CBUUID) { self.uuid = uuid }
}
open class CBService: CBAttribute, @unchecked Sendable {
  open var characteristics: [CBCharacteristic]? {
    get { nil }
    set {}
  }
  open var isPrimary: Bool { true }
}
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  open var properties: CBCharacteristicProperties { [] }
  open var service: CBService? { nil }
  open var value: Data? { nil }
  open var isNotifying: Bool { false }
}
public protocol CBPeripheralDelegate: AnyObject {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
}
extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
}
