public import Crypto
public import Foundation

extension ChaChaPoly {
  /// Opens a box.
  ///
  /// - Parameters:
  ///   - sealedBox: The box.
  ///   - key: The key that it was sealed with.
  /// - Returns: What was sealed.
  /// - Throws: `CryptoKitError.authenticationFailure`, as on Apple's systems, where it is another key or
  ///   another box.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try CryptoKitError.authenticating { try ChaChaPoly.Crypto::open(sealedBox, using: key) }
  }

  /// Opens a box that was sealed with something that anybody can read.
  ///
  /// - Parameters:
  ///   - sealedBox: The box.
  ///   - key: The key that it was sealed with.
  ///   - authenticatedData: What can be read.
  /// - Returns: What was sealed.
  /// - Throws: As ``open(_:using:)``.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    try CryptoKitError.authenticating {
      try ChaChaPoly.Crypto::open(sealedBox, using: key, authenticating: authenticatedData)
    }
  }
}
