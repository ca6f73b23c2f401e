public import StoreKit

/// How something of the store's fails in a test.
public protocol SKTestFailure: Equatable, Sendable {
  /// The failure for one of the store's; `nil` for one that is no such.
  init?(_failure: StoreTestFailure)
  /// The store's failure.
  var _failure: StoreTestFailure { get }
}

/// A failure, as the store keeps it.
public struct StoreTestFailure: Sendable {
  let content: StoreFailure
}

/// Something of the store's that a test may have fail.
public protocol FailableStoreKitAPI<Failure>: Sendable {
  /// How it fails.
  associatedtype Failure: SKTestFailure
  /// Its name, as configuration files have it.
  var _operation: String { get }
}

/// The ways in which parts of the store fail.
public enum SKTestFailures {
  /// Products are not loaded.
  public enum LoadProducts: GenericTestFailure {
    /// For a reason that may concern all.
    case generic(StoreKitError)
  }

  /// Nothing is bought.
  public enum Purchase: SKTestFailure {
    /// For a reason that may concern all.
    case generic(StoreKitError)
    /// For a reason that concerns purchases.
    case purchase(Product.PurchaseError)
  }

  /// Signatures do not hold.
  public enum Verification: SKTestFailure {
    /// For some reason.
    case verification(VerificationResult<Any>.VerificationError)
  }

  /// Purchases are not brought back.
  public enum AppStoreSync: GenericTestFailure {
    /// For a reason that may concern all.
    case generic(StoreKitError)
  }

  /// It is not told how the person stands to a group.
  public enum SubscriptionStatus: GenericTestFailure {
    /// For a reason that may concern all.
    case generic(StoreKitError)
  }

  /// It is not told how the person has got the app.
  public enum AppTransaction: GenericTestFailure {
    /// For a reason that may concern all.
    case generic(StoreKitError)
  }

  /// Subscriptions are not shown.
  public enum ManageSubscriptions: GenericTestFailure {
    /// For a reason that may concern all.
    case generic(StoreKitError)
  }

  /// Nobody can ask for their money.
  public enum RefundRequest: SKTestFailure {
    /// For a reason that may concern all.
    case generic(StoreKitError)
    /// For a reason that concerns refunds.
    case refundRequest(Transaction.RefundRequestError)
  }

  /// No code is taken.
  public enum OfferCodeRedeem: GenericTestFailure {
    /// For a reason that may concern all.
    case generic(StoreKitError)
  }
}

/// A failure for no other reason than one that may concern all.
public protocol GenericTestFailure: SKTestFailure {
  /// For a reason that may concern all.
  static func generic(_ error: StoreKitError) -> Self
}
