import DeviceServices
public import SimulatedUI

/// What a button says that pays.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
  let type: PKPaymentButtonType

  /// “Apple Pay”.
  public static let plain = PayWithApplePayButtonLabel(type: .plain)
  /// “Buy with Apple Pay”.
  public static let buy = PayWithApplePayButtonLabel(type: .buy)
  /// “Set Up Apple Pay”.
  public static let setUp = PayWithApplePayButtonLabel(type: .setUp)
  /// “Pay with Apple Pay”.
  public static let inStore = PayWithApplePayButtonLabel(type: .inStore)
  /// “Donate with Apple Pay”.
  public static let donate = PayWithApplePayButtonLabel(type: .donate)
  /// “Check out with Apple Pay”.
  public static let checkout = PayWithApplePayButtonLabel(type: .checkout)
  /// “Book with Apple Pay”.
  public static let book = PayWithApplePayButtonLabel(type: .book)
  /// “Subscribe with Apple Pay”.
  public static let subscribe = PayWithApplePayButtonLabel(type: .subscribe)
  /// “Reload with Apple Pay”.
  public static let reload = PayWithApplePayButtonLabel(type: .reload)
  /// “Add Money with Apple Pay”.
  public static let addMoney = PayWithApplePayButtonLabel(type: .addMoney)
  /// “Top Up with Apple Pay”.
  public static let topUp = PayWithApplePayButtonLabel(type: .topUp)
  /// “Order with Apple Pay”.
  public static let order = PayWithApplePayButtonLabel(type: .order)
  /// “Rent with Apple Pay”.
  public static let rent = PayWithApplePayButtonLabel(type: .rent)
  /// “Support with Apple Pay”.
  public static let support = PayWithApplePayButtonLabel(type: .support)
  /// “Contribute with Apple Pay”.
  public static let contribute = PayWithApplePayButtonLabel(type: .contribute)
  /// “Tip with Apple Pay”.
  public static let tip = PayWithApplePayButtonLabel(type: .tip)
  /// “Continue with Apple Pay”.
  public static let `continue` = PayWithApplePayButtonLabel(type: .continue)
}

/// How a button looks that pays.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
  private let name: String

  /// As the screen is.
  public static let automatic = PayWithApplePayButtonStyle(name: "automatic")
  /// Black.
  public static let black = PayWithApplePayButtonStyle(name: "black")
  /// White.
  public static let white = PayWithApplePayButtonStyle(name: "white")
  /// White with a line around it.
  public static let whiteOutline = PayWithApplePayButtonStyle(name: "whiteOutline")
}

/// How far a payment is.
public enum PayWithApplePayButtonPaymentAuthorizationPhase: @unchecked Sendable {
  /// The person is about to agree.
  case willAuthorize
  /// They have agreed: the app takes the payment and says whether it could.
  case didAuthorize(
    payment: PKPayment, resultHandler: @Sendable (PKPaymentAuthorizationResult) -> Void)
  /// It is over.
  case didFinish
}

/// A button that pays, in the system's words.
public struct PayWithApplePayButton<Fallback: View>: View {
  /// How far a payment is.
  public typealias PaymentAuthorizationPhase = PayWithApplePayButtonPaymentAuthorizationPhase

  private let label: PayWithApplePayButtonLabel
  private let press: @MainActor () -> Void

  init(_ label: PayWithApplePayButtonLabel, press: @escaping @MainActor () -> Void) {
    self.label = label
    self.press = press
  }

  /// Creates a button that does something; with something else where the device does not pay.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping @MainActor () -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) { self.init(label, press: action) }

  /// Creates a button that shows the sheet of the system's.
  ///
  /// - Parameters:
  ///   - label: What it says.
  ///   - request: What is paid.
  ///   - onPaymentAuthorizationChange: Told how far the payment is.
  ///   - fallback: What shows where the device does not pay.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping @MainActor (PaymentAuthorizationPhase) -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) {
    self.init(label) {
      ButtonPayment(request: request, tell: onPaymentAuthorizationChange).begin()
    }
  }

  /// The button.
  public var body: some View {
    Button {
      press()
    } label: {
      Text(verbatim: PaymentButtonTitle.text(of: label.type))
    }
    .buttonStyle(.borderedProminent)
  }
}

extension PayWithApplePayButton where Fallback == EmptyView {
  /// Creates a button that does something.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping @MainActor () -> Void
  ) { self.init(label, press: action) }

  /// Creates a button that shows the sheet of the system's.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping @MainActor (PaymentAuthorizationPhase) -> Void
  ) {
    self.init(label, request: request, onPaymentAuthorizationChange: onPaymentAuthorizationChange) {
      EmptyView()
    }
  }
}

extension View {
  /// Sets how buttons look that pay; only pixels show that.
  public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View { self }

  /// Sets how buttons look that add passes; only pixels show that.
  public func addPassToWalletButtonStyle(_ style: AddPassToWalletButtonStyle) -> some View { self }
}
