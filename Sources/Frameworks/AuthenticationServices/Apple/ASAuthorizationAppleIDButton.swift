public import Foundation
public import SimulatedUIKit

/// The button to sign in with the person's account at Apple.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDButton: UIButton {
  /// What it says.
  public enum ButtonType: Int, Sendable {
    case signIn
    case `continue`
    case signUp

    /// To sign in.
    public static var `default`: ButtonType { .signIn }
  }

  /// How it looks.
  public enum Style: Int, Sendable {
    case white
    case whiteOutline
    case black
  }

  /// A button.
  public convenience init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) {
    self.init(frame: .zero)
    let title =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    setTitle(title, for: .normal)
  }

  /// A button to sign in.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
}
