import ExplorerCore
import Foundation
import Glibc
import Sessions
import Synchronization

/// The line at the bottom of the person's terminal that tells how far a command is.
///
/// A thread of its own draws it, so that the time goes on in it while the command waits for a compiler
/// or a test. There is none while nothing is shown.
final class ProgressLine: Sendable {
  private struct State {
    var display = ProgressDisplay()
    /// Whether there is something to show.
    var isOn = false
    /// Whether the thread is there.
    var isTicking = false
  }

  /// Whether there is a terminal to show it on.
  let isWanted = ProgressChoice.isWanted(
    isTerminal: isatty(STDERR_FILENO) == 1, environment: ProcessInfo.processInfo.environment)
  private let isOutputTerminal = isatty(STDOUT_FILENO) == 1
  private let state = Mutex(State())

  /// Says what is done now and how far it is; cheap, as it may be said thousands of times a second.
  func show(_ progress: TaskProgress) {
    guard isWanted else { return }
    state.withLock { state in
      state.display.note(progress, at: Self.now)
      state.isOn = true
      guard !state.isTicking else { return }
      state.isTicking = true
      Thread { [self] in tick() }.start()
    }
  }

  /// Speaks a language from now on.
  func speak(_ language: Language) { state.withLock { $0.display.language = language } }

  /// Takes the line away: what was done is over.
  func end() {
    state.withLock { state in
      state.isOn = false
      if let text = state.display.end() { Self.write(text) }
    }
  }

  /// Does something with standard output or standard error while the line is out of the way.
  ///
  /// - Parameters:
  ///   - isOutput: Whether it is standard output, which may be a file.
  ///   - body: Writes there.
  /// - Returns: What the body returns.
  func clear<Result>(forOutput isOutput: Bool, _ body: () throws -> Result) rethrows -> Result {
    guard isWanted, !isOutput || isOutputTerminal else { return try body() }
    return try state.withLock { state in
      if let text = state.display.removal() { Self.write(text) }
      return try body()
    }
  }

  private func tick() {
    while true {
      Thread.sleep(forTimeInterval: ProgressDisplay.interval / .seconds(1))
      let isOver = state.withLock { state in
        if state.isOn, Self.isInForeground,
          let text = state.display.drawing(at: Self.now, columns: Self.columns)
        {
          Self.write(text)
        }
        state.isTicking = state.isOn
        return !state.isOn
      }
      if isOver { return }
    }
  }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Whether the terminal is this job's: otherwise it shows what belongs to another.
  private static var isInForeground: Bool { tcgetpgrp(STDERR_FILENO) == getpgrp() }

  /// The terminal's width in cells; the usual one where it does not know.
  private static var columns: Int { Console.width(of: STDERR_FILENO) ?? 80 }

  /// Time since some instant, which no change of the wall clock moves.
  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
