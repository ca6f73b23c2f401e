public import Foundation

extension Product {
  /// Something that is said of a purchase.
  public struct PurchaseOption: Hashable, Sendable, CustomDebugStringConvertible {
    /// What is said.
    package enum Content: Hashable, Sendable {
      /// Whom the purchase is for.
      case token(UUID)
      /// How many.
      case quantity(Int)
      /// An offer of the app's, by its identifier.
      case promotionalOffer(String)
      /// An offer behind a code, by its name.
      case code(String)
      /// An offer to who has left, by its identifier.
      case winBack(String?)
      /// Whether someone else has to allow it.
      case asksToBuy(Bool)
      /// When it was made.
      case date(Date, isCancelled: Bool)
      /// Whatever the app likes; the store does not look at it.
      case custom(String)
    }

    /// What is said.
    package let content: Content

    /// Says something.
    package init(_ content: Content) { self.content = content }

    /// Whom the purchase is for.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { Self(.token(token)) }

    /// How many are bought.
    public static func quantity(_ quantity: Int) -> PurchaseOption { Self(.quantity(quantity)) }

    /// Whether someone else has to allow it.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      Self(.asksToBuy(simulateAskToBuy))
    }

    /// Whatever the app likes.
    public static func custom(key: String, value: String) -> PurchaseOption { Self(.custom(key)) }
    /// Whatever the app likes.
    public static func custom(key: String, value: Double) -> PurchaseOption { Self(.custom(key)) }
    /// Whatever the app likes.
    public static func custom(key: String, value: Bool) -> PurchaseOption { Self(.custom(key)) }
    /// Whatever the app likes.
    public static func custom(key: String, value: Data) -> PurchaseOption { Self(.custom(key)) }

    /// An offer that the app makes; nothing looks at its signature.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { Self(.promotionalOffer(offerID)) }

    /// An offer that the app makes; nothing looks at its signature.
    public static func promotionalOffer(
      offerID: String, signature: SubscriptionOffer.Signature
    ) -> PurchaseOption { Self(.promotionalOffer(offerID)) }

    /// An offer that the app makes; nothing looks at its signature.
    public static func promotionalOffer(
      _ offerID: String, compactJWS: String
    ) -> [PurchaseOption] { [Self(.promotionalOffer(offerID))] }

    /// Whether introductory offers are for this person, as the app's server says; nothing looks at it.
    public static func introductoryOfferEligibility(compactJWS: String) -> PurchaseOption {
      Self(.custom("introductoryOfferEligibility"))
    }

    /// An offer to who has left.
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      Self(.winBack(offer.id))
    }

    /// Asks whether to go on where the country changes meanwhile, which it does not.
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { Self(.custom("onStorefrontChange")) }

    /// What is said, for logs.
    public var debugDescription: String { "\(content)" }
  }
}
