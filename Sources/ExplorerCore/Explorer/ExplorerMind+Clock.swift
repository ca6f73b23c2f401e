import SessionProtocol

/// Showing a run at a multiple of real time.
extension ExplorerMind {
  /// Takes in an event: at once, or, if runs are shown in real time, when its time has come.
  mutating func receiveInTime(_ event: Event) -> [ExplorerEffect] {
    switch run.hold(event, at: settings.speed) {
    case .due: receive(event)
    case .first: tickLater()
    case .held: []
    case .tooMany: releaseHeldEvents()
    }
  }

  /// Lets the clock go on, and takes in the events whose time has come.
  mutating func tick() -> [ExplorerEffect] {
    guard let factor = settings.speed.factor else { return releaseHeldEvents() }
    run.advanceClock(factor)
    var effects: [ExplorerEffect] = []
    while let next = run.takeDueEvent() {
      effects += receive(next)
      run.catchClockUp()
    }
    return run.holdsEvents ? effects + tickLater() : effects
  }

  private func tickLater() -> [ExplorerEffect] {
    guard let factor = settings.speed.factor else { return [] }
    return [.tickAfter(milliseconds: run.nextTick(factor))]
  }

  /// Takes in all events that wait for their time, without waiting any longer.
  mutating func releaseHeldEvents() -> [ExplorerEffect] {
    var effects: [ExplorerEffect] = []
    for event in run.takeHeldEvents() { effects += receive(event) }
    return effects
  }
}
