public import StoreKit

extension SKTestFailure {
  /// Whether both are the same for the store.
  public static func == (one: Self, other: Self) -> Bool {
    one._failure.content == other._failure.content
  }
}

extension StoreKitError {
  /// The reason, as the store keeps it.
  fileprivate var failure: StoreTestFailure {
    let reason: StoreFailure.GenericFailure =
      switch self {
      case .userCancelled: .userCancelled
      case .networkError: .network
      case .systemError: .system
      case .notAvailableInStorefront: .notAvailableInStorefront
      case .notEntitled: .notEntitled
      default: .unknown
      }
    return StoreTestFailure(content: .generic(reason))
  }

  /// The error that an app gets for a failure.
  fileprivate init?(_ failure: StoreTestFailure) {
    guard case .generic(let reason) = failure.content else { return nil }
    self.init(reason)
  }
}

/// A failure that is always one that anything of the store's may have.
public protocol _GeneralTestFailure: SKTestFailure {
  /// The failure by an error.
  static func generic(_ error: StoreKitError) -> Self
}

extension _GeneralTestFailure {
  /// The failure for one of the store's.
  public init?(_failure: StoreTestFailure) {
    guard let error = StoreKitError(_failure) else { return nil }
    self = .generic(error)
  }
}

extension SKTestFailures.LoadProducts: _GeneralTestFailure {
  /// The store's failure.
  public var _failure: StoreTestFailure {
    switch self {
    case .generic(let error): error.failure
    }
  }
}

extension SKTestFailures.AppStoreSync: _GeneralTestFailure {
  /// The store's failure.
  public var _failure: StoreTestFailure {
    switch self {
    case .generic(let error): error.failure
    }
  }
}

extension SKTestFailures.SubscriptionStatus: _GeneralTestFailure {
  /// The store's failure.
  public var _failure: StoreTestFailure {
    switch self {
    case .generic(let error): error.failure
    }
  }
}

extension SKTestFailures.AppTransaction: _GeneralTestFailure {
  /// The store's failure.
  public var _failure: StoreTestFailure {
    switch self {
    case .generic(let error): error.failure
    }
  }
}

extension SKTestFailures.ManageSubscriptions: _GeneralTestFailure {
  /// The store's failure.
  public var _failure: StoreTestFailure {
    switch self {
    case .generic(let error): error.failure
    }
  }
}

extension SKTestFailures.OfferCodeRedeem: _GeneralTestFailure {
  /// The store's failure.
  public var _failure: StoreTestFailure {
    switch self {
    case .generic(let error): error.failure
    }
  }
}

extension SKTestFailures.Purchase {
  /// The failure for one of the store's.
  public init?(_failure: StoreTestFailure) {
    if case .purchase(let error) = _failure.content {
      self = .purchase(error)
    } else if let error = StoreKitError(_failure) {
      self = .generic(error)
    } else {
      return nil
    }
  }

  /// The store's failure.
  public var _failure: StoreTestFailure {
    switch self {
    case .generic(let error): error.failure
    case .purchase(let error): StoreTestFailure(content: .purchase(error))
    }
  }
}

extension SKTestFailures.Verification {
  /// The failure for one of the store's.
  public init?(_failure: StoreTestFailure) {
    guard case .verification = _failure.content else { return nil }
    self = .verification(.invalidSignature)
  }

  /// The store's failure.
  public var _failure: StoreTestFailure { StoreTestFailure(content: .verification) }
}

extension SKTestFailures.RefundRequest {
  /// The failure for one of the store's.
  public init?(_failure: StoreTestFailure) {
    if case .refund(let error) = _failure.content {
      self = .refundRequest(error)
    } else if let error = StoreKitError(_failure) {
      self = .generic(error)
    } else {
      return nil
    }
  }

  /// The store's failure.
  public var _failure: StoreTestFailure {
    switch self {
    case .generic(let error): error.failure
    case .refundRequest(let error): StoreTestFailure(content: .refund(error))
    }
  }
}
