import DeviceServices
public import SimulatedUIKit

/// Asks the person to pay, on a sheet of the system's.
@MainActor @preconcurrency
open class PKPaymentAuthorizationController: NSObject {
  /// Told how it goes.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  private let request: PKPaymentRequest

  /// Asks for a payment.
  public init(paymentRequest request: PKPaymentRequest) {
    self.request = request
    super.init()
  }

  /// Whether the device pays: yes.
  nonisolated open class func canMakePayments() -> Bool { true }

  /// Whether it has a card of some networks: yes, as a simulator has one of each.
  nonisolated open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork]
  ) -> Bool { !supportedNetworks.isEmpty }

  /// Whether it has a card of some networks and for some sellers: yes.
  nonisolated open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { canMakePayments(usingNetworks: supportedNetworks) }

  /// Whether its devices can be asked for a payment: no.
  nonisolated open class func supportsDisbursements() -> Bool { false }

  /// Shows the sheet.
  ///
  /// - Parameter completion: Told whether it shows: not without a line to pay.
  open func present(completion: ((Bool) -> Void)? = nil) {
    guard !request.paymentSummaryItems.isEmpty, !request.merchantIdentifier.isEmpty else {
      DeviceServices.shared.notes.add(
        "PassKit shows no payment sheet: the request has no merchantIdentifier or no "
          + "paymentSummaryItems.")
      completion?(false)
      return
    }
    let isShown = PaymentSheet(request: request).present { [self] in
      if $0 { authorize() } else { delegate?.paymentAuthorizationControllerDidFinish(self) }
    }
    completion?(isShown)
  }

  /// Shows the sheet.
  @discardableResult
  open func present() async -> Bool {
    await withCheckedContinuation { continuation in
      present { continuation.resume(returning: $0) }
    }
  }

  /// Takes the sheet away: it has gone by itself.
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }

  /// Takes the sheet away: it has gone by itself.
  open func dismiss() async {}

  private func authorize() {
    guard let delegate else { return }
    delegate.paymentAuthorizationControllerWillAuthorizePayment(self)
    let payment = PKPayment(request)
    delegate.paymentAuthorizationController(self, didAuthorizePayment: payment) { [self] result in
      // Apps answer from where they like; what follows is the main actor's.
      Task { @MainActor in
        if result.status != .success {
          PaymentSheet(request: request).tellFailure(result.errors)
        }
        self.delegate?.paymentAuthorizationControllerDidFinish(self)
      }
    }
  }
}

/// Told how paying goes.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  /// It is over: the app takes the sheet away.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  /// The person has agreed; the app takes the payment and says whether it could.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping @Sendable (PKPaymentAuthorizationResult) -> Void)
  /// The person has agreed, in the older form.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    completion: @escaping @Sendable (PKPaymentAuthorizationStatus) -> Void)
  /// The person has agreed; the app takes the payment and says whether it could.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult
  /// The person is about to agree.
  func paymentAuthorizationControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationController)
  /// Another way was chosen: never, here.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping @Sendable (PKPaymentRequestShippingMethodUpdate) -> Void)
  /// Somebody else gets it: never, here.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingContact contact: PKContact,
    handler completion: @escaping @Sendable (PKPaymentRequestShippingContactUpdate) -> Void)
  /// Another card pays: never, here.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectPaymentMethod paymentMethod: PKPaymentMethod,
    handler completion: @escaping @Sendable (PKPaymentRequestPaymentMethodUpdate) -> Void)
  /// A code was written: never, here.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
    handler completion: @escaping @Sendable (PKPaymentRequestCouponCodeUpdate) -> Void)
  /// The window that the sheet is before.
  func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow?
}
