/// What can go wrong between the explorer and a host.
package enum SessionError: Error, Hashable, Sendable {
  /// A line has no end within the accepted length, in bytes.
  case lineTooLong(limit: Int)
  /// A line is not a message of this schema; its beginning is given.
  case notAMessage(line: String)
  /// A line does not begin as those of the run do, so that somebody else has written it; its beginning
  /// is given.
  case forged(line: String)
  /// The host speaks another version of the schema.
  case wrongVersion(found: Int, expected: Int)
  /// A trace is of a version of the schema that came after this program.
  case newerTrace(found: Int, known: Int)
}

extension SessionError: CustomStringConvertible {
  /// What went wrong, in a sentence; what the host has said in it is not yet safe for a terminal.
  package var description: String {
    switch self {
    case .lineTooLong(let limit):
      "The host has sent a line of more than \(limit >> 20) MB, which no message is. "
        + "It was ended."
    case .notAMessage(let line):
      "The host has said something that is no message: \(line.prefix(60))"
        + (line.count > 60 ? "…" : "") + " It was ended."
    case .forged(let line):
      "Something other than pomelo has written to the line between pomelo and its host, which is "
        + "descriptor 3 of the test: \(line.prefix(60))" + (line.count > 60 ? "…" : "")
        + " The host was ended."
    case .wrongVersion(let found, let expected):
      "The host speaks version \(found) of the session protocol, this program version "
        + "\(expected). Build both again."
    case .newerTrace(let found, let known):
      "The trace is of version \(found) of the session protocol, and this program reads versions "
        + "2 to \(known). Read it with the program that wrote it, or a newer one."
    }
  }
}
