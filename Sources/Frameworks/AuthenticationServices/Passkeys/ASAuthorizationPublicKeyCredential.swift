public import Foundation

/// What a key has told of itself; nobody makes one here.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationCredential, @unchecked Sendable
{
  /// The key's name.
  public let credentialID = Data()
  /// What is known of the request.
  public let rawClientDataJSON = Data()
  /// What vouches for the key.
  public let rawAttestationObject: Data? = nil
  /// Where the key is.
  public let attachment = ASAuthorizationPublicKeyCredentialAttachment.platform
}

/// What a key has signed; nobody makes one here.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationCredential, @unchecked Sendable
{
  /// The key's name.
  public let credentialID = Data()
  /// What is known of the request.
  public let rawClientDataJSON = Data()
  /// What is known of the key.
  public let rawAuthenticatorData = Data()
  /// What the key has signed.
  public let signature = Data()
  /// The account.
  public let userID = Data()
  /// Where the key is.
  public let attachment = ASAuthorizationPublicKeyCredentialAttachment.platform
}

/// Where a key is.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable {
  case platform
  case crossPlatform
}
