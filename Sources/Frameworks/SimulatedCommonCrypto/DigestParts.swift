import Crypto
import Foundation

/// A digest of parts that come one after another.
struct DigestParts {
  private var function: (any HashFunction)?

  /// A digest that was not begun.
  init() {}

  /// Begins a digest.
  init(_ function: (some HashFunction).Type) { self.function = function.init() }

  /// Adds a part.
  mutating func add(_ data: UnsafeRawPointer?, _ count: Int) {
    function?.update(bufferPointer: bytes(data, count))
  }

  /// Ends it, and writes the digest.
  mutating func end(into result: UnsafeMutablePointer<UInt8>?) {
    guard let result, let digest = function?.finalize() else { return }
    write(digest, to: result)
    function = nil
  }
}

/// The digest of bytes, which is written to a place and is there then.
func digest(
  _ function: (some HashFunction).Type, _ data: UnsafeRawPointer?, _ count: CC_LONG,
  _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var parts = DigestParts(function)
  parts.add(data, Int(count))
  parts.end(into: result)
  return result
}

/// The bytes at a place.
func bytes(_ data: UnsafeRawPointer?, _ count: Int) -> UnsafeRawBufferPointer {
  UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : max(0, count))
}

/// Writes bytes one after another.
func write(_ bytes: some Sequence<UInt8>, to place: UnsafeMutablePointer<UInt8>) {
  for (offset, byte) in bytes.enumerated() { place[offset] = byte }
}
