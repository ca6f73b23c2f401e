import SessionProtocol

/// Xcode's activity log: lines that say what the automation does, each within the one it serves.
extension TestSession {
  /// Adds a line to the activity log.
  ///
  /// - Parameter title: The line in Xcode's words; not evaluated when nobody reads the log.
  package func log(_ title: @autoclosure () -> String) {
    guard wantsLogLines else { return }
    report(.logLine(LogLine(title: title(), depth: logDepth)))
  }

  /// Adds a line to the activity log and does what it stands for; lines added meanwhile stand
  /// within it.
  ///
  /// - Parameters:
  ///   - title: The line in Xcode's words; not evaluated when nobody reads the log.
  ///   - body: What the line stands for.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  package func logged<Result>(
    _ title: @autoclosure () -> String, body: () throws -> Result
  ) rethrows -> Result {
    log(title())
    logDepth += 1
    defer { logDepth -= 1 }
    return try body()
  }
}
