public import Foundation
public import SimulatedUI

/// The button to sign in with the person's account at Apple; the device has none, so that it ends as
/// when the person cancels.
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Sendable {
    let text: String

    /// To sign in.
    public static let signIn = Label(text: "Sign in with Apple")
    /// To go on.
    public static let `continue` = Label(text: "Continue with Apple")
    /// To sign up.
    public static let signUp = Label(text: "Sign up with Apple")
  }

  /// How the button looks.
  public struct Style: Sendable {
    /// Black.
    public static let black = Style()
    /// White.
    public static let white = Style()
    /// White with a line around it.
    public static let whiteOutline = Style()
  }

  private let label: Label
  private let request: (ASAuthorizationAppleIDRequest) -> Void
  private let completion: (Result<ASAuthorization, any Error>) -> Void

  /// A button; what it asks for is said when it is tapped.
  public init(
    _ label: Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    request = onRequest
    completion = onCompletion
  }

  /// The button.
  public var body: some View {
    Button(label.text) {
      request(ASAuthorizationAppleIDProvider().createRequest())
      completion(.failure(ASAuthorizationError(.canceled)))
    }
  }
}

extension View {
  /// Sets how buttons to sign in with Apple look; only pixels show it.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View { self }
}
