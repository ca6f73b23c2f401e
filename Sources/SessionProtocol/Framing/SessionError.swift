/// What can go wrong between the explorer and a host.
public enum SessionError: Error, Hashable, Sendable {
  /// A line has no end within the accepted length, in bytes.
  case lineTooLong(limit: Int)
  /// A line is not a message of this schema; its beginning is given.
  case notAMessage(line: String)
  /// The host speaks another version of the schema.
  case wrongVersion(found: Int, expected: Int)
}
