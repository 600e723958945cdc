import Foundation
import SashCore
import SashFoundation
import UIKit

// The store as apps asked it before iOS 15. There is none here: requests fail, and nothing can be bought.

/// What the store could not do.
public struct SKError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "SKErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = SKError
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed
    case cloudServiceRevoked, privacyAcknowledgementRequired, unauthorizedRequestData
  }
  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
}
public let SKErrorDomain = SKError.errorDomain

/// Something to buy.
open class SKProduct: NSObject, @unchecked Sendable {
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
  open var localizedDescription: String { "" }
  open var localizedTitle: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var productIdentifier: String { "" }
  open var isFamilyShareable: Bool { false }
  open var isDownloadable: Bool { false }
  open var subscriptionGroupIdentifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
  public override init() { super.init() }
}

/// How long a subscription runs at a time.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A price for a while.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
  public enum `Type`: UInt, Sendable { case introductory, subscription }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var identifier: String? { nil }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var type: `Type` { .introductory }
}

/// Asks the store for something. It fails.
open class SKRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKRequestDelegate)?
  private var number = 0
  public override init() { super.init() }
  open func start() {
    noStore()
    number += 1
    let number = number
    DispatchQueue.main.async {
      guard number == self.number else { return }
      self.delegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable))
    }
  }
  open func cancel() { number += 1 }
}

public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks for what can be bought.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  public let productIdentifiers: Set<String>
  public init(productIdentifiers: Set<String>) { self.productIdentifiers = productIdentifiers }
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKProductsResponse: NSObject, @unchecked Sendable {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public let receiptProperties: [String: Any]?
  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}

/// What is to be bought.
open class SKPayment: NSObject, @unchecked Sendable {
  open fileprivate(set) var productIdentifier = ""
  open fileprivate(set) var quantity = 1
  open fileprivate(set) var applicationUsername: String?
  open fileprivate(set) var simulatesAskToBuyInSandbox = false
  public override init() { super.init() }
  public convenience init(product: SKProduct) {
    self.init()
    productIdentifier = product.productIdentifier
  }
}
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// What has become of a payment.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  public let payment: SKPayment
  public let transactionState = SKPaymentTransactionState.failed
  public let error: (any Error)? = SKError(.paymentNotAllowed)
  public let transactionDate: Date? = nil
  public let transactionIdentifier: String? = nil
  public let original: SKPaymentTransaction? = nil
  init(_ payment: SKPayment) { self.payment = payment }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}
extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// Payments that wait for the store. Each fails, and its observers hear of that.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  open class func `default`() -> Self { queue as! Self }
  /// No one can pay here.
  open class func canMakePayments() -> Bool { false }
  open private(set) var transactions: [SKPaymentTransaction] = []
  private var observers: [Observer] = []
  private struct Observer { weak var value: (any SKPaymentTransactionObserver)? }

  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(Observer(value: observer)) }
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.value == nil || $0.value === observer }
  }
  open func add(_ payment: SKPayment) {
    noStore()
    DispatchQueue.main.async {
      let transaction = SKPaymentTransaction(payment)
      self.transactions.append(transaction)
      for observer in self.observers {
        observer.value?.paymentQueue(self, updatedTransactions: [transaction])
      }
    }
  }
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
  }
  open func restoreCompletedTransactions() {
    noStore()
    DispatchQueue.main.async {
      for observer in self.observers {
        observer.value?.paymentQueue(
          self, restoreCompletedTransactionsFailedWithError: SKError(.paymentNotAllowed))
      }
    }
  }
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }
}

/// Asks for a review, in the form before iOS 16. Nothing can be reviewed here; says so once.
@MainActor @preconcurrency open class SKStoreReviewController: NSObject {
  open class func requestReview() { noStore() }
  open class func requestReview(in windowScene: UIWindowScene) { noStore() }
}
