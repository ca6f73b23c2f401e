/// What is said to the output of a program that was shut in, where that may be why it has failed.
enum ConfinementNote {
  /// The system's words for what is refused.
  private static let words = [
    "Permission denied", "Operation not permitted", "Network is down", "ENETDOWN", "EACCES",
    "Could not resolve host", "no permission to", "don’t have permission", "don't have permission",
  ]

  /// What a program has said, with a note where it was perhaps refused something.
  ///
  /// - Parameter output: What it has said.
  /// - Returns: The same, and perhaps a line.
  static func added(to output: String) -> String {
    guard words.contains(where: output.contains) else { return output }
    let end = output.hasSuffix("\n") ? "" : "\n"
    return output + end
      + "note: what a project brings along to be run while it is opened has no network, and can "
      + "write to pomelo's cache only"
  }
}
