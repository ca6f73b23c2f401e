package import Foundation

/// Cuts a stream of bytes into lines, whatever pieces it arrives in.
package struct LineFramer: Sendable {
  /// Bytes of the line that has not ended yet.
  private var partial = Data()
  /// How long a line may be before the stream is considered broken, in bytes.
  private let limit: Int

  /// Creates a framer.
  ///
  /// - Parameter limit: The longest line accepted, in bytes.
  package init(limit: Int = 64 << 20) { self.limit = limit }

  /// Takes the next piece and returns the lines that it completes, without their line feeds.
  ///
  /// - Throws: ``SessionError/lineTooLong(limit:)``.
  package mutating func append(_ bytes: some Collection<UInt8>) throws(SessionError) -> [Data] {
    var lines: [Data] = []
    Array(bytes).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while let end = Self.firstLineFeed(in: rest) {
        partial.append(contentsOf: rest[..<end])
        lines.append(partial)
        partial = Data()
        rest = rest[(end + 1)...]
      }
      partial.append(contentsOf: rest)
    }
    if partial.count > limit { throw .lineTooLong(limit: limit) }
    return lines
  }

  private static func firstLineFeed(in bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
    // The library's own search, as messages with screens in them are long.
    UnsafeRawBufferPointer(rebasing: bytes).baseAddress.flatMap { start in
      memchr(start, 0x0A, bytes.count).map { bytes.startIndex + (UnsafeRawPointer($0) - start) }
    }
  }
}
