public import Foundation

/// Asks the person to sign in.
///
/// The device has no account: it ends as when the person cancels.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
  /// In which ways.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Told how it ended.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Says where it shows.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Asks in some ways.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Asks; the person cancels.
  open func performRequests() {
    Task { @MainActor in
      delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
    }
  }

  /// Asks; the person cancels.
  open func performRequests(options: RequestOptions) { performRequests() }

  /// Offers what the device knows while a field is filled in: nothing.
  open func performAutoFillAssistedRequests() {}

  /// Asks no more.
  open func cancel() {}

  /// How it asks.
  public struct RequestOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Only with what is on this device.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
}

/// Told how signing in ended.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// The person has signed in: never, here.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// The person has not signed in.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Nothing is done.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Nothing is done.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Says where signing in shows.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
