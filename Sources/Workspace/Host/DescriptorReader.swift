import Glibc

/// Takes bytes from a descriptor that does not block.
struct DescriptorReader {
  /// What to read, negative for nothing.
  let descriptor: Int32

  /// How much is taken at a time, in bytes.
  private static let chunkSize = 1 << 16

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
