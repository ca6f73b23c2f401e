public import Foundation
public import SimulatedUIKit

extension Product {
  /// What became of a purchase.
  public enum PurchaseResult: Sendable {
    /// It was made.
    case success(VerificationResult<Transaction>)
    /// The person did not want to.
    case userCancelled
    /// Someone has to do something first.
    case pending
  }

  /// Why a purchase could not be made.
  public enum PurchaseError: Error, LocalizedError, Hashable, Sendable {
    /// The quantity is not one to ten.
    case invalidQuantity
    /// The store does not have the product.
    case productUnavailable
    /// The person may not buy.
    case purchaseNotAllowed
    /// The offer is not for this person.
    case ineligibleForOffer
    /// There is no such offer.
    case invalidOfferIdentifier
    /// The offer's price is wrong.
    case invalidOfferPrice
    /// The offer's signature does not hold.
    case invalidOfferSignature
    /// The offer lacks something.
    case missingOfferParameters

    /// What is wrong, for persons.
    public var errorDescription: String? {
      switch self {
      case .invalidQuantity: "Invalid Quantity"
      case .productUnavailable: "Item Unavailable"
      case .purchaseNotAllowed: "Purchase Not Allowed"
      case .ineligibleForOffer: "Ineligible for Offer"
      case .invalidOfferIdentifier: "Invalid Offer"
      case .invalidOfferPrice: "Invalid Offer Price"
      case .invalidOfferSignature: "Invalid Offer Signature"
      case .missingOfferParameters: "Invalid Offer"
      }
    }

    /// Why it is wrong, for persons.
    public var failureReason: String? {
      switch self {
      case .productUnavailable: "The item is not available to purchase."
      case .purchaseNotAllowed: "You are not allowed to make purchases."
      case .ineligibleForOffer: "You are not eligible for this offer."
      default: nil
      }
    }

    /// What a person may do.
    public var recoverySuggestion: String? { nil }
  }

  /// Buys the product, which the person confirms on a sheet of the system's.
  ///
  /// - Parameter options: What else is said of the purchase.
  /// - Returns: What became of it.
  /// - Throws: ``PurchaseError`` or ``StoreKitError``.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    try await purchase(options: options, from: .product)
  }

  /// Buys the product.
  func purchase(
    options: Set<PurchaseOption>, from buyer: Store.Buyer
  ) async throws -> PurchaseResult {
    let outcome = try await Store.shared.purchase(
      StoreOrder(productID: id, options: options), from: buyer)
    switch outcome {
    case .success(let record): return .success(Store.shared.verified(Transaction(record)))
    case .cancelled: return .userCancelled
    case .pending: return .pending
    }
  }

  /// Buys the product, which the person confirms in a scene.
  @discardableResult
  public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  /// Buys the product, which the person confirms in front of a view controller.
  @discardableResult
  public func purchase(
    confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }
}
