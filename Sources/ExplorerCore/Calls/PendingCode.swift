/// Code that is being compiled, to be done where the run is stopped.
struct PendingCode: Hashable, Sendable {
  var code: String
  /// Index of the event that the run is stopped at: elsewhere it may mean something else.
  var position: Int
}
