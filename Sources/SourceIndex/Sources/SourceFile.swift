/// A Swift file to index, already read: the index itself touches no file system.
package struct SourceFile: Hashable, Sendable {
  /// Absolute path, as locations in the index name it.
  package var path: String
  /// Its contents.
  package var text: String
  /// Whether the contents are tried in a build, and the file has others.
  package var isTrial = false

  /// The longest file that is indexed, in bytes.
  package static let sizeLimit = 8 << 20

  /// Creates a file from text.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Creates a file from the bytes on disk.
  ///
  /// - Throws: ``SourceIndexError/notUTF8(path:line:)`` and
  ///   ``SourceIndexError/tooLarge(path:bytes:limit:)``.
  package init(path: String, bytes: [UInt8]) throws(SourceIndexError) {
    guard bytes.count <= Self.sizeLimit else {
      throw .tooLarge(path: path, bytes: bytes.count, limit: Self.sizeLimit)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(path: path, line: Self.firstBadLine(in: bytes))
    }
    self.init(path: path, text: text)
  }

  /// Finds the line to look at: the first one that does not decode by itself.
  private static func firstBadLine(in bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (index ?? 0) + 1
  }
}
