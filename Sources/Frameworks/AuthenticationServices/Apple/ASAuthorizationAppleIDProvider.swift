public import Foundation

/// Signing in with the person's account at Apple; the device has none.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// How it stands with an account.
  public enum CredentialState: Int, Sendable {
    case revoked
    case authorized
    case notFound
    case transferred
  }

  /// The way.
  public override init() { super.init() }

  /// A request to sign in.
  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }

  /// Tells how it stands with an account: there is none.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }

  /// How it stands with an account: there is none.
  ///
  /// - Throws: Nothing.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }

  /// An account is no longer to be used: told by nobody here.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")
}

/// A request to sign in with the person's account at Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// Whose account it is.
  open var user: String?
}

/// Who the person is by their account at Apple; nobody makes one here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The account.
  public let user: String
  /// What came with the request.
  public let state: String?
  /// What is known of the person.
  public let authorizedScopes: [ASAuthorization.Scope] = []
  /// What a server asks with.
  public let authorizationCode: Data?
  /// What tells who it is.
  public let identityToken: Data?
  /// The address of mail.
  public let email: String?
  /// The name.
  public let fullName: PersonNameComponents?
  /// Whether it is likely a person.
  public let realUserStatus = ASUserDetectionStatus.unknown

  init(user: String) {
    self.user = user
    state = nil
    authorizationCode = nil
    identityToken = nil
    email = nil
    fullName = nil
    super.init()
  }
}

/// Whether it is likely a person.
public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported
  case unknown
  case likelyReal
}

/// Signing in with a password that the device keeps; it keeps none.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// The way.
  public override init() { super.init() }

  /// A request to sign in.
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}

/// A request to sign in with a password that the device keeps.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// A password that the device keeps; nobody makes one here.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The account.
  public let user: String
  /// The password.
  public let password: String

  /// A password.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }
}
