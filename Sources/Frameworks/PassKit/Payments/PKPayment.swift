public import Foundation

/// A payment to which the person has agreed.
open class PKPayment: NSObject, @unchecked Sendable {
  /// What the seller's bank makes money of.
  public let token: PKPaymentToken
  /// Who pays.
  public let billingContact: PKContact?
  /// Who gets it.
  public let shippingContact: PKContact?
  /// How it comes.
  public let shippingMethod: PKShippingMethod?

  init(_ request: PKPaymentRequest) {
    token = PKPaymentToken()
    billingContact = request.billingContact
    shippingContact = request.shippingContact
    shippingMethod = request.shippingMethods?.first
    super.init()
  }
}

/// What a seller's bank makes money of: on a simulator no bank does.
open class PKPaymentToken: NSObject, @unchecked Sendable {
  /// The card.
  open var paymentMethod = PKPaymentMethod()
  /// What tells it from others, as a simulator names all of them.
  open var transactionIdentifier: String { "Simulated Identifier" }
  /// What the bank reads: nothing, as on a simulator.
  open var paymentData: Data { Data() }
}

/// A card.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
  /// What the person knows it by.
  open var displayName: String? { "Simulated Instrument" }
  /// Whose it is.
  open var network: PKPaymentNetwork? { .amex }
  /// What kind of card it is.
  open var type: PKPaymentMethodType { .credit }
}

/// What kind of card pays.
public enum PKPaymentMethodType: UInt, Sendable {
  /// The cases as PassKit numbers them.
  case unknown, debit, credit, prepaid, store, eMoney
}
