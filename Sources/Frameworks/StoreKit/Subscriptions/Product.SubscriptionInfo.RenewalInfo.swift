public import Foundation

extension Product.SubscriptionInfo {
  /// What becomes of a subscription.
  public struct RenewalInfo: Sendable {
    /// Why it has ended.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      /// Its number.
      public let rawValue: Int

      /// Creates a reason.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// The person has cancelled it.
      public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
      /// The person could not pay.
      public static let billingError = ExpirationReason(rawValue: 2)
      /// The person did not want to pay more.
      public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
      /// The store no longer has it.
      public static let productUnavailable = ExpirationReason(rawValue: 4)
      /// Nobody knows.
      public static let unknown = ExpirationReason(rawValue: 5)

      /// Its name, for persons.
      public var localizedDescription: String {
        switch self {
        case .autoRenewDisabled: "Auto-Renew Disabled"
        case .billingError: "Billing Error"
        case .didNotConsentToPriceIncrease: "Did Not Consent to Price Increase"
        case .productUnavailable: "Product Unavailable"
        default: "Unknown"
        }
      }
    }

    /// Whether the person is asked to pay more.
    public enum PriceIncreaseStatus: Hashable, Sendable {
      /// They are not.
      case noIncreasePending
      /// They have not answered yet.
      case pending
      /// They will.
      case agreed

      /// Its name, for persons.
      public var localizedDescription: String {
        switch self {
        case .noIncreasePending: "No Increase Pending"
        case .pending: "Pending"
        case .agreed: "Agreed"
        }
      }
    }

    private let subscription: StoreSubscription
    /// When this was said.
    public let signedDate: Date
    /// Which product holds now.
    public let currentProductID: String
    /// What it will cost.
    public let renewalPrice: Decimal?
    /// What that is paid in.
    public let currency: Locale.Currency?
    /// When the last transaction ends.
    private let expirationDate: Date?

    init(_ subscription: StoreSubscription, current: StoreRecord, in state: StoreState, now: Date) {
      self.subscription = subscription
      currentProductID = current.productID
      expirationDate = current.expirationDate
      signedDate = now
      renewalPrice =
        subscription.willAutoRenew
        ? state.configuration.item(subscription.renewalProductID)?.price : nil
      currency = Locale.Currency(StorefrontCountry(state.settings.storefront).currency)
    }

    /// The transaction that the subscription began with.
    public var originalTransactionID: UInt64 { subscription.originalID }
    /// Whether it will go on.
    public var willAutoRenew: Bool { subscription.willAutoRenew }
    /// Which product it will go on with.
    public var autoRenewPreference: String? {
      subscription.willAutoRenew ? subscription.renewalProductID : nil
    }
    /// Why it has ended.
    public var expirationReason: ExpirationReason? { subscription.expirationReason }
    /// Whether the person is asked to pay more.
    public var priceIncreaseStatus: PriceIncreaseStatus { subscription.priceIncrease }
    /// Whether the store still asks for the money.
    public var isInBillingRetry: Bool {
      [.inBillingRetryPeriod, .inGracePeriod].contains(subscription.state)
    }
    /// Until when it holds though the person could not pay.
    public var gracePeriodExpirationDate: Date? { subscription.graceEnd }
    /// The offer that it will go on with.
    public var offer: Transaction.Offer? { subscription.nextOffer }
    /// The name of that offer.
    public var offerID: String? { offer?.id }
    /// The sort of that offer.
    public var offerType: Transaction.OfferType? { offer?.type }
    /// How that offer is paid.
    public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
    /// Which store it is: that of a test.
    public var environment: AppStore.Environment { .xcode }
    /// Which store it is, as text.
    public var environmentStringRepresentation: String { environment.rawValue }
    /// When the person has begun to subscribe without a gap.
    public var recentSubscriptionStartDate: Date { subscription.startDate }
    /// When it goes on.
    public var renewalDate: Date? { subscription.willAutoRenew ? expirationDate : nil }
    /// The code of what it is paid in.
    public var currencyCode: String? { currency?.identifier }
    /// Offers to come back; the store makes them to whoever has left.
    public var eligibleWinBackOfferIDs: [String] { subscription.winBackOffers }
    /// Nothing: there is no device to verify.
    public var deviceVerification: Data { Data() }
    /// Nothing: there is no device to verify.
    public var deviceVerificationNonce: UUID {
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }

    /// What the store says of it, as JSON.
    public var jsonRepresentation: Data { payload.data }

    var payload: JSONPayload {
      JSONPayload([
        "originalTransactionId": "\(originalTransactionID)", "productId": currentProductID,
        "autoRenewProductId": subscription.renewalProductID,
        "autoRenewStatus": willAutoRenew ? 1 : 0, "environment": environment.rawValue,
        "expirationIntent": expirationReason?.rawValue, "isInBillingRetryPeriod": isInBillingRetry,
        "gracePeriodExpiresDate": JSONPayload.milliseconds(gracePeriodExpirationDate),
        "renewalDate": JSONPayload.milliseconds(renewalDate),
        "recentSubscriptionStartDate": JSONPayload.milliseconds(recentSubscriptionStartDate),
        "signedDate": JSONPayload.milliseconds(signedDate),
      ])
    }
  }
}

extension Product.SubscriptionInfo.RenewalInfo: Hashable {
  /// Whether both say the same, no matter when.
  public static func == (one: Self, other: Self) -> Bool {
    one.subscription == other.subscription && one.currentProductID == other.currentProductID
      && one.expirationDate == other.expirationDate
  }

  /// Tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(subscription) }
}

extension Product.SubscriptionInfo.RenewalInfo: CustomDebugStringConvertible {
  /// What the store says of it.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}
