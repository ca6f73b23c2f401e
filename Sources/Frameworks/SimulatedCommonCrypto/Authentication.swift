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
  fileprivate var code: CodeParts?

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
  context.code = CodeParts(algorithm, key: SymmetricKey(data: bytes(key, keyLength)))
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
private enum CodeParts {
  case md5(HMAC<Insecure.MD5>), sha1(HMAC<Insecure.SHA1>)
  case sha256(HMAC<SHA256>), sha384(HMAC<SHA384>), sha512(HMAC<SHA512>)

  init?(_ algorithm: CCHmacAlgorithm, key: SymmetricKey) {
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: self = .sha1(HMAC(key: key))
    case kCCHmacAlgMD5: self = .md5(HMAC(key: key))
    case kCCHmacAlgSHA256: self = .sha256(HMAC(key: key))
    case kCCHmacAlgSHA384: self = .sha384(HMAC(key: key))
    case kCCHmacAlgSHA512: self = .sha512(HMAC(key: key))
    default: return nil
    }
  }

  mutating func add(_ data: UnsafeRawBufferPointer) {
    switch self {
    case .md5(var code):
      code.update(data: data)
      self = .md5(code)
    case .sha1(var code):
      code.update(data: data)
      self = .sha1(code)
    case .sha256(var code):
      code.update(data: data)
      self = .sha256(code)
    case .sha384(var code):
      code.update(data: data)
      self = .sha384(code)
    case .sha512(var code):
      code.update(data: data)
      self = .sha512(code)
    }
  }

  func end() -> [UInt8] {
    switch self {
    case .md5(let code): Array(code.finalize())
    case .sha1(let code): Array(code.finalize())
    case .sha256(let code): Array(code.finalize())
    case .sha384(let code): Array(code.finalize())
    case .sha512(let code): Array(code.finalize())
    }
  }
}
