import Foundation
import SashCore
import SashFoundation
import UIKit

public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }
/// The button that offers passes to a wallet. There is none, so an app learns from `PKAddPassesViewController` that it cannot be used.
@MainActor @preconcurrency
open class PKAddPassButton: UIButton {
  open var addPassButtonStyle: PKAddPassButtonStyle = .black { didSet { show() } }
  public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 44))
    addPassButtonStyle = style
    show()
  }
  private func show() {
    setTitle("Add to Wallet", for: .normal)
    setTitleColor(.white, for: .normal)
    backgroundColor = .black
    layer.cornerRadius = 8
    layer.borderWidth = addPassButtonStyle == .blackOutline ? 1 : 0
    layer.borderColor = UIColor.white.cgColor
  }
}

public enum PKPaymentMethodType: UInt, Sendable { case unknown, debit, credit, prepaid, store, eMoney }
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }

/// Who pays, or gets what was bought.
open class PKContact: NSObject, @unchecked Sendable {
  open var name: PersonNameComponents?
  open var emailAddress: String?
  public override init() { super.init() }
}

/// With what somebody pays. Nobody does here.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
  open var displayName: String? { nil }
  open var network: PKPaymentNetwork? { nil }
  open var type: PKPaymentMethodType { .unknown }
}
extension PKPaymentToken {
  public var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
}
extension PKPayment {
  public var billingContact: PKContact? { nil }
  public var shippingContact: PKContact? { nil }
  public var shippingMethod: PKShippingMethod? { nil }
}

/// Why a payment does not go through.
public struct PKPaymentError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "PKPaymentErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = PKPaymentError
    case unknownError = -1
    case shippingContactInvalidError = 1
    case billingContactInvalidError, shippingAddressUnserviceableError, couponCodeInvalidError
    case couponCodeExpiredError
  }
  public static var unknownError: Code { .unknownError }
  public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
  public static var billingContactInvalidError: Code { .billingContactInvalidError }
  public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
  public static var couponCodeInvalidError: Code { .couponCodeInvalidError }
  public static var couponCodeExpiredError: Code { .couponCodeExpiredError }
}

/// A payment that comes again and again.
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  open var startDate: Date?
  open var endDate: Date?
  open var intervalUnit = Calendar.Component.month
  open var intervalCount = 1
}
/// A payment of a later day.
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem, @unchecked Sendable {
  open var deferredDate = Date()
}
