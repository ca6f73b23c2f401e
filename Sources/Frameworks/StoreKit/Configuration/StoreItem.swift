import Foundation

/// A product, as a configuration file has it.
package struct StoreItem: Hashable, Sendable {
  /// How the app calls it.
  package var id: String
  /// What sort it is.
  package var type: Product.ProductType
  /// How its makers call it.
  package var referenceName: String
  /// What persons read of it, by language.
  package var texts: [StoreText] = []
  /// What it costs.
  package var price: Decimal
  /// Whether a family shares it.
  package var isFamilyShareable = false
  /// What else is known of a subscription that renews.
  package var subscription: SubscriptionTerms?
}

/// What persons read of a product, in one language.
package struct StoreText: Hashable, Sendable {
  /// The language, such as `en_US`.
  package var locale: String
  /// Its name.
  package var name: String
  /// What it is.
  package var description: String
}

extension [StoreText] {
  /// The text for a locale: of that, of its language, in English, or any.
  func text(for locale: String) -> StoreText? {
    let wanted = locale.replacing("-", with: "_")
    let language = wanted.prefix { $0 != "_" }
    return first { $0.locale.replacing("-", with: "_") == wanted }
      ?? first { $0.locale.prefix { $0 != "_" && $0 != "-" } == language }
      ?? first { $0.locale.hasPrefix("en") } ?? first
  }
}

/// The terms of a subscription that renews.
package struct SubscriptionTerms: Hashable, Sendable {
  /// The group of which one holds one subscription at a time.
  package var groupID: String
  /// Its place in the group; 1 offers most.
  package var level: Int
  /// How long it lasts.
  package var period: Product.SubscriptionPeriod
  /// What it costs at first.
  package var introductory: OfferTerms?
  /// Offers that the app makes.
  package var promotional: [OfferTerms] = []
  /// Offers to those who have left.
  package var winBack: [OfferTerms] = []
  /// Offers behind codes.
  package var codes: [OfferTerms] = []
}

/// The terms of an offer.
package struct OfferTerms: Hashable, Sendable {
  /// How the app calls it.
  package var id: String?
  /// How its makers call it.
  package var referenceName: String
  /// What it costs.
  package var price: Decimal
  /// How long one period is.
  package var period: Product.SubscriptionPeriod
  /// How many there are.
  package var count: Int
  /// How it is paid.
  package var mode: Product.SubscriptionOffer.PaymentMode
}
