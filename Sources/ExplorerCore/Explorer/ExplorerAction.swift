package import SessionProtocol
package import TerminalModel

/// Something that happened to the explorer.
package enum ExplorerAction: Hashable, Sendable {
  /// The explorer is shown for the first time; runs the chosen test.
  case started
  /// A person pressed a key or resized the terminal.
  case input(TerminalInput)
  /// The host said something.
  case message(HostMessage)
  /// The test process printed a line; the caller cuts lines and drops floods.
  case hostOutput(String)
  /// The host is gone; the sentence says why.
  case hostLost(String)
  /// The text of a source file asked for; `nil` when it cannot be read.
  case sourceLoaded(file: String, text: String?)
  /// Something to tell the person in the bar at the bottom, such as that no editor could be opened.
  case notice(String)
}
