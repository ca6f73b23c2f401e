public import Foundation

extension Product {
  /// A lower price for a while.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// Whom an offer is for.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// Its name.
      public let rawValue: String

      /// Creates a sort of offer.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// For whoever subscribes for the first time.
      public static let introductory = OfferType(rawValue: "Introductory")
      /// For whom the app chooses.
      public static let promotional = OfferType(rawValue: "Promotional")
      /// For whoever has subscribed once.
      public static let winBack = OfferType(rawValue: "WinBack")

      /// Its name, for persons.
      public var localizedDescription: String { rawValue }
    }

    /// How an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// Its name.
      public let rawValue: String

      /// Creates a way to pay.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// For each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// All at once.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")

      /// Its name, for persons.
      public var localizedDescription: String {
        switch self {
        case .payAsYouGo: "Pay As You Go"
        case .payUpFront: "Pay Up Front"
        case .freeTrial: "Free Trial"
        default: rawValue
        }
      }
    }

    /// Proves that the app's server grants an offer; nothing here looks at it.
    public struct Signature: Hashable, Sendable {
      /// Which key was used.
      public var keyID: String
      /// Used once.
      public var nonce: UUID
      /// When it was made, in milliseconds.
      public var timestamp: Int
      /// The signature.
      public var signature: Data

      /// Creates a signature.
      public init(keyID: String, nonce: UUID, timestamp: Int, signature: Data) {
        self.keyID = keyID
        self.nonce = nonce
        self.timestamp = timestamp
        self.signature = signature
      }
    }

    /// How the app calls it; `nil` for introductory ones.
    public let id: String?
    /// Whom it is for.
    public let type: OfferType
    /// What it costs for a period, or at once.
    public let price: Decimal
    /// The price as the store writes it.
    public let displayPrice: String
    /// How long one of its periods is.
    public let period: SubscriptionPeriod
    /// How many periods it holds.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode

    init(_ terms: OfferTerms, type: OfferType, prices: Decimal.FormatStyle.Currency) {
      id = type == .introductory ? nil : terms.id
      self.type = type
      price = terms.price
      displayPrice = terms.price.formatted(prices)
      period = terms.period
      periodCount = terms.count
      paymentMode = terms.mode
    }
  }
}
