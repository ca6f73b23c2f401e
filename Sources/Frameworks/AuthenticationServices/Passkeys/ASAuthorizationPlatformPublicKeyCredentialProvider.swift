public import Foundation

/// Signing in with a key that the device keeps; it keeps none.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  /// The server that the keys are for.
  public let relyingPartyIdentifier: String

  /// The way, for a server.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    super.init()
  }

  /// A request to make a key.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    let request = ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(provider: self)
    request.challenge = challenge
    request.name = name
    request.userID = userID
    return request
  }

  /// A request to sign in with a key.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    let request = ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(provider: self)
    request.challenge = challenge
    return request
  }
}

/// A request to make a key.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  /// What the server has asked.
  open var challenge = Data()
  /// The account's name.
  open var name = ""
  /// The account.
  open var userID = Data()
  /// What the person is called.
  open var displayName: String?
  /// Whether the person has to be recognised.
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
}

/// A request to sign in with a key.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  /// What the server has asked.
  open var challenge = Data()
  /// The keys that will do.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// Whether the person has to be recognised.
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
}

/// Which key is meant.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
  /// The key's name.
  open var credentialID: Data

  /// A key by its name.
  public init(credentialID: Data) {
    self.credentialID = credentialID
    super.init()
  }
}

/// Whether the person has to be recognised.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable,
  Hashable, Sendable
{
  /// The name.
  public let rawValue: String

  /// A wish by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// If that can be.
  public static let preferred = Self(rawValue: "preferred")
  /// In any case.
  public static let required = Self(rawValue: "required")
  /// If at all, then not.
  public static let discouraged = Self(rawValue: "discouraged")
}
