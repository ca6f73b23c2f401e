package import SessionProtocol
package import TerminalUI
package import Workspace

/// What a machine has of all that pomelo needs and uses.
package struct MachineFacts: Hashable, Sendable {
  /// How the trial went: to build the smallest project and to start its host.
  package enum Trial: Hashable, Sendable {
    /// The host was started so many real seconds after the build began.
    case started(Isolation, seconds: Double)
    /// There is none, for a reason; not yet safe for a terminal.
    case failed(reason: String)
  }

  /// Something that is there, or the reason why it is not.
  package enum Search<Found: Hashable & Sendable>: Hashable, Sendable {
    /// It is there.
    case found(Found)
    /// It is not, for a reason; not yet safe for a terminal.
    case missing(reason: String)
  }

  /// The Swift compiler.
  package var compiler: Search<CompilerFacts>
  /// The path of the host library.
  package var library: Search<String>
  /// The folder for builds, which can be written.
  package var cache: Search<String>
  /// How the trial went.
  package var trial: Trial
  /// The terminal.
  package var terminal: TerminalFacts
  /// The command that starts the editor; the reason why it is missing names it.
  package var editor: Search<String>
  /// The path of git.
  package var git: String?
  /// Processors that can be used.
  package var processors: Int
  /// Memory that is free for programs, in bytes; `nil` where the system does not tell.
  package var freeMemory: Int?

  /// Puts facts together.
  package init(
    compiler: Search<CompilerFacts>, library: Search<String>, cache: Search<String>, trial: Trial,
    terminal: TerminalFacts, editor: Search<String>, git: String?, processors: Int,
    freeMemory: Int?
  ) {
    self.compiler = compiler
    self.library = library
    self.cache = cache
    self.trial = trial
    self.terminal = terminal
    self.editor = editor
    self.git = git
    self.processors = processors
    self.freeMemory = freeMemory
  }
}
