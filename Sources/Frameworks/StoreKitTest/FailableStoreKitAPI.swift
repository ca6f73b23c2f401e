import StoreKit

/// Loading products.
public struct StoreKitLoadProductsAPI: FailableStoreKitAPI {
  /// How it fails.
  public typealias Failure = SKTestFailures.LoadProducts

  /// Names it.
  public init() {}

  /// Its name, as configuration files have it.
  public var _operation: String { StoreOperation.loadProducts.rawValue }
}

extension FailableStoreKitAPI where Self == StoreKitLoadProductsAPI {
  /// Loading products.
  public static var loadProducts: StoreKitLoadProductsAPI { .init() }
}

/// Buying.
public struct StoreKitPurchaseAPI: FailableStoreKitAPI {
  /// How it fails.
  public typealias Failure = SKTestFailures.Purchase

  /// Names it.
  public init() {}

  /// Its name, as configuration files have it.
  public var _operation: String { StoreOperation.purchase.rawValue }
}

extension FailableStoreKitAPI where Self == StoreKitPurchaseAPI {
  /// Buying.
  public static var purchase: StoreKitPurchaseAPI { .init() }
}

/// Signatures.
public struct StoreKitVerificationAPI: FailableStoreKitAPI {
  /// How it fails.
  public typealias Failure = SKTestFailures.Verification

  /// Names it.
  public init() {}

  /// Its name, as configuration files have it.
  public var _operation: String { StoreOperation.verification.rawValue }
}

extension FailableStoreKitAPI where Self == StoreKitVerificationAPI {
  /// Signatures.
  public static var verification: StoreKitVerificationAPI { .init() }
}

/// Bringing purchases back.
public struct StoreKitAppStoreSyncAPI: FailableStoreKitAPI {
  /// How it fails.
  public typealias Failure = SKTestFailures.AppStoreSync

  /// Names it.
  public init() {}

  /// Its name, as configuration files have it.
  public var _operation: String { StoreOperation.sync.rawValue }
}

extension FailableStoreKitAPI where Self == StoreKitAppStoreSyncAPI {
  /// Bringing purchases back.
  public static var appStoreSync: StoreKitAppStoreSyncAPI { .init() }
}

/// How the person stands to a group.
public struct StoreKitSubscriptionStatusAPI: FailableStoreKitAPI {
  /// How it fails.
  public typealias Failure = SKTestFailures.SubscriptionStatus

  /// Names it.
  public init() {}

  /// Its name, as configuration files have it.
  public var _operation: String { StoreOperation.subscriptionStatus.rawValue }
}

extension FailableStoreKitAPI where Self == StoreKitSubscriptionStatusAPI {
  /// How the person stands to a group.
  public static var subscriptionStatus: StoreKitSubscriptionStatusAPI { .init() }
}

/// How the person has got the app.
public struct StoreKitAppTransactionAPI: FailableStoreKitAPI {
  /// How it fails.
  public typealias Failure = SKTestFailures.AppTransaction

  /// Names it.
  public init() {}

  /// Its name, as configuration files have it.
  public var _operation: String { StoreOperation.appTransaction.rawValue }
}

extension FailableStoreKitAPI where Self == StoreKitAppTransactionAPI {
  /// How the person has got the app.
  public static var appTransaction: StoreKitAppTransactionAPI { .init() }
}

/// Showing subscriptions.
public struct StoreKitManageSubscriptionsAPI: FailableStoreKitAPI {
  /// How it fails.
  public typealias Failure = SKTestFailures.ManageSubscriptions

  /// Names it.
  public init() {}

  /// Its name, as configuration files have it.
  public var _operation: String { StoreOperation.manageSubscriptions.rawValue }
}

extension FailableStoreKitAPI where Self == StoreKitManageSubscriptionsAPI {
  /// Showing subscriptions.
  public static var manageSubscriptions: StoreKitManageSubscriptionsAPI { .init() }
}

/// Asking for one's money.
public struct StoreKitRefundRequestAPI: FailableStoreKitAPI {
  /// How it fails.
  public typealias Failure = SKTestFailures.RefundRequest

  /// Names it.
  public init() {}

  /// Its name, as configuration files have it.
  public var _operation: String { StoreOperation.refundRequest.rawValue }
}

extension FailableStoreKitAPI where Self == StoreKitRefundRequestAPI {
  /// Asking for one's money.
  public static var refundRequest: StoreKitRefundRequestAPI { .init() }
}

/// Taking codes.
public struct StoreKitOfferCodeRedeemAPI: FailableStoreKitAPI {
  /// How it fails.
  public typealias Failure = SKTestFailures.OfferCodeRedeem

  /// Names it.
  public init() {}

  /// Its name, as configuration files have it.
  public var _operation: String { StoreOperation.offerCode.rawValue }
}

extension FailableStoreKitAPI where Self == StoreKitOfferCodeRedeemAPI {
  /// Taking codes.
  public static var offerCodeRedeem: StoreKitOfferCodeRedeemAPI { .init() }
}

extension SKTestSession {
  /// How something fails; `nil` where it does not.
  public func simulatedError<API: FailableStoreKitAPI>(forAPI api: API) async -> API.Failure? {
    guard let operation = StoreOperation(rawValue: api._operation),
      let failure = Store.shared.read({ $0.settings.failures[operation] })
    else { return nil }
    return API.Failure(_failure: StoreTestFailure(content: failure))
  }

  /// Has something fail, or not.
  public func setSimulatedError<API: FailableStoreKitAPI>(
    _ error: API.Failure?, forAPI api: API
  ) async throws {
    guard let operation = StoreOperation(rawValue: api._operation) else { return }
    Store.shared.set { $0.failures[operation] = error?._failure.content }
  }
}
