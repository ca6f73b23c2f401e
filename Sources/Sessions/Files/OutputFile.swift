package import Foundation
import Glibc

/// A file that a command writes: under its name there is the whole of it, or what was there before.
///
/// What is written goes to a file beside it, which takes the name in ``finish()``, once the system
/// has said that every byte is kept. What has not come to that leaves nothing behind. Nothing can
/// take the place of a device or a pipe: the whole is copied there at the end.
package final class OutputFile {
  /// Where the whole goes.
  private enum Place {
    /// A name in a folder; links are resolved.
    case name(String, folder: String)
    /// A device or a pipe.
    case device
  }

  /// As the person named it.
  private let path: String
  private let place: Place
  /// The file that is written; negative once it is closed.
  private var descriptor: Int32
  /// Its name, where the folder cannot hold files without one.
  private var partial: String?
  /// Whether a name was taken for a file that was to be new.
  private let hasReserved: Bool
  /// Bytes written so far.
  package private(set) var count = 0

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: Its name.
  ///   - isNew: Whether there must be no file of this name.
  /// - Throws: All but ``OutputFileError/notFinished(path:reason:)``.
  package init(path: String, isNew: Bool = false) throws(OutputFileError) {
    self.path = path
    if isNew { try Self.reserve(path) }
    hasReserved = isNew
    do throws(OutputFileError) {
      let mode: mode_t?
      (place, mode) = try Self.place(of: path)
      (descriptor, partial) = try Self.open(beside: place, named: path)
      // Whoever may read the old file may read the new one.
      if let mode { fchmod(descriptor, mode) }
    } catch {
      if isNew { unlink(path) }
      throw error
    }
  }

  deinit { discard() }

  /// Writes a file at once.
  ///
  /// - Parameters:
  ///   - data: All that is to be in it.
  ///   - path: Its name.
  ///   - isNew: Whether there must be no file of this name.
  /// - Throws: Any of the errors; what was there is still there then.
  package static func write(
    _ data: Data, to path: String, isNew: Bool = false
  ) throws(OutputFileError) {
    let file = try OutputFile(path: path, isNew: isNew)
    try file.write(data)
    try file.finish()
  }

  /// Adds to the end.
  ///
  /// - Throws: ``OutputFileError/notFinished(path:reason:)``; the file is discarded then.
  package func write(_ data: Data) throws(OutputFileError) {
    let isWritten = Self.writeAll(data) { Glibc.write(descriptor, $0, $1) }
    guard isWritten else { throw fail() }
    count += data.count
  }

  /// Writes over what was written.
  ///
  /// - Parameters:
  ///   - offset: Where what is replaced begins.
  ///   - data: What takes the place of as many bytes.
  /// - Throws: ``OutputFileError/notFinished(path:reason:)``; the file is discarded then.
  package func overwrite(at offset: Int, with data: Data) throws(OutputFileError) {
    var place = offset
    let isWritten = Self.writeAll(data) { bytes, count in
      let written = pwrite(descriptor, bytes, count, off_t(place))
      place += max(0, written)
      return written
    }
    guard isWritten else { throw fail() }
  }

  /// Gives the file its name, or copies it to the device that is named.
  ///
  /// - Throws: ``OutputFileError/notFinished(path:reason:)``; what was there is still there then.
  package func finish() throws(OutputFileError) {
    switch place {
    case .name(let name, let folder): try takeName(name, in: folder)
    case .device: try copyToDevice()
    }
  }

  /// Leaves nothing behind; harmless when the file is finished.
  package func discard() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    removeNames()
  }

  private func removeNames() {
    if let partial { unlink(partial) }
    if hasReserved { unlink(path) }
  }

  /// The error that the system has told, once nothing is left behind.
  private func fail() -> OutputFileError {
    let reason = Self.systemError
    discard()
    return .notFinished(path: path, reason: reason)
  }
}

