/// What a host says: one JSON object a line.
package enum HostMessage: Codable, Hashable, Sendable {
  /// The host is ready; sent once.
  case ready(HostDescription)
  /// A child process runs the test.
  case runStarted(RunStarted)
  /// Something happened in the run.
  case event(Event)
  /// The child process is gone.
  case runEnded(RunEnded)
}
