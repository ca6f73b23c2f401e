import Glibc

/// Takes bytes from a descriptor that does not block.
///
/// A class, since it is closed while what it has read is being handed over: whoever hears of a
/// message may end the host.
final class DescriptorReader {
  /// What is read; -1 once it is closed.
  private(set) var descriptor: Int32

  /// How much is taken at a time, in bytes.
  private static let chunkSize = 1 << 16

  /// Reads a descriptor, which stays the caller's until ``close()``.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Closes the descriptor; nothing more comes.
  func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }

  /// What is there now, at most 64 KB; `nil` for nothing yet, empty at the end.
  func take() -> [UInt8]? {
    guard descriptor >= 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return Array(buffer[..<count]) }
      switch errno {
      case EINTR: continue
      case EAGAIN: return nil
      default: return []
      }
    }
  }
}
