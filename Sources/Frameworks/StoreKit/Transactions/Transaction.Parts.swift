public import Foundation

extension Transaction {
  /// How a transaction came about.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Creates a reason.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The person has bought something.
    public static let purchase = Reason(rawValue: "PURCHASE")
    /// A subscription has renewed.
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// Why the store has taken a purchase back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: Int

    /// Creates a reason.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Something is wrong with the app.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Something else.
    public static let other = RevocationReason(rawValue: 0)

    /// Its name, for persons.
    public var localizedDescription: String {
      self == .developerIssue ? "Developer Issue" : "Other"
    }
  }

  /// Whom an offer is for.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: Int

    /// Creates a sort of offer.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// For whoever subscribes for the first time.
    public static let introductory = OfferType(rawValue: 1)
    /// For whom the app chooses.
    public static let promotional = OfferType(rawValue: 2)
    /// For whoever has a code.
    public static let code = OfferType(rawValue: 3)
    /// For whoever has subscribed once.
    public static let winBack = OfferType(rawValue: 4)

    /// Its name, for persons.
    public var localizedDescription: String {
      switch self {
      case .introductory: "Introductory"
      case .promotional: "Promotional"
      case .code: "Code"
      case .winBack: "Win-Back"
      default: "Unknown"
      }
    }
  }

  /// How a person comes to have something.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Creates a way.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// They have bought it.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// Someone of their family has.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")

    /// Its name, for persons.
    public var localizedDescription: String {
      self == .familyShared ? "Family Shared" : "Purchased"
    }
  }

  /// An offer that was made use of.
  public struct Offer: Hashable, Sendable {
    /// How an offer is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// Its name.
      public let rawValue: String

      /// Creates a way to pay.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Not at all.
      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      /// For each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      /// All at once.
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")

      init(_ mode: Product.SubscriptionOffer.PaymentMode) {
        switch mode {
        case .freeTrial: self = .freeTrial
        case .payUpFront: self = .payUpFront
        default: self = .payAsYouGo
        }
      }
    }

    /// How the app calls it; `nil` for introductory ones.
    public let id: String?
    /// Whom it is for.
    public let type: OfferType
    /// How it is paid.
    public let paymentMode: PaymentMode?
    /// How long one of its periods is.
    public let period: Product.SubscriptionPeriod?
  }

  /// Why a person cannot ask for their money.
  public enum RefundRequestError: Error, LocalizedError, Hashable, Sendable {
    /// They have asked already.
    case duplicateRequest
    /// It did not work.
    case failed

    /// What is wrong, for persons.
    public var errorDescription: String? {
      self == .duplicateRequest ? "Duplicate Refund Request" : "Refund Request Failed"
    }
    /// Why it is wrong, for persons.
    public var failureReason: String? { nil }
    /// What a person may do.
    public var recoverySuggestion: String? { nil }
  }

  /// What became of a person's asking for their money.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// They get it.
    case success
    /// They have thought better of it.
    case userCancelled
  }
}
