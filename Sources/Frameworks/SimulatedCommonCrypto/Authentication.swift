// Codes that tell whether bytes are somebody's.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Crypto
import Foundation

/// The digest that a code is made with.
public typealias CCHmacAlgorithm = UInt32

/// Codes by SHA1.
public let kCCHmacAlgSHA1 = 0
/// Codes by MD5.
public let kCCHmacAlgMD5 = 1
/// Codes by SHA256.
public let kCCHmacAlgSHA256 = 2
/// Codes by SHA384.
public let kCCHmacAlgSHA384 = 3
/// Codes by SHA512.
public let kCCHmacAlgSHA512 = 4

/// What a code knows of the parts so far.
public struct CCHmacContext {
  fileprivate var code: (any CodeParts)?

  /// Knows of no part.
  public init() {}
}

/// The code of bytes; with an algorithm that is not there nothing is written.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  var context = CCHmacContext()
  CCHmacInit(&context, algorithm, key, keyLength)
  CCHmacUpdate(&context, data, dataLength)
  CCHmacFinal(&context, macOut)
}

/// Begins a code.
public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer!, _ keyLength: Int
) {
  var context = CCHmacContext()
  context.code = code(algorithm, key: SymmetricKey(data: bytes(key, keyLength)))
  ctx?.initialize(to: context)
}

/// Adds a part to a code.
public func CCHmacUpdate(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) {
  ctx?.pointee.code?.add(bytes(data, dataLength))
}

/// Ends a code.
public func CCHmacFinal(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!
) {
  guard let result = macOut?.assumingMemoryBound(to: UInt8.self) else { return }
  if let code = ctx?.pointee.code?.end() { write(code, to: result) }
  ctx?.pointee.code = nil
}

/// A code of parts that come one after another.
private protocol CodeParts {
  mutating func add(_ data: UnsafeRawBufferPointer)
  func end() -> [UInt8]
}

extension HMAC: CodeParts {
  fileprivate mutating func add(_ data: UnsafeRawBufferPointer) { update(data: data) }

  fileprivate func end() -> [UInt8] { Array(finalize()) }
}

/// Begins a code; `nil` where there is no such algorithm.
private func code(_ algorithm: CCHmacAlgorithm, key: SymmetricKey) -> (any CodeParts)? {
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: HMAC<Insecure.SHA1>(key: key)
  case kCCHmacAlgMD5: HMAC<Insecure.MD5>(key: key)
  case kCCHmacAlgSHA256: HMAC<SHA256>(key: key)
  case kCCHmacAlgSHA384: HMAC<SHA384>(key: key)
  case kCCHmacAlgSHA512: HMAC<SHA512>(key: key)
  default: nil
  }
}
