/// A payment that a button of SwiftUI has asked for.
@MainActor final class ButtonPayment {
  private let request: PKPaymentRequest
  private let tell: @MainActor (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void

  /// Prepares a payment.
  ///
  /// - Parameters:
  ///   - request: What is paid.
  ///   - tell: Told how far it is.
  init(
    request: PKPaymentRequest,
    tell: @escaping @MainActor (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
  ) {
    self.request = request
    self.tell = tell
  }

  /// Shows the sheet.
  func begin() {
    let sheet = PaymentSheet(request: request)
    _ = sheet.present { [self] isAgreed in
      guard isAgreed else { return tell(.didFinish) }
      tell(.willAuthorize)
      tell(
        .didAuthorize(payment: PKPayment(request)) { result in
          // Apps answer from where they like; what follows is the main actor's.
          Task { @MainActor in
            if result.status != .success { sheet.tellFailure(result.errors) }
            self.tell(.didFinish)
          }
        })
    }
  }
}
