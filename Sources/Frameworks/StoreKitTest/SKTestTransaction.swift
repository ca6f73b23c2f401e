public import Foundation
public import StoreKit

/// A transaction of the simulated store, as tests see it.
open class SKTestTransaction: NSObject, @unchecked Sendable {
  private let record: StoreRecord
  /// Whether the subscription goes on.
  public let autoRenewingEnabled: Bool
  /// Whether the person is asked to pay more.
  public let pendingPriceIncreaseConsent: Bool
  /// Whether something keeps the purchase or its renewal.
  public let hasPurchaseIssue: Bool

  init(_ record: StoreRecord, in state: StoreState) {
    self.record = record
    let subscription = record.groupID.flatMap { state.subscriptions[$0] }
      .flatMap { $0.currentID == record.id ? $0 : nil }
    autoRenewingEnabled = subscription?.willAutoRenew ?? false
    pendingPriceIncreaseConsent = subscription?.priceIncrease == .pending
    hasPurchaseIssue =
      record.phase == .interrupted
      || [.inGracePeriod, .inBillingRetryPeriod].contains(subscription?.state)
  }

  /// Tells it from others.
  open var identifier: UInt { UInt(record.id) }
  /// The one that a subscription began with.
  open var originalTransactionIdentifier: UInt { UInt(record.originalID) }
  /// The product.
  open var productIdentifier: String { record.productID }
  /// When it was paid.
  open var purchaseDate: Date { record.purchaseDate }
  /// Until when it holds.
  open var expirationDate: Date? { record.expirationDate }
  /// When the store has taken it back.
  open var cancelDate: Date? { record.revocationDate }
  /// Whether someone has yet to allow it.
  open var pendingAskToBuyConfirmation: Bool { record.phase == .deferred }
  /// How far it has come.
  open var state: SKPaymentTransactionState {
    switch record.phase {
    case .purchased: .purchased
    case .deferred: .deferred
    case .interrupted, .failed: .failed
    }
  }
}
