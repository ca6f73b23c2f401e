/// A person does something by hand; what it causes are the events between its beginning and its end.
package struct HandEvent: Codable, Hashable, Sendable {
  /// How far it is.
  package enum Progress: String, Codable, Sendable {
    /// It starts.
    case began
    /// It is done, or could not be done. The run waits again.
    case ended
  }

  /// How far it is.
  package var progress: Progress
  /// What is done, such as `Tap "Settings" Button` or the expression of a call.
  package var title: String
  /// Why it could not be done, in XCUITest's words where it has some; `nil` if it was.
  package var problem: String?
  /// What a call gave, as text; `nil` if nothing.
  package var value: String?

  /// Creates the content.
  package init(
    progress: Progress, title: String, problem: String? = nil, value: String? = nil
  ) {
    self.progress = progress
    self.title = title
    self.problem = problem
    self.value = value
  }
}
