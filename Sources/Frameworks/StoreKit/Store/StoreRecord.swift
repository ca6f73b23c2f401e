import Foundation

/// A transaction, as the store keeps it.
package struct StoreRecord: Hashable, Sendable {
  /// How far it has come.
  package enum Phase: Hashable, Sendable {
    /// It was paid.
    case purchased
    /// Someone else has to allow it.
    case deferred
    /// Something has to be put in order first.
    case interrupted
    /// It will not be.
    case failed
  }

  /// Tells it from others.
  package let id: UInt64
  /// The one that a subscription began with.
  package var originalID: UInt64
  /// The product.
  package let productID: String
  /// What sort it is.
  package let type: Product.ProductType
  /// The group of a subscription.
  package var groupID: String?
  /// When it was paid.
  package var purchaseDate: Date
  /// When that with which the subscription began was paid.
  package var originalDate: Date
  /// Until when it holds.
  package var expirationDate: Date?
  /// How many were bought.
  package var quantity = 1
  /// Whether a subscription that offers more has taken its place.
  package var isUpgraded = false
  /// The offer that was made use of.
  package var offer: Transaction.Offer?
  /// What was paid.
  package var price: Decimal
  /// Whom the app has bought it for.
  package var token: UUID?
  /// How it came about.
  package var reason = Transaction.Reason.purchase
  /// The country.
  package var storefront: String
  /// How far it has come.
  package var phase = Phase.purchased
  /// Whether the person has what they have paid for.
  package var isFinished = false
  /// When and why the store has taken it back.
  package var revocation: Revocation?
  /// The launch of the app that was told of it.
  package var announcedIn: Int?

  /// That the store has taken something back.
  package struct Revocation: Hashable, Sendable {
    /// When.
    package let date: Date
    /// Why.
    package let reason: Transaction.RevocationReason
  }

  /// When the store has taken it back.
  package var revocationDate: Date? { revocation?.date }
  /// Why.
  package var revocationReason: Transaction.RevocationReason? { revocation?.reason }
}
