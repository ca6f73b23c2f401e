// Keys made of passwords, and of nothing.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import CryptoExtras
import Foundation

/// How a key is made of a password.
public typealias CCPBKDFAlgorithm = UInt32
/// The digest that is used for it.
public typealias CCPseudoRandomAlgorithm = UInt32

/// By PBKDF2.
public let kCCPBKDF2 = 2
/// With SHA1.
public let kCCPRFHmacAlgSHA1 = 1
/// With SHA224.
public let kCCPRFHmacAlgSHA224 = 2
/// With SHA256.
public let kCCPRFHmacAlgSHA256 = 3
/// With SHA384.
public let kCCPRFHmacAlgSHA384 = 4
/// With SHA512.
public let kCCPRFHmacAlgSHA512 = 5

/// Makes a key of a password.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
  let digests: [Int: KDF.Insecure.PBKDF2.HashFunction] = [
    kCCPRFHmacAlgSHA1: .insecureSHA1, kCCPRFHmacAlgSHA224: .insecureSHA224,
    kCCPRFHmacAlgSHA256: .sha256, kCCPRFHmacAlgSHA384: .sha384, kCCPRFHmacAlgSHA512: .sha512,
  ]
  guard Int(algorithm) == kCCPBKDF2, let digest = digests[Int(prf)], rounds > 0, derivedKeyLen > 0,
    let result = derivedKey,
    let key = try? KDF.Insecure.PBKDF2.deriveKey(
      from: Data(bytes(password, passwordLen)), salt: Data(bytes(salt, saltLen)), using: digest,
      outputByteCount: derivedKeyLen, unsafeUncheckedRounds: Int(rounds))
  else { return Int32(kCCParamError) }
  key.withUnsafeBytes { write($0, to: result) }
  return Int32(kCCSuccess)
}

/// Random bytes: those of the run's seed.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
  guard let bytes, count > 0 else { return CCRNGStatus(count == 0 ? kCCSuccess : kCCParamError) }
  var numbers = SystemRandomNumberGenerator()
  let place = bytes.assumingMemoryBound(to: UInt8.self)
  for offset in 0..<count { place[offset] = UInt8.random(in: .min ... .max, using: &numbers) }
  return CCRNGStatus(kCCSuccess)
}
