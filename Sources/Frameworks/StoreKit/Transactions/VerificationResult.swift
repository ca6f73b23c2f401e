public import Foundation

/// Something that the App Store says, and whether it has really said it.
@frozen public enum VerificationResult<SignedType> {
  /// Someone else may have said it.
  case unverified(SignedType, VerificationError)
  /// It has.
  case verified(SignedType)

  /// Why one cannot know.
  public enum VerificationError: Error, LocalizedError, Hashable, Sendable {
    /// As StoreKit names the cases.
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    /// As StoreKit names the cases.
    case invalidSignature, missingRequiredProperties

    /// What is wrong, for persons.
    public var errorDescription: String? { "Verification Failed" }
    /// Why it is wrong, for persons.
    public var failureReason: String? { "The signature could not be verified." }
    /// What a person may do.
    public var recoverySuggestion: String? { nil }
  }

  /// What is said, if the App Store has said it.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// What is said, whoever has said it.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

extension VerificationResult: CustomDebugStringConvertible
where SignedType: CustomDebugStringConvertible {
  /// What is said, for logs.
  public var debugDescription: String {
    switch self {
    case .verified(let value): "VerificationResult.verified(\(value.debugDescription))"
    case .unverified(let value, let error):
      "VerificationResult.unverified(\(value.debugDescription), \(error))"
    }
  }
}

/// What the App Store signs; here its signatures are empty.
public protocol _SignedPayload: Sendable {
  /// What is said, as a token.
  var _signedText: String { get }
  /// What is said, as JSON.
  var jsonRepresentation: Data { get }
  /// When it was said.
  var signedDate: Date { get }
}

extension VerificationResult where SignedType: _SignedPayload {
  /// The token.
  public var jwsRepresentation: String { unsafePayloadValue._signedText + "." }
  /// How it is signed: not at all.
  public var headerData: Data { JSONPayload.header }
  /// What is said.
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  /// The signature, which is empty.
  public var signatureData: Data { Data() }
  /// What would be signed.
  public var signedData: Data { Data(unsafePayloadValue._signedText.utf8) }
  /// When it was said.
  public var signedDate: Date { unsafePayloadValue.signedDate }
  /// Nothing: there is no device to verify.
  public var deviceVerification: Data { Data() }
  /// Nothing: there is no device to verify.
  public var deviceVerificationNonce: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension Transaction: _SignedPayload {
  /// What is said, as a token.
  public var _signedText: String { payload.signed }
}

extension Product.SubscriptionInfo.RenewalInfo: _SignedPayload {
  /// What is said, as a token.
  public var _signedText: String { payload.signed }
}

extension AppTransaction: _SignedPayload {
  /// What is said, as a token.
  public var _signedText: String { payload.signed }
}
