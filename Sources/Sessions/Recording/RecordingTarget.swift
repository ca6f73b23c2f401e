/// What a recording is saved as.
package enum RecordingTarget: Hashable, Sendable {
  /// A test of a class that there is, or of a new one.
  case test(className: String, method: String)
  /// The body of a test that there is, after what it has to begin with.
  case body(className: String, method: String, beginning: [String])
  /// A use case in a file of its own.
  case useCase(String)
  /// The methods and pages that the recording needs, and nothing that calls them.
  case pages
}
