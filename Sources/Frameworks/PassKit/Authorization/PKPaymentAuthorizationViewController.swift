public import SimulatedUIKit

/// Asks the person to pay, as a controller: the sheet of the system's comes when it shows.
@MainActor @preconcurrency
open class PKPaymentAuthorizationViewController: UIViewController {
  /// Told how it goes.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  private let request: PKPaymentRequest
  private var isAsking = false

  /// Asks for a payment; `nil` where nothing is to be paid.
  public init?(paymentRequest request: PKPaymentRequest) {
    guard !request.paymentSummaryItems.isEmpty, !request.merchantIdentifier.isEmpty else {
      return nil
    }
    self.request = request
    super.init(nibName: nil, bundle: nil)
  }

  /// Not used: there are no archives of views here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

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

  /// Shows the sheet.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isAsking else { return }
    isAsking = true
    _ = PaymentSheet(request: request).present { [self] in
      if $0 { authorize() } else { delegate?.paymentAuthorizationViewControllerDidFinish(self) }
    }
  }

  private func authorize() {
    guard let delegate else { return }
    delegate.paymentAuthorizationViewControllerWillAuthorizePayment(self)
    let payment = PKPayment(request)
    delegate.paymentAuthorizationViewController(self, didAuthorizePayment: payment) {
      [self] result in
      // Apps answer from where they like; what follows is the main actor's.
      Task { @MainActor in
        if result.status != .success {
          PaymentSheet(request: request).tellFailure(result.errors)
        }
        self.delegate?.paymentAuthorizationViewControllerDidFinish(self)
      }
    }
  }
}

/// Told how paying goes.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: AnyObject {
  /// It is over: the app takes the controller away.
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController)
  /// The person is about to agree.
  func paymentAuthorizationViewControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationViewController)
  /// The person has agreed; the app takes the payment and says whether it could.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping @Sendable (PKPaymentAuthorizationResult) -> Void)
  /// The person has agreed, in the older form.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    completion: @escaping @Sendable (PKPaymentAuthorizationStatus) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
  /// Nothing is done.
  public func paymentAuthorizationViewControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationViewController
  ) {}

  /// Asks the older form.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping @Sendable (PKPaymentAuthorizationResult) -> Void
  ) {
    paymentAuthorizationViewController(controller, didAuthorizePayment: payment) {
      (status: PKPaymentAuthorizationStatus) in
      completion(PKPaymentAuthorizationResult(status: status, errors: nil))
    }
  }

  /// The payment is not taken.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    completion: @escaping @Sendable (PKPaymentAuthorizationStatus) -> Void
  ) { completion(.failure) }
}
