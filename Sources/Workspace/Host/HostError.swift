package import SessionProtocol

/// What can go wrong with a host that was built.
package enum HostError: Error, Hashable, Sendable {
  /// Its program cannot be started; the reason is in the system's words.
  case notStarted(executable: String, reason: String)
  /// It has said something else than that it is ready.
  case notReady
  /// It has said nothing in a time in which it should have.
  case silent(seconds: Int)
  /// It leaves unread what it is told.
  case unresponsive
  /// It says something that cannot be understood.
  case misspoke(SessionError)
  /// A command has a value that no message can hold.
  case unsendable(reason: String)
  /// It is gone.
  case gone(HostEnding)
}
