import SessionProtocol
import TerminalModel

/// Says what hosts cannot keep their tests from on this system: once, however many hosts there are.
final class HostWarnings {
  private var told: Set<String> = []

  /// Says on standard error what is missing.
  ///
  /// - Parameter isolation: What a host says that it has.
  func report(_ isolation: Isolation) {
    for sentence in Self.shortcomings(of: isolation) where told.insert(sentence).inserted {
      Console.report("pomelo: warning: \(sentence)")
    }
  }

  private static func shortcomings(of isolation: Isolation) -> [String] {
    var sentences: [String] = []
    switch isolation.network {
    case .systemCalls, .emptyNetwork: break
    case .functionsOnly:
      sentences.append(
        "This system knows neither filters of system calls nor networks of a process's own: "
          + "whoever calls it directly reaches the network. See the documentation's page Trust.")
    }
    if !isolation.guardsFiles {
      sentences.append(
        "This system does not know Landlock, or no folder could be made for the device: tests and "
          + "apps can write to this computer's files. See the documentation's page Trust.")
    }
    return sentences
  }
}
