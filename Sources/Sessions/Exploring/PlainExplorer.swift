package import ExplorerCore
import TerminalModel

/// Explores line by line: commands by name or key come in, and what they do goes out.
///
/// The cursor is never moved and nothing is written twice, so that screen readers, logs and
/// pipes can follow.
package struct PlainExplorer {
  /// Columns and rows that commands such as "page down" count with.
  private static let size = TerminalSize(columns: 100, rows: 40)

  private let session: ExplorerSession
  private let readLine: () -> String?
  private let write: (String) -> Void
  private let openEditor: (String, Int) -> String?

  /// Connects a session with lines.
  ///
  /// - Parameters:
  ///   - session: The explorer.
  ///   - readLine: The next line; nil at the end.
  ///   - write: Writes a line.
  ///   - openEditor: Edits a file at a line and returns when done, with a sentence if it failed.
  package init(
    session: ExplorerSession, readLine: @escaping () -> String?,
    write: @escaping (String) -> Void, openEditor: @escaping (String, Int) -> String?
  ) {
    self.session = session
    self.readLine = readLine
    self.write = write
    self.openEditor = openEditor
  }

  /// Runs until a line quits, or there are no more.
  ///
  /// - Throws: ``ExplorerSession/Silence``.
  package func run() throws(ExplorerSession.Silence) {
    var hasQuit = false
    var awaitsTick = false
    var transcript = PlainTranscript()
    session.onEffect = { effect in
      switch effect {
      case .sendAfter(let command, _): session.send(command)
      case .tickAfter: awaitsTick = true
      case .openEditor(let file, let line):
        if let problem = openEditor(file, line) { session.apply(.notice(problem)) }
      case .quit: hasQuit = true
      default: break
      }
    }
    func settle() throws(ExplorerSession.Silence) {
      try session.settle {
        guard awaitsTick else { return false }
        awaitsTick = false
        session.apply(.tick)
        return true
      }
    }
    session.apply(.input(.resized(Self.size)))
    session.apply(.started)
    try settle()
    for line in transcript.news(of: session.model) { write(line) }
    while !hasQuit, let line = readLine() {
      session.apply(.line(line))
      guard !hasQuit else { return }
      try settle()
      for line in transcript.news(of: session.model) { write(line) }
    }
  }
}
