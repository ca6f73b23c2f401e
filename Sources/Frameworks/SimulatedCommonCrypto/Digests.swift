// Digests, each at once or of parts that come one after another.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Crypto
import Foundation

/// Bytes of a digest of MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// Bytes that MD5 takes at once.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// Bytes of a digest of SHA1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// Bytes that SHA1 takes at once.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// Bytes of a digest of SHA256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// Bytes that SHA256 takes at once.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// Bytes of a digest of SHA384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// Bytes that SHA384 takes at once.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// Bytes of a digest of SHA512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// Bytes that SHA512 takes at once.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// The digest of bytes by MD5.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  digest(Insecure.MD5.self, data, len, md)
}

/// The digest of bytes by SHA1.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  digest(Insecure.SHA1.self, data, len, md)
}

/// The digest of bytes by SHA256.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  digest(SHA256.self, data, len, md)
}

/// The digest of bytes by SHA384.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  digest(SHA384.self, data, len, md)
}

/// The digest of bytes by SHA512.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
  digest(SHA512.self, data, len, md)
}

/// What MD5 knows of the parts so far.
public struct CC_MD5_CTX {
  fileprivate var parts = DigestParts()

  /// Knows of no part.
  public init() {}
}

/// What SHA1 knows of the parts so far.
public struct CC_SHA1_CTX {
  fileprivate var parts = DigestParts()

  /// Knows of no part.
  public init() {}
}

/// What SHA256 knows of the parts so far.
public struct CC_SHA256_CTX {
  fileprivate var parts = DigestParts()

  /// Knows of no part.
  public init() {}
}

/// What SHA384 and SHA512 know of the parts so far.
public struct CC_SHA512_CTX {
  fileprivate var parts = DigestParts()

  /// Knows of no part.
  public init() {}
}

/// Begins a digest by MD5.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  begin(Insecure.MD5.self, in: c)
}

/// Adds a part to a digest by MD5.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  add(data, len, to: c)
}

/// Ends a digest by MD5.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 {
  end(c, into: md)
}

/// Begins a digest by SHA1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  begin(Insecure.SHA1.self, in: c)
}

/// Adds a part to a digest by SHA1.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  add(data, len, to: c)
}

/// Ends a digest by SHA1.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 {
  end(c, into: md)
}

/// Begins a digest by SHA256.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  begin(SHA256.self, in: c)
}

/// Adds a part to a digest by SHA256.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  add(data, len, to: c)
}

/// Ends a digest by SHA256.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 {
  end(c, into: md)
}

/// Begins a digest by SHA384.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  begin(SHA384.self, in: c)
}

/// Adds a part to a digest by SHA384.
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  add(data, len, to: c)
}

/// Ends a digest by SHA384.
@discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
  end(c, into: md)
}

/// Begins a digest by SHA512.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  begin(SHA512.self, in: c)
}

/// Adds a part to a digest by SHA512.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
  add(data, len, to: c)
}

/// Ends a digest by SHA512.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 {
  end(c, into: md)
}

/// What knows of the parts of a digest so far.
private protocol DigestContext {
  var parts: DigestParts { get set }
  init()
}

extension CC_MD5_CTX: DigestContext {}
extension CC_SHA1_CTX: DigestContext {}
extension CC_SHA256_CTX: DigestContext {}
extension CC_SHA512_CTX: DigestContext {}

private func begin<Context: DigestContext>(
  _ function: (some HashFunction).Type, in place: UnsafeMutablePointer<Context>?
) -> Int32 {
  var context = Context()
  context.parts = DigestParts(function)
  // What is there may be nothing yet.
  place?.initialize(to: context)
  return 1
}

private func add(
  _ data: UnsafeRawPointer?, _ count: CC_LONG,
  to place: UnsafeMutablePointer<some DigestContext>?
) -> Int32 {
  place?.pointee.parts.add(data, Int(count))
  return 1
}

private func end(
  _ place: UnsafeMutablePointer<some DigestContext>?, into result: UnsafeMutablePointer<UInt8>?
) -> Int32 {
  place?.pointee.parts.end(into: result)
  return 1
}
