import SessionProtocol

/// What the lines say that Swift Testing tells a person: some things are only in these.
enum LibraryWording {
  /// The arguments in a line such as `Test case passing 1 argument number → 2 to odd(number:) started`.
  static func arguments(in line: String) -> String {
    var text = line[...]
    if let start = text.range(of: "Test case passing ") { text = text[start.upperBound...] }
    if let word = text.firstRange(of: #/^\d+ arguments? /#) { text = text[word.upperBound...] }
    if text.hasSuffix(" started.") { text = text.dropLast(" started.".count) }
    // The name of the test is last, and may have no blank in it unless it is quoted.
    if let end = text.ranges(of: " to ").last { text = text[..<end.lowerBound] }
    return String(text)
  }

  /// The reason in a line such as `Test off() skipped: "later"` or `… cancelled after 1 seconds: "no"`.
  static func reason(in line: String) -> String? {
    guard let mark = line.firstRange(of: #/(?:skipped|seconds): /#) else { return nil }
    let text = line[mark.upperBound...]
    guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return String(text) }
    return String(text.dropFirst().dropLast())
  }

  /// What has led to an issue, by how its message begins.
  static func failureReason(of message: String) -> FailureReason {
    if message.hasPrefix("Expectation failed") { return .assertion }
    if message.hasPrefix("Caught error") { return .thrownError }
    if message.hasPrefix("Time limit was exceeded") { return .timeAllowance }
    if message.hasPrefix("Known issue was not recorded") { return .missingFailure }
    if message.hasPrefix("Confirmation was") { return .assertion }
    return .other
  }
}
