/// A text that belongs into a call of `assertInlineSnapshot`, or of a helper around it.
package struct InlineSnapshotEdit: Hashable, Sendable {
  /// Where the call's arguments begin: what `#line` and `#column` are in it, the column in bytes.
  package var line: Int
  /// See ``line``.
  package var column: Int
  /// What the closure with the text is called where it needs a name.
  package var label: String
  /// Other names that it has had.
  package var formerLabels: [String] = []
  /// Which of the closures at the end of the call it is, from 0.
  package var offset = 0
  /// The text; `nil` where there is to be no closure.
  package var text: String?
  /// Whether a closure that is there is replaced.
  package var replaces = false

  /// Creates an edit.
  package init(line: Int, column: Int, label: String, text: String?) {
    (self.line, self.column, self.label, self.text) = (line, column, label, text)
  }

  /// Whether another one is for the same closure of the same call.
  package func isForTheSame(as other: InlineSnapshotEdit) -> Bool {
    line == other.line && column == other.column && offset == other.offset
  }

  /// Whether a closure has the name.
  func isCalled(_ name: String) -> Bool { name == label || formerLabels.contains(name) }
}
