/// The child process is gone.
public struct RunEnded: Codable, Hashable, Sendable {
  /// The number of the request.
  public var number: Int
  /// Exit status, if the child exited.
  public var exitStatus: Int32?
  /// Signal that ended it, if one did.
  public var signal: Int32?

  /// Creates the message.
  public init(number: Int, exitStatus: Int32?, signal: Int32?) {
    self.number = number
    self.exitStatus = exitStatus
    self.signal = signal
  }
}
