import DeviceServices
public import SimulatedUIKit

/// What a button says that pays.
public enum PKPaymentButtonType: Int, Sendable {
  /// The cases as PassKit numbers them.
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp
  /// Further cases as PassKit numbers them.
  case order, rent, support, contribute, tip, `continue`
}

/// How a button looks that pays.
public enum PKPaymentButtonStyle: Int, Sendable {
  /// The cases as PassKit numbers them.
  case white, whiteOutline, black, automatic
}

/// A button that pays, in the system's words.
@MainActor @preconcurrency
open class PKPaymentButton: UIButton {
  /// How round its corners are, in points.
  open var cornerRadius: CGFloat = 4

  /// Creates a button.
  public convenience init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    self.init(frame: .zero)
    setTitle(PaymentButtonTitle.text(of: type), for: .normal)
  }

  /// Creates a button.
  public convenience init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle,
    disableCardArt: Bool
  ) { self.init(paymentButtonType: type, paymentButtonStyle: style) }

  /// Creates a button.
  public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
    self.init(paymentButtonType: type, paymentButtonStyle: style)
  }
}

/// A button that adds a pass, in the system's words.
@MainActor @preconcurrency
open class PKAddPassButton: UIButton {
  /// How it looks.
  open var addPassButtonStyle = PKAddPassButtonStyle.black

  /// Creates a button.
  public convenience init(addPassButtonStyle style: PKAddPassButtonStyle) {
    self.init(frame: .zero)
    addPassButtonStyle = style
    setTitle(PaymentButtonTitle.wallet.text, for: .normal)
  }

  /// Creates a button.
  public convenience init(style: PKAddPassButtonStyle) { self.init(addPassButtonStyle: style) }
}

/// How a button looks that adds a pass.
public enum PKAddPassButtonStyle: Int, Sendable {
  /// The cases as PassKit numbers them.
  case black, blackOutline
}