extension OutputFile {
  private func takeName(_ name: String, in folder: String) throws(OutputFileError) {
    guard Self.sync(descriptor) else { throw fail() }
    if partial == nil {
      let beside = Self.freeName(in: folder)
      guard
        linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, beside, AT_SYMLINK_FOLLOW) == 0
      else { throw fail() }
      partial = beside
    }
    let last = descriptor
    descriptor = -1
    // Some systems say only when a file is closed that there was no room.
    guard close(last) == 0, let partial, rename(partial, name) == 0 else {
      let reason = Self.systemError
      removeNames()
      throw .notFinished(path: path, reason: reason)
    }
  }

  private func copyToDevice() throws(OutputFileError) {
    let device = Self.openDevice(path)
    guard device >= 0 else { throw fail() }
    var isCopied = lseek(descriptor, 0, SEEK_SET) == 0
    var left = count
    while isCopied, left > 0 {
      var part = Data(count: min(left, 1 << 16))
      let got = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      isCopied = got > 0 && Self.writeAll(part.prefix(got)) { Glibc.write(device, $0, $1) }
      left -= max(0, got)
    }
    let reason = Self.systemError
    let isClosed = close(device) == 0
    guard isCopied, isClosed else {
      let told = isCopied ? Self.systemError : reason
      discard()
      throw .notFinished(path: path, reason: told)
    }
    discard()
  }

  /// Makes sure that there was no file of a name, and that now there is one.
  private static func reserve(_ path: String) throws(OutputFileError) {
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? .isThere(path: path) : .notOpened(path: path, reason: systemError)
    }
    close(descriptor)
  }

  /// Where a file of a name is to go, and the permissions of what is there.
  private static func place(
    of path: String
  ) throws(OutputFileError) -> (place: Place, mode: mode_t?) {
    if openDescriptor(named: path) != nil { return (.device, nil) }
    var information = stat()
    guard stat(path, &information) == 0 else {
      guard errno == ENOENT, !path.isEmpty, !path.hasSuffix("/") else {
        throw .notOpened(path: path, reason: systemError)
      }
      return (.name(path, folder: (path as NSString).deletingLastPathComponent), nil)
    }
    let kind = information.st_mode & S_IFMT
    if kind == S_IFDIR { throw .isFolder(path: path) }
    guard access(path, W_OK) == 0 else { throw .notOpened(path: path, reason: systemError) }
    guard kind == S_IFREG else { return (.device, nil) }
    // A link stays one; what it leads to is written.
    let real = realpath(path, nil)
    defer { free(real) }
    let name = real.map { String(cString: $0) } ?? path
    return (
      .name(name, folder: (name as NSString).deletingLastPathComponent),
      information.st_mode & 0o777
    )
  }

  /// Opens a file to write to: one without a name, which nothing can leave behind, where there are
  /// such files.
  private static func open(
    beside place: Place, named path: String
  ) throws(OutputFileError) -> (descriptor: Int32, partial: String?) {
    let folder =
      switch place {
      case .name(_, let folder): folder.isEmpty ? "." : folder
      case .device: NSTemporaryDirectory()
      }
    let unnamed = Glibc.open(folder, O_RDWR | unnamedFile | O_CLOEXEC, 0o666)
    if unnamed >= 0 { return (unnamed, nil) }
    let name = freeName(in: folder)
    let named = Glibc.open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard named >= 0 else { throw .notOpened(path: path, reason: systemError) }
    guard case .device = place else { return (named, name) }
    unlink(name)
    return (named, nil)
  }

  /// `O_TMPFILE`, a macro that Swift does not see.
  private static let unnamedFile: Int32 = 0o20_000_000 | O_DIRECTORY

  /// A name that nothing in a folder has.
  private static func freeName(in folder: String) -> String {
    let name = ".pomelo-" + String(UInt64.random(in: 0 ... .max), radix: 36)
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// Opens a device; of our own descriptors a copy, which goes on where they are.
  private static func openDevice(_ path: String) -> Int32 {
    if let own = openDescriptor(named: path) { return fcntl(own, F_DUPFD_CLOEXEC, 3) }
    return Glibc.open(path, O_WRONLY | O_CLOEXEC)
  }

  /// The descriptor that a path stands for, such as `/dev/stdout`.
  private static func openDescriptor(named path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
        return Int32(path.dropFirst(folder.count))
      }
      return nil
    }
  }

  /// Hands all bytes to a function of the system, however many it takes at a time.
  private static func writeAll(
    _ data: Data, _ write: (UnsafeRawPointer?, Int) -> Int
  ) -> Bool {
    data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        let written = write(rest.baseAddress, rest.count)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return false }
        done += written
      }
      return true
    }
  }

  /// Has the system keep what was written; not all that can be written to can be asked.
  private static func sync(_ descriptor: Int32) -> Bool {
    fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS
  }

  private static var systemError: String { String(cString: strerror(errno)) }
}
