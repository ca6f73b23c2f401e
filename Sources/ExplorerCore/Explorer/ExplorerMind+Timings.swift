import SessionProtocol

/// Trying which steps passed only by timing.
extension ExplorerMind {
  /// Asks for trials of what the page of waits shows, once the run has come to a stop.
  ///
  /// A run that somebody has acted in by hand, or that found what another has left, cannot be repeated
  /// by another host.
  mutating func takeTimingOrders() -> [ExplorerEffect] {
    // Asked after each key: what is shown changes only where something begins.
    guard findings.ledger != nil, findings.timings.canBegin, !run.phase.isWaitingForHost,
      run.interventions.isEmpty, !settings.keepsState, let test = project.test
    else { return [] }
    return [
      .tryTimings(
        TimingOrder(
          test: test, seed: settings.seed, device: settings.device, network: networkConditions,
          steps: findings.timings.begin()))
    ]
  }
}
