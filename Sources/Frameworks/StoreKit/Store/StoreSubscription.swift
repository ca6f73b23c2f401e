import Foundation

/// How the person stands to a group of subscriptions, as the store keeps it.
package struct StoreSubscription: Hashable, Sendable {
  /// The transaction that it began with.
  package var originalID: UInt64
  /// Its last transaction.
  package var currentID: UInt64
  /// When it has begun without a gap.
  package var startDate: Date
  /// Which product it will go on with.
  package var renewalProductID: String
  /// Whether it will go on.
  package var willAutoRenew = true
  /// How far it holds.
  package var state = Product.SubscriptionInfo.RenewalState.subscribed
  /// Why it has ended.
  package var expirationReason: Product.SubscriptionInfo.RenewalInfo.ExpirationReason?
  /// Until when it holds though the person could not pay.
  package var graceEnd: Date?
  /// Until when the store asks for the money.
  package var retryEnd: Date?
  /// Whether the person is asked to pay more.
  package var priceIncrease = Product.SubscriptionInfo.RenewalInfo.PriceIncreaseStatus
    .noIncreasePending
  /// Periods that the offer still holds after this one.
  package var offerPeriodsLeft = 0
  /// The offer that it will go on with.
  package var nextOffer: Transaction.Offer?
  /// Offers to come back.
  package var winBackOffers: [String] = []

  /// Whether the person may use it.
  package var isActive: Bool { state == .subscribed || state == .inGracePeriod }

  /// When something becomes of it by itself.
  ///
  /// - Parameter current: Its last transaction.
  /// - Returns: The date.
  package func due(_ current: StoreRecord) -> Date? {
    switch state {
    case .subscribed: current.expirationDate
    case .inGracePeriod: graceEnd
    case .inBillingRetryPeriod: retryEnd
    default: nil
    }
  }
}
