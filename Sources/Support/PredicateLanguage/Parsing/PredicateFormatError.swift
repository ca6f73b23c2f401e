/// Why a format string is no predicate.
package struct PredicateFormatError: Error, Hashable, Sendable {
  /// The format string.
  package var format: String
  /// Where in the format string it goes wrong, in characters from 0.
  package var offset: Int
  /// What is wrong there.
  package var reason: String

  /// Creates an error.
  package init(format: String, offset: Int, reason: String) {
    self.format = format
    self.offset = offset
    self.reason = reason
  }

  /// The error in a sentence; it begins as `NSInvalidArgumentException` of Apple's parser does.
  package var message: String {
    "Unable to parse the format string \"\(format)\": at character \(offset + 1), \(reason)."
  }
}
