public import Foundation

/// What the person has signed in with.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// What tells who it is.
  public let credential: any ASAuthorizationCredential
  /// In which way.
  public let provider: any ASAuthorizationProvider

  init(credential: any ASAuthorizationCredential, provider: any ASAuthorizationProvider) {
    self.credential = credential
    self.provider = provider
    super.init()
  }

  /// What an app wants to know of the person.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Something by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The address of mail.
    public static let email = Scope(rawValue: "email")
  }

  /// What an app wants to be done.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Something by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Signing in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// Signing in anew.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// Signing out.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
    /// As it suits.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
  }
}

/// What tells who the person is.
public protocol ASAuthorizationCredential: AnyObject {}

/// A way to sign in.
public protocol ASAuthorizationProvider: AnyObject {}

/// A request to sign in in some way.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  /// The way.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) {
    self.provider = provider
    super.init()
  }
}

/// A request to sign in with an account that is kept elsewhere.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What the app wants to know.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What comes back with the answer.
  open var state: String?
  /// What is part of the answer.
  open var nonce: String?
  /// What is to be done.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}
