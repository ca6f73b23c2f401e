package import SessionProtocol

/// A test that Swift Testing runs.
package struct LibraryTest: Sendable {
  /// A regular expression that its name in the library has, and no other test's.
  package var filter: String
  /// Where it is declared, which is where it is shown to have been skipped.
  package var location: SourceFrame

  /// Names a test.
  ///
  /// - Parameters:
  ///   - filter: A regular expression that its name in the library has, and no other test's.
  ///   - location: Where it is declared.
  package init(filter: String, location: SourceFrame) {
    self.filter = filter
    self.location = location
  }
}
