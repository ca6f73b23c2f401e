import SessionProtocol
import Sessions
import TerminalModel

/// Says what hosts cannot keep their tests from on this system: once, however many hosts there are.
final class HostWarnings {
  private var told: Set<String> = []

  /// Says on standard error what is missing.
  ///
  /// - Parameter isolation: What a host says that it has.
  func report(_ isolation: Isolation) {
    let sentences = [isolation.networkAdvice, isolation.filesAdvice].compactMap(\.self)
    for sentence in sentences where told.insert(sentence).inserted {
      Console.report("pomelo: warning: \(sentence)")
    }
  }
}
