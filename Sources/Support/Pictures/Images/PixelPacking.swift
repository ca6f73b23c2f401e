/// Makes pixels smaller on their way to a terminal.
package enum PixelPacking {
  private static let zlib = try? Zlib()

  /// Packs bytes as zlib does (RFC 1950).
  ///
  /// - Parameter bytes: What is packed.
  /// - Returns: What they were packed to; `nil` where zlib is not installed.
  package static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    let packed = zlib?.pack(bytes)
    return packed?.isEmpty == false ? packed : nil
  }
}
