/// What can keep a source file from being indexed.
///
/// Broken syntax is none of it: the parser recovers, and the compiler says what is wrong.
package enum SourceIndexError: Error, Hashable, Sendable {
  /// The file's bytes are not UTF-8; the line is the first one that cannot be read.
  case notUTF8(path: String, line: Int)
  /// The file is longer than what is indexed, in bytes.
  case tooLarge(path: String, bytes: Int, limit: Int)
}
