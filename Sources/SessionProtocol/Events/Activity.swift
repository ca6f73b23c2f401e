/// A named activity starts or ends.
package struct Activity: Codable, Hashable, Sendable {
  /// Its name.
  package var name: String
  /// Whether it ends here; otherwise it starts.
  package var hasEnded: Bool

  /// Creates the content.
  package init(name: String, hasEnded: Bool) {
    self.name = name
    self.hasEnded = hasEnded
  }
}
