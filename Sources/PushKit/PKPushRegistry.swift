import Foundation
import SashMessages

public struct PKPushType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}
open class PKPushCredentials: NSObject, @unchecked Sendable {
  public let type: PKPushType
  public let token: Data
  init(type: PKPushType, token: Data) { (self.type, self.token) = (type, token) }
}
open class PKPushPayload: NSObject, @unchecked Sendable {
  public let type: PKPushType
  public let dictionaryPayload: [AnyHashable: Any]
  init(type: PKPushType, payload: [AnyHashable: Any]) { (self.type, dictionaryPayload) = (type, payload) }
}
/// Registers for pushes. None are sent to this system, and it says so once.
open class PKPushRegistry: NSObject, @unchecked Sendable {
  open weak var delegate: (any PKPushRegistryDelegate)?
  open var desiredPushTypes: Set<PKPushType>? {
    didSet { tellOnce("no pushes are sent to this system.", by: "PushKit") }
  }
  public init(queue: DispatchQueue?) {}
  open func pushToken(for type: PKPushType) -> Data? { nil }
}
public protocol PKPushRegistryDelegate: AnyObject {
  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void)
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}
extension PKPushRegistryDelegate {
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void
  ) { completion() }
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
