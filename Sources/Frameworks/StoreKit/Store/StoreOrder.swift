import Foundation

/// What someone wants to buy.
package struct StoreOrder: Hashable, Sendable {
  /// The product.
  package let productID: String
  private let options: [Product.PurchaseOption.Content]

  /// Wants a product.
  package init(productID: String, options: Set<Product.PurchaseOption> = []) {
    self.productID = productID
    self.options = options.map(\.content)
  }

  private func first<Value>(_ take: (Product.PurchaseOption.Content) -> Value?) -> Value? {
    options.lazy.compactMap(take).first
  }

  /// How many.
  package var quantity: Int {
    first { if case .quantity(let count) = $0 { count } else { nil } } ?? 1
  }

  /// Whom it is for.
  package var token: UUID? { first { if case .token(let token) = $0 { token } else { nil } } }

  /// Whether someone else has to allow it, if that is said.
  package var asksToBuy: Bool? {
    first { if case .asksToBuy(let asks) = $0 { asks } else { nil } }
  }

  /// When it was made, if that is not now, and whether it was cancelled then.
  package var date: (date: Date, isCancelled: Bool)? {
    first { if case .date(let date, let isCancelled) = $0 { (date, isCancelled) } else { nil } }
  }

  /// The offer that is named, as the product has it.
  ///
  /// - Parameter terms: The subscription's.
  /// - Returns: The offer; `nil` where none is named.
  /// - Throws: ``Product/PurchaseError`` where there is no such offer.
  func offer(
    _ terms: SubscriptionTerms?
  ) throws(Product.PurchaseError) -> (terms: OfferTerms, type: Transaction.OfferType)? {
    for option in options {
      let found: (OfferTerms, Transaction.OfferType)? =
        switch option {
        case .promotionalOffer(let id):
          terms?.promotional.first { $0.id == id }.map { ($0, .promotional) }
        case .winBack(let id): terms?.winBack.first { $0.id == id }.map { ($0, .winBack) }
        case .code(let name): terms?.codes.first { $0.referenceName == name }.map { ($0, .code) }
        default: nil
        }
      if let found { return found }
      switch option {
      case .promotionalOffer, .winBack, .code: throw .invalidOfferIdentifier
      default: break
      }
    }
    return nil
  }
}
