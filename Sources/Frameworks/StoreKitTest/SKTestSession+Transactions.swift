import Foundation
public import StoreKit

extension SKTestSession {
  /// All transactions, the last first.
  public func allTransactions() -> [SKTestTransaction] {
    Store.shared.read { state in
      state.records.reversed().map { SKTestTransaction($0, in: state) }
    }
  }

  /// Forgets all transactions.
  public func clearTransactions() {
    Store.shared.change { state in
      state.clear()
      return []
    }
  }

  /// Forgets a transaction.
  public func deleteTransaction(identifier: UInt) throws {
    try change { state, _ in state.delete(UInt64(identifier)) }
  }

  /// Buys something outside of the app, without asking anybody.
  ///
  /// - Parameters:
  ///   - identifier: The product.
  ///   - options: What else is said of the purchase.
  /// - Returns: The transaction.
  /// - Throws: ``Product/PurchaseError``.
  @discardableResult
  public func buyProduct(
    identifier: Product.ID, options: Set<Product.PurchaseOption> = []
  ) async throws -> Transaction {
    let order = StoreOrder(productID: identifier, options: options)
    return Transaction.of(try Store.shared.buy(order, from: .store))
  }

  /// Buys something outside of the app, in the older form.
  public func buyProduct(productIdentifier: String) throws {
    _ = try Store.shared.buy(StoreOrder(productID: productIdentifier), from: .store)
  }

  /// Ends a subscription now.
  public func expireSubscription(productIdentifier: String) throws {
    try change { state, now in state.expire(productIdentifier, now: now) }
  }

  /// Begins the next period of a subscription now.
  public func forceRenewalOfSubscription(productIdentifier: String) throws {
    try change { state, now in state.forceRenewal(productIdentifier, now: now) }
  }

  /// Gives the person their money back.
  public func refundTransaction(identifier: UInt) throws {
    try change { state, now in state.refund(UInt64(identifier), now: now) }
  }

  /// Puts in order what has kept a purchase or a renewal.
  public func resolveIssueForTransaction(identifier: UInt) throws {
    try change { state, now in state.resolve(UInt64(identifier), now: now) }
  }

  /// Allows a purchase.
  public func approveAskToBuyTransaction(identifier: UInt) throws {
    try change { state, now in state.release(UInt64(identifier), now: now) }
  }

  /// Forbids a purchase.
  public func declineAskToBuyTransaction(identifier: UInt) throws {
    try change { state, _ in state.decline(UInt64(identifier)) }
  }

  /// Cancels a subscription, which holds until its period ends.
  public func disableAutoRenewForTransaction(identifier: UInt) throws {
    try change { state, _ in state.setAutoRenew(false, of: UInt64(identifier)) }
  }

  /// Has a subscription go on.
  public func enableAutoRenewForTransaction(identifier: UInt) throws {
    try change { state, _ in state.setAutoRenew(true, of: UInt64(identifier)) }
  }

  /// Asks the person to pay more.
  public func requestPriceIncreaseConsentForTransaction(identifier: UInt) throws {
    try change { state, _ in state.setPriceIncrease(.pending, of: UInt64(identifier)) }
  }

  /// Has the person pay more.
  public func consentToPriceIncreaseForTransaction(identifier: UInt) throws {
    try change { state, _ in state.setPriceIncrease(.agreed, of: UInt64(identifier)) }
  }

  /// Has the person not pay more, so that the subscription ends.
  public func declinePriceIncreaseForTransaction(identifier: UInt) throws {
    try change { state, _ in
      let id = UInt64(identifier)
      return state.setPriceIncrease(.noIncreasePending, of: id)
        .flatMap { _ in state.setAutoRenew(false, of: id) }
    }
  }

  private func change(
    _ body: (inout StoreState, Date) -> [StoreState.Event]?
  ) throws {
    guard Store.shared.change({ body(&$0, .now) }) else { throw SKError(.unknown) }
  }
}
