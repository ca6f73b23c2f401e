public import SimulatedUIKit

extension PKPaymentAuthorizationControllerDelegate {
  /// Asks the asynchronous form.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping @Sendable (PKPaymentAuthorizationResult) -> Void
  ) {
    Task { @MainActor in
      completion(
        await paymentAuthorizationController(controller, didAuthorizePayment: payment))
    }
  }

  /// Asks the older form.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult {
    await withCheckedContinuation { continuation in
      paymentAuthorizationController(controller, didAuthorizePayment: payment) {
        (status: PKPaymentAuthorizationStatus) in
        continuation.resume(returning: PKPaymentAuthorizationResult(status: status, errors: nil))
      }
    }
  }

  /// The payment is not taken.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    completion: @escaping @Sendable (PKPaymentAuthorizationStatus) -> Void
  ) { completion(.failure) }

  /// Nothing is done.
  public func paymentAuthorizationControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationController
  ) {}

  /// Nothing has changed.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping @Sendable (PKPaymentRequestShippingMethodUpdate) -> Void
  ) {}

  /// Nothing has changed.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingContact contact: PKContact,
    handler completion: @escaping @Sendable (PKPaymentRequestShippingContactUpdate) -> Void
  ) {}

  /// Nothing has changed.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping @Sendable (PKPaymentRequestPaymentMethodUpdate) -> Void
  ) {}

  /// Nothing has changed.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
    handler completion: @escaping @Sendable (PKPaymentRequestCouponCodeUpdate) -> Void
  ) {}

  /// The only one.
  public func presentationWindow(
    for controller: PKPaymentAuthorizationController
  ) -> UIWindow? { nil }
}
