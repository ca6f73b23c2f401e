import Foundation
import Glibc

/// Reads and writes files of stores, with the system's own reason where that fails.
enum StoreFile {
  /// Reads a whole file; `nil` where there is none.
  static func read(_ path: String) throws(StoreError) -> Data? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure(path)
    }
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 17)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }

  /// Writes a file at once, after the folders that it belongs into: under its name there is the whole
  /// of it, or what was there before.
  static func write(_ data: Data, to path: String) throws(StoreError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try makeFolder(folder)
    let partial = "\(folder)/.pomelo-" + String(UInt64.random(in: 0 ... .max), radix: 36)
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    let isWritten = data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Glibc.write(
          descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP
    }
    let reason = errno
    // Some systems say only when a file is closed that there was no room.
    guard close(descriptor) == 0, isWritten else {
      let cause = isWritten ? errno : reason
      unlink(partial)
      throw failure(path, cause)
    }
    guard rename(partial, path) == 0 else {
      let cause = errno
      unlink(partial)
      throw failure(path, cause)
    }
  }

  /// Makes a folder and those above it, as far as they are not there.
  static func makeFolder(_ path: String) throws(StoreError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw failure(path, errno == 0 ? EIO : errno)
    }
  }

  /// The error that the system has told.
  static func failure(_ path: String, _ number: Int32 = errno) -> StoreError {
    .file(path: path, reason: strerror(number).map { String(cString: $0) } ?? "error \(number)")
  }
}
