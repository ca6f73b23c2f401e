import Glibc

/// A lock between processes on a file, which several commands write.
enum FileLock {
  /// Does something while no other process that asks for the same lock does.
  ///
  /// Where the file cannot be opened, it is done all the same: a lock protects what is kept, and is not
  /// worth losing it.
  ///
  /// - Parameters:
  ///   - path: The file of the lock, which is made where it is missing.
  ///   - body: What is done.
  /// - Returns: What it gives.
  /// - Throws: What it throws.
  static func hold<Result, Failure: Error>(
    _ path: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    // Closing it releases the lock; so does the end of the process, however it comes.
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0 { while flock(lock, LOCK_EX) != 0, errno == EINTR {} }
    return try body()
  }
}
