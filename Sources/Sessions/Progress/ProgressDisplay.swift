package import ExplorerCore
import TerminalModel

/// The line at the bottom of a terminal that tells how far a command is: what has to be written so
/// that it is there, shows the present state, and is gone before anything else is printed.
///
/// It is drawn anew ten times a second at most, however often it is told of progress, and appears only
/// once a command has taken a while.
package struct ProgressDisplay: Sendable {
  private var progress: TaskProgress?
  /// When the command began to do something, and the task that it does now.
  private var started: Duration?
  private var taskStarted = Duration.zero
  /// When it was said how far the task is.
  private var said = Duration.zero
  private var lastDrawn: Duration?
  /// The line that is on the terminal.
  private var shown: TerminalText?

  /// How long a command may take without saying what it does.
  private static let silence = Duration.milliseconds(500)
  /// Least time between two drawings.
  package static let interval = Duration.milliseconds(100)
  /// Goes to the line's first cell and blanks it.
  private static let erasure = "\r\u{1B}[K"

  /// What it speaks.
  package var language = Language.english

  /// Creates a display that shows nothing.
  package init() {}

  /// Notes what is done and how far it is.
  ///
  /// - Parameters:
  ///   - progress: What is done.
  ///   - now: The time since some instant.
  package mutating func note(_ progress: TaskProgress, at now: Duration) {
    started = started ?? now
    if self.progress?.task != progress.task { taskStarted = now }
    if self.progress != progress { said = now }
    self.progress = progress
  }

  /// What draws the line as it has to be now; `nil` while it is right, or not due.
  ///
  /// - Parameters:
  ///   - now: The time since the instant of ``note(_:at:)``.
  ///   - columns: The terminal's width in cells.
  /// - Returns: What to write.
  package mutating func drawing(at now: Duration, columns: Int) -> String? {
    guard let progress, let started, now - started >= Self.silence else { return nil }
    if let lastDrawn, now - lastDrawn < Self.interval { return nil }
    // In the last cell a terminal might go on to the next line.
    let line = progress.line(
      after: now - taskStarted, said: now - said, width: columns - 1, in: language)
    guard line != shown else { return nil }
    lastDrawn = now
    shown = line
    return Self.erasure + line.string
  }

  /// What takes the line away, for something else to be printed; `nil` where there is none.
  package mutating func removal() -> String? {
    guard shown != nil else { return nil }
    shown = nil
    // What comes next may be one of many lines: it is not to flicker between them.
    return Self.erasure
  }

  /// What takes the line away for good, until something else is done.
  package mutating func end() -> String? {
    progress = nil
    return removal()
  }
}
