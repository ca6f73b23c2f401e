/// How the store behaves, apart from what it sells.
package struct StoreSettings: Hashable, Sendable {
  /// The language of its texts, such as `en_US`.
  package var locale = "en_US"
  /// The country, in three letters.
  package var storefront = "USA"
  /// How fast subscriptions renew.
  package var timeRate = StoreTimeRate.realTime
  /// Whether purchases happen without asking the person.
  package var disablesDialogs = false
  /// Whether someone else has to allow each purchase.
  package var asksToBuy = false
  /// Whether purchases fail until an issue is resolved.
  package var interruptsPurchases = false
  /// Whether renewals fail for want of money.
  package var failsRenewals = false
  /// Whether those who cannot pay keep the subscription for a while.
  package var hasGracePeriod = false
  /// What fails, and how.
  package var failures: [StoreOperation: StoreFailure] = [:]

  /// Creates the settings of a new file.
  package init() {}
}

/// Something of the store's that may be made to fail.
package enum StoreOperation: String, CaseIterable, Hashable, Sendable {
  /// As configuration files call them.
  case loadProducts = "Load Products"
  /// As configuration files call it.
  case purchase = "Purchase"
  /// As configuration files call it.
  case verification = "Verification"
  /// As configuration files call it.
  case sync = "App Store Sync"
  /// As configuration files call it.
  case subscriptionStatus = "Subscription Status"
  /// As configuration files call it.
  case appTransaction = "App Transaction"
  /// As configuration files call it.
  case manageSubscriptions = "Manage Subscriptions Sheet"
  /// As configuration files call it.
  case refundRequest = "Refund Request Sheet"
  /// As configuration files call it.
  case offerCode = "Offer Code Redeem Sheet"
}

/// How something of the store's fails.
package enum StoreFailure: Hashable, Sendable {
  /// For a reason that may concern all.
  case generic(GenericFailure)
  /// For a reason that concerns purchases.
  case purchase(Product.PurchaseError)
  /// For a reason that concerns refunds.
  case refund(Transaction.RefundRequestError)
  /// Signatures do not hold.
  case verification

  /// Reasons that may concern all.
  package enum GenericFailure: Hashable, Sendable {
    /// Nobody knows.
    case unknown
    /// The person did not want to.
    case userCancelled
    /// There is no network.
    case network
    /// The system has failed.
    case system
    /// Not in this country.
    case notAvailableInStorefront
    /// The app may not.
    case notEntitled
  }
}
