public import Foundation

/// Something that the person has bought, or that has renewed.
public struct Transaction: Identifiable, Sendable {
  let record: StoreRecord
  /// When the store has said this.
  public let signedDate: Date

  init(_ record: StoreRecord, signedDate: Date = .now) {
    var record = record
    // What the app does with a transaction makes no other one of it.
    record.isFinished = false
    record.announcedIn = nil
    self.record = record
    self.signedDate = signedDate
  }

  /// A transaction as the store keeps it, for tests.
  package static func of(_ record: StoreRecord) -> Transaction { Transaction(record) }

  /// Tells it from others.
  public var id: UInt64 { record.id }
  /// The one that a subscription began with; of others their own.
  public var originalID: UInt64 { record.originalID }
  /// Tells periods of subscriptions apart.
  public var webOrderLineItemID: String? {
    record.type == .autoRenewable ? "\(record.id)" : nil
  }
  /// The product.
  public var productID: String { record.productID }
  /// The group of a subscription.
  public var subscriptionGroupID: String? { record.groupID }
  /// Bundle identifier of the app.
  public var appBundleID: String { AppTransaction.bundleIdentifier }
  /// When it was paid.
  public var purchaseDate: Date { record.purchaseDate }
  /// When that with which the subscription began was paid.
  public var originalPurchaseDate: Date { record.originalDate }
  /// Until when it holds; `nil` for what is no subscription.
  public var expirationDate: Date? { record.expirationDate }
  /// How many were bought.
  public var purchasedQuantity: Int { record.quantity }
  /// Whether a subscription that offers more has taken its place.
  public var isUpgraded: Bool { record.isUpgraded }
  /// The offer that was made use of.
  public var offer: Offer? { record.offer }
  /// The sort of that offer.
  public var offerType: OfferType? { offer?.type }
  /// The name of that offer.
  public var offerID: String? { offer?.id }
  /// How that offer is paid.
  public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
  /// How long that offer holds.
  public var offerPeriodStringRepresentation: String? { offer?.period?.isoText }
  /// When the store has taken it back.
  public var revocationDate: Date? { record.revocationDate }
  /// Why.
  public var revocationReason: RevocationReason? { record.revocationReason }
  /// What sort of product it is.
  public var productType: Product.ProductType { record.type }
  /// Whom the app has bought it for.
  public var appAccountToken: UUID? { record.token }
  /// Which store it is: that of a test.
  public var environment: AppStore.Environment { .xcode }
  /// Which store it is, as text.
  public var environmentStringRepresentation: String { environment.rawValue }
  /// How it came about.
  public var reason: Reason { record.reason }
  /// How it came about, as text.
  public var reasonStringRepresentation: String { reason.rawValue }
  /// The country of the store.
  public var storefront: Storefront { Storefront(record.storefront) }
  /// The code of that country.
  public var storefrontCountryCode: String { record.storefront }
  /// What was paid.
  public var price: Decimal? { record.price }
  /// What it was paid in.
  public var currency: Locale.Currency? { storefront.currency }
  /// The code of that.
  public var currencyCode: String? { currency?.identifier }
  /// How the person comes to have it.
  public var ownershipType: OwnershipType { .purchased }
  /// The app's, as the store knows it; none.
  public var appTransactionID: String { "0" }
  /// Nothing: there is no device to verify.
  public var deviceVerification: Data { Data() }
  /// Nothing: there is no device to verify.
  public var deviceVerificationNonce: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// What the store says of it, as JSON.
  public var jsonRepresentation: Data { payload.data }

  /// How the person stands to the group of the subscription.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async {
      subscriptionGroupID.flatMap { group in
        Store.shared.statuses(of: group).first {
          $0.transaction.unsafePayloadValue.originalID == originalID
        }
      }
    }
  }

  /// Tells the store that the person has what they have paid for.
  public func finish() async { Store.shared.finish(id) }

  var payload: JSONPayload {
    JSONPayload([
      "transactionId": "\(id)", "originalTransactionId": "\(originalID)", "productId": productID,
      "webOrderLineItemId": webOrderLineItemID, "bundleId": appBundleID,
      "subscriptionGroupIdentifier": subscriptionGroupID,
      "purchaseDate": JSONPayload.milliseconds(purchaseDate),
      "originalPurchaseDate": JSONPayload.milliseconds(originalPurchaseDate),
      "expiresDate": JSONPayload.milliseconds(expirationDate), "quantity": purchasedQuantity,
      "type": productType.rawValue, "appAccountToken": appAccountToken?.uuidString.lowercased(),
      "inAppOwnershipType": ownershipType.rawValue, "isUpgraded": isUpgraded ? true : nil,
      "signedDate": JSONPayload.milliseconds(signedDate), "offerType": offerType?.rawValue,
      "offerIdentifier": offerID, "offerDiscountType": offerPaymentModeStringRepresentation,
      "revocationDate": JSONPayload.milliseconds(revocationDate),
      "revocationReason": revocationReason?.rawValue, "environment": environment.rawValue,
      "transactionReason": reason.rawValue, "storefront": record.storefront,
      "storefrontId": storefront.id, "currency": currencyCode,
      "price": price.map { NSDecimalNumber(decimal: $0 * 1000).intValue },
    ])
  }
}

extension Transaction: Hashable {
  /// Whether both say the same, no matter when.
  public static func == (one: Transaction, other: Transaction) -> Bool {
    one.record == other.record
  }

  /// Tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(record.id) }
}

extension Transaction: CustomDebugStringConvertible {
  /// What the store says of it.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}

extension Product.SubscriptionPeriod {
  /// The period as configuration files have it, such as `P1M`.
  var isoText: String { "P\(value)\(unit.debugDescription.prefix(1).uppercased())" }
}
