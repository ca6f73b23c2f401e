import Crypto
import Foundation

extension CryptoKitError {
  /// Opens something; what the code underneath says of what is not genuine is said in CryptoKit's own
  /// word.
  static func authenticating(_ open: () throws -> Data) throws -> Data {
    do {
      return try open()
    } catch CryptoKitError.underlyingCoreCryptoError {
      throw CryptoKitError.authenticationFailure
    }
  }
}
