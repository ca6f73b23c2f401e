package import ExplorerCore
package import SessionProtocol

/// Collects the waits of runs that go on side by side, from their events in full detail.
package struct WaitCollector {
  private var ledgers: [RunName: WaitLedger] = [:]

  /// Creates a collector of no run.
  package init() {}

  /// Takes an event in, as it arrives.
  package mutating func receive(_ event: Event, of test: String, iteration: Int) {
    ledgers[RunName(test: test, iteration: iteration), default: WaitLedger()].receive(event)
  }

  /// Forgets a run that has ended, and gives its waits.
  package mutating func complete(_ test: String, iteration: Int) -> WaitLedger? {
    ledgers.removeValue(forKey: RunName(test: test, iteration: iteration))
  }
}
