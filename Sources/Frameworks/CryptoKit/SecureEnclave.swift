public import Crypto
public import Foundation

/// The part of a device that keeps keys to itself, which this one has not: apps take the way that they
/// have for such devices.
public enum SecureEnclave {
  /// Whether the device has it: no.
  public static var isAvailable: Bool { false }

  /// Keys of the curve P-256 that it would keep.
  public enum P256 {
    /// Keys that sign.
    public enum Signing {
      /// A key of which there can be none here.
      public struct PrivateKey: Sendable {
        private let key: Never

        /// Makes a key.
        ///
        /// - Parameter compactRepresentable: Whether it can be written compactly.
        /// - Throws: An error always, as the device has nothing to keep it in.
        public init(compactRepresentable: Bool = true) throws { throw SecureEnclave.isMissing }

        /// Restores a key.
        ///
        /// - Parameter dataRepresentation: What a device has given for it.
        /// - Throws: An error always, as the device has nothing to keep it in.
        public init(dataRepresentation: Data) throws { throw SecureEnclave.isMissing }

        /// The key that others verify with.
        public var publicKey: Crypto.P256.Signing.PublicKey { switch key {} }
        /// What restores the key on the same device.
        public var dataRepresentation: Data { switch key {} }

        /// Signs data.
        ///
        /// - Parameter data: What is signed.
        /// - Returns: The signature.
        /// - Throws: What the signing throws.
        public func signature(
          for data: some DataProtocol
        ) throws -> Crypto.P256.Signing.ECDSASignature { switch key {} }
      }
    }

    /// Keys that agree on others.
    public enum KeyAgreement {
      /// A key of which there can be none here.
      public struct PrivateKey: Sendable {
        private let key: Never

        /// Makes a key.
        ///
        /// - Parameter compactRepresentable: Whether it can be written compactly.
        /// - Throws: An error always, as the device has nothing to keep it in.
        public init(compactRepresentable: Bool = true) throws { throw SecureEnclave.isMissing }

        /// Restores a key.
        ///
        /// - Parameter dataRepresentation: What a device has given for it.
        /// - Throws: An error always, as the device has nothing to keep it in.
        public init(dataRepresentation: Data) throws { throw SecureEnclave.isMissing }

        /// The key that others agree with.
        public var publicKey: Crypto.P256.KeyAgreement.PublicKey { switch key {} }
        /// What restores the key on the same device.
        public var dataRepresentation: Data { switch key {} }

        /// Agrees on a secret with somebody else.
        ///
        /// - Parameter publicKeyShare: The other one's key.
        /// - Returns: The secret.
        /// - Throws: What the agreement throws.
        public func sharedSecretFromKeyAgreement(
          with publicKeyShare: Crypto.P256.KeyAgreement.PublicKey
        ) throws -> SharedSecret { switch key {} }
      }
    }
  }

  /// What a device without it says: the status of a parameter that cannot be.
  fileprivate static var isMissing: CryptoKitError { .underlyingCoreCryptoError(error: -3) }
}
