import Glibc

/// Reads files that a program of a project's may have made: they may be links, pipes or devices.
enum StrangersFile {
  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - limit: How many are read.
  /// - Returns: `nil` where there is no plain file.
  static func bytes(of path: String, limit: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    while bytes.count < limit, let more = ToolRun.read(descriptor) {
      bytes += more.prefix(limit - bytes.count)
    }
    return bytes
  }
}
