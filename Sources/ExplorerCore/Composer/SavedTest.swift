package import SourceModel

/// A test that was written to a file.
package struct SavedTest: Hashable, Sendable {
  /// Its name, `Class/method`; nil for pages and use cases, which are saved without a test.
  package var test: String?
  /// Where it is.
  package var location: SourceLocation
  /// Whether the file is new.
  package var isNewFile: Bool
  /// What the person has to do besides; nil for nothing.
  package var advice: String?

  /// Creates a description.
  package init(test: String?, location: SourceLocation, isNewFile: Bool) {
    self.test = test
    self.location = location
    self.isNewFile = isNewFile
  }
}
