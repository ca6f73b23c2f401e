/// A person does something by hand; what it causes are the events between its beginning and its end.
public struct HandEvent: Codable, Hashable, Sendable {
  /// How far it is.
  public enum Progress: String, Codable, Sendable {
    /// It starts.
    case began
    /// It is done, or could not be done. The run waits again.
    case ended
  }

  /// How far it is.
  public var progress: Progress
  /// What is done, such as `Tap "Settings" Button` or the expression of a call.
  public var title: String
  /// Why it could not be done, in XCUITest's words where it has some; `nil` if it was.
  public var problem: String?
  /// What a call gave, as text; `nil` if nothing.
  public var value: String?

  /// Creates the content.
  public init(
    progress: Progress, title: String, problem: String? = nil, value: String? = nil
  ) {
    self.progress = progress
    self.title = title
    self.problem = problem
    self.value = value
  }
}
