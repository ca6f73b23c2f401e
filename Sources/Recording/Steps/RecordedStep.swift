package import ElementModel

/// One step of a recording.
package struct RecordedStep: Hashable, Sendable {
  /// What a step is.
  package enum Content: Hashable, Sendable {
    /// Something was done to the app.
    case act([RecordedAction])
    /// Something is asserted.
    case check(RecordedCheck)
    /// Virtual time passed, in seconds; for an element to come, where one was named.
    case pause(Double, before: ElementTree, after: ElementTree, for: Int? = nil)
    /// Code of the person's ran.
    case code(String)
  }

  /// What the step is in words, such as `Tap "Sign in" Button`.
  package var title: String
  /// What it is.
  package var content: Content

  /// Creates a step.
  package init(title: String, _ content: Content) {
    self.title = title
    self.content = content
  }
}
