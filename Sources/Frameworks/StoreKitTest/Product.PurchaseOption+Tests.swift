public import Foundation
public import StoreKit

extension Product.PurchaseOption {
  /// What becomes of a subscription that was bought in the past.
  public enum SubscriptionRenewalBehavior: Codable, Hashable, Sendable {
    /// It has renewed until now.
    case renewUntilNow
    /// It was cancelled at once.
    case cancelImmediately
  }

  /// An offer that the app makes, without a signature.
  public static func promotionalOffer(id identifier: String) -> Product.PurchaseOption {
    Self(.promotionalOffer(identifier))
  }

  /// An offer behind a code.
  public static func codeOffer(referenceName: String) -> Product.PurchaseOption {
    Self(.code(referenceName))
  }

  /// When it was made.
  public static func purchaseDate(
    _ date: Date, renewalBehavior: SubscriptionRenewalBehavior = .renewUntilNow
  ) -> Product.PurchaseOption {
    Self(.date(date, isCancelled: renewalBehavior == .cancelImmediately))
  }
}
