public import Foundation

/// The domain of StoreKit's errors.
public let SKErrorDomain = "SKErrorDomain"

/// Why the store could not do something, by the older interface.
public struct SKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// The cases as StoreKit numbers them.
    case unknown = 0, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    /// As StoreKit numbers them.
    case storeProductNotAvailable, cloudServicePermissionDenied
    /// As StoreKit numbers them.
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked, privacyAcknowledgementRequired
    /// As StoreKit numbers them.
    case unauthorizedRequestData, invalidOfferIdentifier, invalidSignature, missingOfferParams
    /// As StoreKit numbers them.
    case invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
    /// As StoreKit numbers them.
    case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
  }

  /// What is wrong.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// Creates an error that says more than it needs to.
  public init(_ code: Code, userInfo: [String: Any]) { self.init(code) }

  /// The error that an older one stands for.
  public init(_nsError error: NSError) { self.init(Code(rawValue: error.code) ?? .unknown) }

  /// The domain of StoreKit.
  public static var errorDomain: String { SKErrorDomain }
  /// The number.
  public var errorCode: Int { code.rawValue }
  /// What else is known: nothing.
  public var userInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  /// What is wrong, for persons.
  public var errorDescription: String? {
    switch code {
    case .paymentCancelled: "The payment was canceled by the user."
    case .paymentNotAllowed: "The user is not allowed to authorize payments."
    case .storeProductNotAvailable: "The requested product is not available in the store."
    case .paymentInvalid: "The payment parameters were not recognized."
    default: "An unknown error occurred."
    }
  }

  /// As StoreKit names it.
  public static var unknown: Code { .unknown }
  /// As StoreKit names it.
  public static var clientInvalid: Code { .clientInvalid }
  /// As StoreKit names it.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// As StoreKit names it.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// As StoreKit names it.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// As StoreKit names it.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// As StoreKit names it.
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  /// As StoreKit names it.
  public static var cloudServiceNetworkConnectionFailed: Code {
    .cloudServiceNetworkConnectionFailed
  }
  /// As StoreKit names it.
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  /// As StoreKit names it.
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  /// As StoreKit names it.
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  /// As StoreKit names it.
  public static var invalidSignature: Code { .invalidSignature }
  /// As StoreKit names it.
  public static var missingOfferParams: Code { .missingOfferParams }
  /// As StoreKit names it.
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  /// As StoreKit names it.
  public static var ineligibleForOffer: Code { .ineligibleForOffer }
}

extension SKError.Code {
  /// Whether an error says this, so that it can be caught by its name.
  public static func ~= (code: SKError.Code, error: any Error) -> Bool {
    (error as? SKError)?.code == code
  }
}
