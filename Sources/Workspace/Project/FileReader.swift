import Glibc

/// Reads whole files, with the system's own reason where that fails.
enum FileReader {
  /// The bytes of a file, at most a limit of them.
  static func bytes(of path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .sources(.unreadableFile(path: path, reason: SystemError.current))
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw .sources(.unreadableFile(path: path, reason: SystemError.current))
      }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
