import ExplorerCore
package import TerminalModel

/// Plays inputs to an explorer without a terminal, each once the one before has been answered.
package struct ScriptedExplorer {
  private let session: ExplorerSession

  /// Prepares to play to a session.
  package init(session: ExplorerSession) { self.session = session }

  /// Gives the inputs, keys and mouse events alike; ends early when one of them quits.
  ///
  /// - Throws: ``ExplorerSession/Silence``.
  package func play(_ inputs: [TerminalInput], size: TerminalSize) throws {
    var hasQuit = false
    session.onEffect = { effect in
      switch effect {
      case .sendAfter(let command, _): session.send(command)
      case .quit: hasQuit = true
      default: break
      }
    }
    session.apply(.input(.resized(size)))
    session.apply(.started)
    try session.settle()
    for input in inputs where !hasQuit { try give(input) }
  }

  /// Types one more key after ``play(_:size:)``.
  ///
  /// - Throws: ``ExplorerSession/Silence``.
  package func type(_ key: Key) throws {
    try give(.key(key))
  }

  private func give(_ input: TerminalInput) throws {
    session.apply(.input(input))
    try session.settle()
  }
}
