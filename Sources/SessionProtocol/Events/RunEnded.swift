/// The child process is gone.
package struct RunEnded: Codable, Hashable, Sendable {
  /// The number of the request.
  package var number: Int
  /// Exit status, if the child exited.
  package var exitStatus: Int32?
  /// Signal that ended it, if one did.
  package var signal: Int32?

  /// Creates the message.
  package init(number: Int, exitStatus: Int32?, signal: Int32?) {
    self.number = number
    self.exitStatus = exitStatus
    self.signal = signal
  }
}
