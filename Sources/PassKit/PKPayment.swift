import Foundation
import SashCore
import UIKit

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  public static let amex = PKPaymentNetwork("AmEx")
  public static let discover = PKPaymentNetwork("Discover")
  public static let JCB = PKPaymentNetwork("JCB")
  public static let maestro = PKPaymentNetwork("Maestro")
  public static let masterCard = PKPaymentNetwork("MasterCard")
  public static let privateLabel = PKPaymentNetwork("PrivateLabel")
  public static let visa = PKPaymentNetwork("Visa")
  public static let vPay = PKPaymentNetwork("VPay")
}
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  public static let capability3DS = threeDSecure
  public static let emv = PKMerchantCapability(rawValue: 2)
  public static let credit = PKMerchantCapability(rawValue: 4)
  public static let debit = PKMerchantCapability(rawValue: 8)
}
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    (self.label, self.amount, self.type) = (label, amount, type)
  }
}
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  open var identifier: String?
  open var detail: String?
}
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let postalAddress = PKContactField(rawValue: "post")
  public static let emailAddress = PKContactField(rawValue: "email")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let name = PKContactField(rawValue: "name")
  public static let phoneticName = PKContactField(rawValue: "phoneticName")
}
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  open var merchantIdentifier = ""
  open var countryCode = ""
  open var currencyCode = ""
  open var supportedNetworks: [PKPaymentNetwork] = []
  open var merchantCapabilities: PKMerchantCapability = []
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  open var shippingMethods: [PKShippingMethod]?
  open var requiredBillingContactFields: Set<PKContactField> = []
  open var requiredShippingContactFields: Set<PKContactField> = []
  open var applicationData: Data?
}
open class PKPaymentToken: NSObject, @unchecked Sendable {
  open var transactionIdentifier: String { "" }
  open var paymentData: Data { Data() }
}
open class PKPayment: NSObject, @unchecked Sendable {
  public let token = PKPaymentToken()
}
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors ?? [])
  }
}
/// The sheet of Apple Pay, which cannot be shown: payments cannot be made.
@MainActor @preconcurrency
open class PKPaymentAuthorizationViewController: UIViewController {
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
  public init?(paymentRequest request: PKPaymentRequest) {
    noWallet()
    return nil
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}
extension PKPaymentAuthorizationViewControllerDelegate {
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  public init(paymentRequest request: PKPaymentRequest) {}
  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  open func present(completion: ((Bool) -> Void)? = nil) {
    noWallet()
    completion?(false)
  }
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}
extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}

public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent,
    support
  case contribute, tip, `continue`
}
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }
/// The button of Apple Pay, as UIKit has it.
@MainActor @preconcurrency
open class PKPaymentButton: UIButton {
  open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }
  public convenience init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    self.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    let light = style == .white || style == .whiteOutline
    setTitle(type == .plain ? "Pay" : "\(type)".capitalized + " with Pay", for: .normal)
    setTitleColor(light ? .black : .white, for: .normal)
    backgroundColor = light ? .white : .black
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
  }
}
