/// The app's state changed.
public struct ApplicationChange: Codable, Hashable, Sendable {
  /// What happened to the app.
  public enum Change: String, Codable, Sendable {
    case launched, activated, terminated, backgrounded
  }

  /// What happened.
  public var change: Change
  /// The app's name.
  public var name: String
  /// Arguments it was launched with.
  public var arguments: [String]

  /// Creates the content.
  public init(change: Change, name: String, arguments: [String] = []) {
    self.change = change
    self.name = name
    self.arguments = arguments
  }
}
