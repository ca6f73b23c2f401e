public import Foundation

/// What is paid, and how.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  /// What the seller is called by Apple.
  open var merchantIdentifier = ""
  /// The seller's country, such as `US`.
  open var countryCode = ""
  /// The currency, such as `USD`.
  open var currencyCode = ""
  /// Whose cards pay.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// What the seller can do with cards.
  open var merchantCapabilities = PKMerchantCapability()
  /// The lines; the last one is what is paid, and to whom.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// From which countries cards pay.
  open var supportedCountries: Set<String>?
  /// What the app wants to know of who pays.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// What the app wants to know of who gets it.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// Who pays.
  open var billingContact: PKContact?
  /// Who gets it.
  open var shippingContact: PKContact?
  /// Whether the person may choose where it comes to.
  open var shippingContactEditingMode = PKShippingContactEditingMode.available
  /// How it comes.
  open var shippingType = PKShippingType.shipping
  /// The ways in which it comes.
  open var shippingMethods: [PKShippingMethod]?
  /// What the app wants to know again.
  open var applicationData: Data?
  /// A code of the seller's.
  open var couponCode: String?
  /// Whether the person may write a code.
  open var supportsCouponCode = false

  /// A request of nothing.
  public override init() {}

  /// Whose cards pay on the device.
  open class func availableNetworks() -> [PKPaymentNetwork] {
    [.amex, .discover, .JCB, .maestro, .masterCard, .visa]
  }
}
