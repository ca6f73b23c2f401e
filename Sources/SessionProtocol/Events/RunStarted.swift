/// A child process runs the test.
public struct RunStarted: Codable, Hashable, Sendable {
  /// The number of the request.
  public var number: Int
  /// Process id of the child, for killing it.
  public var processID: Int32

  /// Creates the message.
  public init(number: Int, processID: Int32) {
    self.number = number
    self.processID = processID
  }
}
