import Glibc

/// A compilation of a person's code that is under way, or over.
///
/// For one thread with a `poll(2)` loop: nothing here blocks, except ``wait()``.
package final class SnippetCompilation {
  /// What comes of it.
  package enum Outcome: Hashable, Sendable {
    /// Path of the library, for ``SessionProtocol/HandCall``.
    case library(String)
    /// The code does not compile; there is at least one reason.
    case failed([SnippetProblem])
  }

  /// The files of a compilation.
  struct Files {
    var source: String
    var partial: String
    var library: String
  }

  /// For `poll(2)`: readable when there may be an outcome, negative once there is one.
  package var descriptor: Int32 { process?.descriptor ?? -1 }

  private var process: RunningTool?
  private let files: Files?
  private var result: Outcome?

  /// A compilation that is over.
  init(outcome: Outcome) {
    files = nil
    result = outcome
  }

  /// A compilation that is under way.
  init(process: RunningTool, files: Files) {
    self.process = process
    self.files = files
  }

  deinit { cancel() }

  /// What came of it, if it is over.
  package func outcome() -> Outcome? {
    if let result { return result }
    guard let ended = process?.outcomeIfAny() else { return nil }
    return finish(ended)
  }

  /// Waits until it is over.
  package func wait() -> Outcome {
    if let result { return result }
    guard let process else { return .failed([Self.cancelled]) }
    return finish(process.wait())
  }

  /// Ends it; what it has made so far is removed.
  package func cancel() {
    guard let process else { return }
    process.terminate()
    self.process = nil
    removeFiles()
    result = .failed([Self.cancelled])
  }

  private static let cancelled = SnippetProblem(message: "cancelled", line: 1, column: 1)

  private func finish(_ ended: ToolRun.Outcome) -> Outcome {
    process = nil
    var outcome = Outcome.failed(SnippetSource.problems(in: ended.output))
    // Under its name only once it is whole: another run may look for it.
    if ended.succeeded, let files, rename(files.partial, files.library) == 0 {
      outcome = .library(files.library)
    }
    removeFiles()
    result = outcome
    return outcome
  }

  private func removeFiles() {
    guard let files else { return }
    unlink(files.source)
    unlink(files.partial)
  }
}
