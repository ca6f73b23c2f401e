import Foundation
import Glibc

/// A file without a name that a host and its children have open.
///
/// There is nothing to clean up. Whatever becomes of a child, what it has written is there.
struct SharedFile {
  private let descriptor: CInt

  /// Creates an empty file; nil where there can be none.
  ///
  /// - Parameter name: What stands in the name that it has for a moment.
  init?(named name: String) {
    var template = Array((NSTemporaryDirectory() + "pomelo-\(name)-XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Writes words behind those that are there.
  func append(_ words: [UInt]) {
    lseek(descriptor, 0, SEEK_END)
    words.withUnsafeBytes { _ = write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Writes words in place of those that are there.
  ///
  /// A process that ends meanwhile leaves none.
  func replace(with words: [UInt]) {
    ftruncate(descriptor, 0)
    let all = words + [UInt(words.count)]
    all.withUnsafeBytes { _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  /// Reads the words of ``append(_:)`` and empties the file.
  ///
  /// - Parameter limit: How many are read at most.
  /// - Returns: The words; none that were not read in one piece.
  func takeWords(upTo limit: Int = .max) -> [UInt] {
    let count = min(limit, Int(lseek(descriptor, 0, SEEK_END)) / MemoryLayout<UInt>.stride)
    guard count > 0 else { return [] }
    var words = [UInt](repeating: 0, count: count)
    let read = words.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    ftruncate(descriptor, 0)
    return read == count * MemoryLayout<UInt>.stride ? words : []
  }

  /// Reads the words of ``replace(with:)`` and empties the file; none if they are not whole.
  func takeWhole() -> [UInt] {
    var words = takeWords()
    guard let count = words.popLast(), count == UInt(words.count) else { return [] }
    return words
  }
}
