public import Foundation
import VirtualTime

/// The purchases that the app has not finished, by the older interface.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()

  /// A listener, as long as it is there.
  private struct Observer {
    weak var object: (any SKPaymentTransactionObserver)?
  }

  private var observers: [Observer] = []
  /// Asked while something is bought.
  open weak var delegate: (any SKPaymentQueueDelegate)?
  /// The purchases that are not finished.
  open private(set) var transactions: [SKPaymentTransaction] = []

  private override init() {
    super.init()
    Store.shared.listen { SKPaymentQueue.queue.take($0) }
  }

  /// The app's queue.
  open class func `default`() -> SKPaymentQueue { queue }

  /// Whether the person may buy: they may.
  open class func canMakePayments() -> Bool { true }

  /// The country of the store.
  open var storefront: SKStorefront? {
    SKStorefront(Store.shared.read { $0.settings.storefront })
  }

  /// Those who are told of purchases.
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    observers.compactMap(\.object)
  }

  /// Has someone told of purchases, at first of those that are not finished.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    guard !transactionObservers.contains(where: { $0 === observer }) else { return }
    observers.append(Observer(object: observer))
    let known = Set(transactions.compactMap(\.recordID))
    let open = Store.shared.read { $0.unfinished.filter { !known.contains($0.id) } }
    transactions += open.map { transaction(of: $0, as: .purchased) }
    let waiting = transactions.filter { $0.transactionState != .purchasing }
    guard !waiting.isEmpty else { return }
    // All happens on one thread.
    nonisolated(unsafe) let observer = observer
    VirtualTime.schedule(after: .zero, kind: .timer, label: "waiting payments") {
      observer.paymentQueue(self, updatedTransactions: waiting)
    }
  }

  /// Has someone no longer told.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object === observer || $0.object == nil }
  }

  /// Buys something, which the person confirms on a sheet of the system's.
  open func add(_ payment: SKPayment) {
    Task { @MainActor in
      self.update([SKPaymentTransaction(.init(payment: payment))])
      let transaction = await self.outcome(of: payment)
      self.transactions.removeAll { $0.payment === payment && $0.recordID == nil }
      self.update([transaction])
    }
  }

  @MainActor
  private func outcome(of payment: SKPayment) async -> SKPaymentTransaction {
    do {
      switch try await Store.shared.purchase(payment.order, from: .product) {
      case .success(let record):
        return SKPaymentTransaction(.init(payment: payment, state: .purchased, record: record))
      case .pending: return SKPaymentTransaction(.init(payment: payment, state: .deferred))
      case .cancelled:
        return SKPaymentTransaction(
          .init(payment: payment, state: .failed, error: SKError(.paymentCancelled)))
      }
    } catch {
      return SKPaymentTransaction(.init(payment: payment, state: .failed, error: SKError(error)))
    }
  }

  /// Tells that the person has what they have paid for.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    if let id = transaction.recordID, transaction.transactionState != .restored {
      Store.shared.finish(id)
    }
    transactions.removeAll { $0 === transaction }
    Task { @MainActor in
      for observer in self.transactionObservers {
        observer.paymentQueue(self, removedTransactions: [transaction])
      }
    }
  }

  /// Brings back what the person has bought.
  open func restoreCompletedTransactions() {
    Task { @MainActor in
      await Store.request("restoring of purchases")
      do {
        try Store.shared.check(.sync)
        let owned = Store.shared.read { $0.history.filter { $0.type != .consumable } }
        let restored = owned.map { record in
          SKPaymentTransaction(
            .init(
              payment: self.payment(of: record), state: .restored, record: record,
              original: self.transaction(of: record, as: .purchased)))
        }
        if !restored.isEmpty { self.update(restored) }
        for observer in self.transactionObservers {
          observer.paymentQueueRestoreCompletedTransactionsFinished(self)
        }
      } catch {
        for observer in self.transactionObservers {
          observer.paymentQueue(
            self, restoreCompletedTransactionsFailedWithError: SKError(error))
        }
      }
    }
  }

  /// Brings back what someone has bought.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  /// Lets the person make use of an offer behind a code.
  open func presentCodeRedemptionSheet() { Task { @MainActor in await CodeRedemption().run() } }

  /// Asks the person to pay more, if they are to.
  ///
  /// No visible effect.
  open func showPriceConsentIfNeeded() {}

  /// Downloads files of the store's: there are none.
  open func start(_ downloads: [SKDownload]) {}

  /// Stops downloads for a while: there are none.
  open func pause(_ downloads: [SKDownload]) {}

  /// Goes on with downloads: there are none.
  open func resume(_ downloads: [SKDownload]) {}

  /// Stops downloads: there are none.
  open func cancel(_ downloads: [SKDownload]) {}

  @MainActor
  private func take(_ event: StoreState.Event) {
    switch event {
    case .status: break
    case .declined(let record):
      update([
        SKPaymentTransaction(
          .init(payment: payment(of: record), state: .failed, error: SKError(.paymentCancelled)))
      ])
    case .transaction(let record) where record.revocation != nil:
      for observer in transactionObservers {
        observer.paymentQueue(
          self, didRevokeEntitlementsForProductIdentifiers: [record.productID])
      }
    case .transaction(let record): update([transaction(of: record, as: .purchased)])
    }
  }

  @MainActor
  private func update(_ changed: [SKPaymentTransaction]) {
    transactions += changed
    for observer in transactionObservers {
      observer.paymentQueue(self, updatedTransactions: changed)
    }
  }

  private func payment(of record: StoreRecord) -> SKPayment {
    SKPayment(
      .init(
        productIdentifier: record.productID, quantity: record.quantity,
        applicationUsername: record.token?.uuidString))
  }

  private func transaction(
    of record: StoreRecord, as state: SKPaymentTransactionState
  ) -> SKPaymentTransaction {
    let isFirst = record.id == record.originalID
    let first = isFirst ? nil : Store.shared.read { $0.record(record.originalID) }
    return SKPaymentTransaction(
      .init(
        payment: payment(of: record), state: state, record: record,
        original: first.map { transaction(of: $0, as: .purchased) }))
  }
}

extension SKError {
  /// The older error for a newer one.
  init(_ error: any Error) { self.init(Self.code(of: error)) }

  private static func code(of error: any Error) -> Code {
    switch error {
    case let error as SKError: error.code
    case Product.PurchaseError.productUnavailable: .storeProductNotAvailable
    case Product.PurchaseError.invalidQuantity: .paymentInvalid
    case Product.PurchaseError.purchaseNotAllowed: .paymentNotAllowed
    case Product.PurchaseError.ineligibleForOffer: .ineligibleForOffer
    case Product.PurchaseError.invalidOfferIdentifier: .invalidOfferIdentifier
    case Product.PurchaseError.invalidOfferPrice: .invalidOfferPrice
    case Product.PurchaseError.invalidOfferSignature: .invalidSignature
    case Product.PurchaseError.missingOfferParameters: .missingOfferParams
    case StoreKitError.userCancelled: .paymentCancelled
    default: .unknown
    }
  }
}

/// The country of the store, by the older interface.
open class SKStorefront: NSObject, @unchecked Sendable {
  private let storefront: Storefront

  init(_ code: String) { storefront = Storefront(code) }

  /// Its code of three letters.
  open var countryCode: String { storefront.countryCode }
  /// The store's number.
  open var identifier: String { storefront.id }
}
