import StoreKit
import SwiftUI

final class OlderShop: NSObject, ObservableObject, SKProductsRequestDelegate,
  SKPaymentTransactionObserver
{
  @Published var products: [SKProduct] = []
  @Published var log: [String] = []
  private var request: SKProductsRequest?

  func start() {
    SKPaymentQueue.default().add(self)
    let request = SKProductsRequest(productIdentifiers: ["kiosk.coin", "kiosk.puzzles", "nothing"])
    request.delegate = self
    request.start()
    self.request = request
  }

  func stop() { SKPaymentQueue.default().remove(self) }

  func buy(_ product: SKProduct) {
    guard SKPaymentQueue.canMakePayments() else { return }
    let payment = SKMutablePayment(product: product)
    payment.quantity = 1
    SKPaymentQueue.default().add(payment)
  }

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    DispatchQueue.main.async {
      self.products = response.products
      self.log.append("unknown: \(response.invalidProductIdentifiers.joined())")
    }
  }

  func request(_ request: SKRequest, didFailWithError error: Error) {
    log.append(error.localizedDescription)
  }

  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
  ) {
    for transaction in transactions {
      switch transaction.transactionState {
      case .purchased:
        log.append("purchased \(transaction.payment.productIdentifier)")
        queue.finishTransaction(transaction)
      case .failed:
        if (transaction.error as? SKError)?.code == .paymentCancelled { log.append("cancelled") }
        queue.finishTransaction(transaction)
      case .restored:
        log.append("restored \(transaction.payment.productIdentifier)")
        queue.finishTransaction(transaction)
      case .deferred, .purchasing: break
      @unknown default: break
      }
    }
  }

  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
    log.append("all restored")
  }
}

struct OlderScreen: View {
  @StateObject private var shop = OlderShop()

  var body: some View {
    List {
      ForEach(shop.products, id: \.productIdentifier) { product in
        Button("Buy \(product.localizedTitle) for \(price(of: product))") { shop.buy(product) }
      }
      Button("Restore") { SKPaymentQueue.default().restoreCompletedTransactions() }
      ForEach(shop.log, id: \.self) { Text($0) }
    }
    .onAppear { shop.start() }
    .onDisappear { shop.stop() }
  }

  private func price(of product: SKProduct) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.locale = product.priceLocale
    return formatter.string(from: product.price) ?? ""
  }
}
