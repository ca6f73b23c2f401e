public import Foundation

/// What is wrong with a payment.
public struct PKPaymentError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of error, as PassKit numbers them.
  public enum Code: Int, Sendable {
    /// Something else.
    case unknownError = -1
    /// Nothing can come there.
    case shippingContactInvalidError = 1
    /// Who pays is not known.
    case billingContactInvalidError
    /// Nothing comes to that address.
    case shippingAddressUnserviceableError
    /// The code of the seller's is none.
    case couponCodeInvalidError
    /// The code of the seller's has expired.
    case couponCodeExpiredError
  }

  /// Which one it is.
  public let code: Code

  /// An error of a kind.
  public init(_ code: Code) { self.code = code }

  /// An error of a kind, with more said of it.
  public init(_ code: Code, userInfo: [String: Any]) { self.code = code }

  /// The domain of these errors.
  public static var errorDomain: String { "PKPaymentErrorDomain" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// Nothing can come there.
  public static let shippingContactInvalidError = Code.shippingContactInvalidError
  /// Who pays is not known.
  public static let billingContactInvalidError = Code.billingContactInvalidError
}
