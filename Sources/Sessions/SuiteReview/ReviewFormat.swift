/// How a review is written.
package enum ReviewFormat: String, CaseIterable, Sendable {
  /// Lines for people.
  case text
  /// One JSON object.
  case json
  /// SARIF 2.1.0, which servers of code reviews read.
  case sarif
  /// Annotations of GitHub's, one a line.
  case github
}
