/// A line of Xcode's activity log, such as `Tap "Settings" Button` or `Wait for com.acme.app to
/// idle`.
///
/// These lines say in Xcode's words what other events say as values; they are left out of the digest.
package struct LogLine: Codable, Hashable, Sendable {
  /// The line.
  package var title: String
  /// How many lines it stands within.
  package var depth: Int

  /// Creates the content.
  package init(title: String, depth: Int) {
    self.title = title.cutForEvent
    self.depth = depth
  }
}
