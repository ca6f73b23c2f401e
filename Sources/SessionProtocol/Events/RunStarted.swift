/// A child process runs the test.
package struct RunStarted: Codable, Hashable, Sendable {
  /// The number of the request.
  package var number: Int
  /// Process id of the child, for killing it.
  package var processID: Int32

  /// Creates the message.
  package init(number: Int, processID: Int32) {
    self.number = number
    self.processID = processID
  }
}
