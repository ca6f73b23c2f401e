/// Where in a source a text is that `assertInlineSnapshot` compares, or is to be.
package struct InlineSnapshotPlace: Codable, Hashable, Sendable {
  /// Where the arguments of the call begin, counted from 1.
  package var line: Int
  /// See ``line``; in bytes.
  package var column: Int
  /// What the closure with the text is called where it needs a name.
  package var label: String
  /// Other names that it has had.
  package var formerLabels: [String] = []
  /// Which of the closures at the end of the call it is, from 0.
  package var offset = 0
  /// The text that is there; `nil` where none is.
  package var expected: String?
  /// Whether there is to be none.
  package var isWithoutText = false
  /// Whether a closure that is there is replaced, as the test says.
  package var replaces = false

  /// Creates a place.
  package init(line: Int, column: Int, label: String) {
    (self.line, self.column, self.label) = (line, column, label)
  }
}
