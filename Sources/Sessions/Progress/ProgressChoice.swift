/// Whether a line about progress is wanted.
package enum ProgressChoice {
  /// Whether it can be shown, and nobody is in its way: on a terminal that can blank a line, which a
  /// person watches.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether standard error is a terminal.
  ///   - environment: The environment, of which `TERM` names the terminal and `CI` says that a server
  ///     runs the program.
  /// - Returns: Whether to show it.
  package static func isWanted(isTerminal: Bool, environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    let server = environment["CI"] ?? ""
    return isTerminal && !["", "dumb"].contains(term) && ["", "0", "false"].contains(server)
  }
}
