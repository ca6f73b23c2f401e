/// What saving a recording changes of a file.
package struct RecordingChange: Hashable, Sendable {
  /// Where the file is, relative to the project.
  package var path: String
  /// Whether there is no such file yet.
  package var isNew: Bool
  /// Its differences, each as lines of a unified diff with a heading of their own.
  package var hunks: [[String]]

  /// Creates a description.
  package init(path: String, isNew: Bool, hunks: [[String]]) {
    self.path = path
    self.isNew = isNew
    self.hunks = hunks
  }

  /// A difference of one of several files.
  package struct Place: Hashable, Sendable {
    /// The number of the file, and that of its difference.
    package var file: Int
    package var hunk: Int

    /// Names a difference.
    package init(file: Int, hunk: Int) {
      self.file = file
      self.hunk = hunk
    }
  }
}
