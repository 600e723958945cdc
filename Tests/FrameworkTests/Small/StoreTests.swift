import Foundation
import Sash
import StoreKit
import SwiftUI
import Testing

@MainActor @Suite("A store that is absent")
struct AbsentStoreTests {
  private final class Shopper: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    var news: [String] = []
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      news.append("products")
    }
    func request(_ request: SKRequest, didFailWithError error: any Error) {
      news.append("failed \((error as? SKError)?.code == .storeProductNotAvailable)")
    }
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
      for transaction in transactions {
        news.append("\(transaction.payment.productIdentifier) \(transaction.transactionState)")
        queue.finishTransaction(transaction)
      }
    }
    func paymentQueue(
      _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) { news.append("not restored") }
  }

  @Test("Requests of the first store fail, payments fail, and who watches hears of it")
  func original() async throws {
    let shopper = Shopper()
    let request = SKProductsRequest(productIdentifiers: ["a"])
    request.delegate = shopper
    request.start()
    let cancelled = SKProductsRequest(productIdentifiers: ["b"])
    cancelled.delegate = shopper
    cancelled.start()
    cancelled.cancel()
    SKPaymentQueue.default().add(shopper)
    defer { SKPaymentQueue.default().remove(shopper) }
    let payment = SKMutablePayment()
    payment.productIdentifier = "pro"
    SKPaymentQueue.default().add(payment)
    SKPaymentQueue.default().restoreCompletedTransactions()
    for _ in 0..<100 where shopper.news.count < 3 { try await Task.sleep(for: .milliseconds(5)) }
    #expect(shopper.news == ["failed true", "pro failed", "not restored"])
    #expect(SKPaymentQueue.default().transactions.isEmpty && !SKPaymentQueue.canMakePayments())
  }

  @Test("Views of the store say that there is none; tasks end with nothing; sheets of it fail")
  func views() async throws {
    struct Root: View {
      @State private var asks = false
      @State private var news = "nothing"
      @State private var found = "?"
      var body: some View {
        VStack {
          SubscriptionStoreView(groupID: "x") { Text("our plans") }
          Text(news)
          Text(found)
          Button("refund") { asks = true }
        }
        .refundRequestSheet(for: 1, isPresented: $asks) { result in
          if case .failure(.failed) = result { news = "no refund" }
        }
        .storeProductsTask(for: ["a"]) { state in
          if case .success(let products, let absent) = state { found = "\(products.count) \(absent)" }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Root() }
    #expect(host.shows("Store Unavailable") && host.shows("our plans"))
    host.tap("refund")
    #expect(host.shows("no refund"))
    for _ in 0..<100 where !host.shows("0 [\"a\"]") {
      try await Task.sleep(for: .milliseconds(5))
      host.advance(by: 0.01)
    }
    #expect(host.shows("0 [\"a\"]"))
  }
}
