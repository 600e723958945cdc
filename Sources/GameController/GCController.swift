import Foundation
import SashMessages

extension Notification.Name {
  public static let GCControllerDidConnect = Notification.Name("GCControllerDidConnectNotification")
  public static let GCControllerDidDisconnect = Notification.Name("GCControllerDidDisconnectNotification")
  public static let GCKeyboardDidConnect = Notification.Name("GCKeyboardDidConnectNotification")
}
/// Controllers of games. None is looked for.
///
/// - Missing: controllers.
open class GCController: NSObject, @unchecked Sendable {
  open class func controllers() -> [GCController] {
    tellOnce("controllers of games are not looked for.", by: "GameController")
    return []
  }
  open class var current: GCController? { nil }
  open class func startWirelessControllerDiscovery(completionHandler: (@Sendable () -> Void)? = nil) {
    completionHandler?()
  }
  open class func stopWirelessControllerDiscovery() {}
  open var vendorName: String? { nil }
  open var extendedGamepad: GCExtendedGamepad? { nil }
}
open class GCControllerElement: NSObject, @unchecked Sendable {}
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
  open var isPressed: Bool { false }
  open var value: Float { 0 }
  open var pressedChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
  open var valueChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
}
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
  open var value: Float { 0 }
}
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
  public let xAxis = GCControllerAxisInput()
  public let yAxis = GCControllerAxisInput()
  public let up = GCControllerButtonInput()
  public let down = GCControllerButtonInput()
  public let left = GCControllerButtonInput()
  public let right = GCControllerButtonInput()
  open var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
}
open class GCExtendedGamepad: NSObject, @unchecked Sendable {
  public let dpad = GCControllerDirectionPad()
  public let leftThumbstick = GCControllerDirectionPad()
  public let rightThumbstick = GCControllerDirectionPad()
  public let buttonA = GCControllerButtonInput()
  public let buttonB = GCControllerButtonInput()
  public let buttonX = GCControllerButtonInput()
  public let buttonY = GCControllerButtonInput()
  public let buttonMenu = GCControllerButtonInput()
  public let leftShoulder = GCControllerButtonInput()
  public let rightShoulder = GCControllerButtonInput()
  public let leftTrigger = GCControllerButtonInput()
  public let rightTrigger = GCControllerButtonInput()
}
open class GCKeyboard: NSObject, @unchecked Sendable {
  open class var coalesced: GCKeyboard? { nil }
}
