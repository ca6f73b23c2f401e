public import Foundation

/// Whether a payment was taken.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// The cases as PassKit numbers them.
  case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress
  /// Further cases as PassKit numbers them.
  case invalidShippingContact, pinRequired, pinIncorrect, pinLockout
}

/// What an app says of a payment.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  /// Whether it was taken.
  open var status: PKPaymentAuthorizationStatus
  /// What is wrong with it.
  open var errors: [any Error]
  /// What is known of the order.
  open var orderDetails: NSObject?

  /// Says something.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors ?? []
    super.init()
  }
}

/// What an app says when something of a payment has changed.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
  /// Whether it can be paid so.
  open var status = PKPaymentAuthorizationStatus.success
  /// The lines.
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  /// The ways in which it comes.
  open var shippingMethods: [PKShippingMethod] = []

  /// Says what is paid.
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.paymentSummaryItems = paymentSummaryItems
    super.init()
  }
}

/// What an app says when another card pays.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  /// What is wrong with it.
  open var errors: [any Error]?

  /// Says what is paid, and what is wrong.
  public convenience init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem]
  ) {
    self.init(paymentSummaryItems: paymentSummaryItems)
    self.errors = errors
  }
}

/// What an app says when somebody else gets it.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  /// What is wrong with that.
  open var errors: [any Error]?

  /// Says what is paid, and what is wrong.
  public convenience init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem],
    shippingMethods: [PKShippingMethod]
  ) {
    self.init(paymentSummaryItems: paymentSummaryItems)
    self.errors = errors
    self.shippingMethods = shippingMethods
  }
}

/// What an app says when it comes in another way.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}

/// What an app says when the person has written a code.
open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  /// What is wrong with it.
  open var errors: [any Error]?

  /// Says what is paid, and what is wrong.
  public convenience init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem],
    shippingMethods: [PKShippingMethod]
  ) {
    self.init(paymentSummaryItems: paymentSummaryItems)
    self.errors = errors
    self.shippingMethods = shippingMethods
  }
}

/// What an app says when the seller is to be asked who they are.
open class PKPaymentRequestMerchantSessionUpdate: NSObject, @unchecked Sendable {
  /// Whether it can be paid so.
  open var status = PKPaymentAuthorizationStatus.success
}
