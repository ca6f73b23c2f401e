import ExplorerCore
import Glibc
package import TerminalModel

/// Plays inputs to an explorer without a terminal, each once the one before has been answered.
package struct ScriptedExplorer {
  /// How long the host may be silent before the script is given up, in real seconds.
  private static let patience = 60.0

  private let session: ExplorerSession
  /// Whether the explorer waits for time to pass, of which a script has none to lose.
  private let awaitsTick = Flag()

  private final class Flag {
    var isSet = false
  }

  /// Prepares to play to a session.
  package init(session: ExplorerSession) { self.session = session }

  /// Why a script ended early.
  package enum Problem: Error {
    /// The host said nothing for a minute.
    case hostIsSilent
  }

  /// Gives the inputs, keys and mouse events alike; ends early when one of them quits.
  ///
  /// - Throws: ``Problem``.
  package func play(_ inputs: [TerminalInput], size: TerminalSize) throws {
    var hasQuit = false
    session.onEffect = { [self] effect in
      switch effect {
      case .tickAfter: awaitsTick.isSet = true
      case .sendAfter(let command, _): session.send(command)
      case .quit: hasQuit = true
      default: break
      }
    }
    session.apply(.input(.resized(size)))
    session.apply(.started)
    try settle()
    for input in inputs where !hasQuit { try give(input) }
  }

  /// Types one more key after ``play(_:size:)``.
  ///
  /// - Throws: ``Problem``.
  package func type(_ key: Key) throws {
    try give(.key(key))
  }

  private func give(_ input: TerminalInput) throws {
    session.apply(.input(input))
    try settle()
  }

  /// Waits until the explorer does not wait for the host.
  private func settle() throws {
    while session.isWaitingForHost {
      if awaitsTick.isSet {
        awaitsTick.isSet = false
        session.apply(.tick)
        continue
      }
      var entries = session.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let patience = session.hasMore ? 0 : Int32(Self.patience * 1000)
      guard poll(&entries, nfds_t(entries.count), patience) != 0 || session.hasMore else {
        throw Problem.hostIsSilent
      }
      session.receive()
    }
  }
}
