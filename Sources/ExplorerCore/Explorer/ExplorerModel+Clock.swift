import SessionProtocol

/// Showing a run at a multiple of real time: events wait for their time to come, and waits are seen
/// to run.
extension ExplorerModel {
  /// Real milliseconds between two frames of a wait that runs.
  private static let tickMilliseconds = 100
  /// Virtual seconds are not watched longer than this: no event is this far away but by mistake.
  private static let longestGap = 600.0
  /// No more events than this wait for their time: a host that says much keeps nobody waiting.
  private static let heldLimit = 1_000

  /// The virtual time that is shown, in seconds: between two events, that of a clock that runs.
  var shownTime: Double { heldEvents.isEmpty ? state.time : max(state.time, clock) }

  /// Seconds that a wait has lasted on the screen.
  func shownElapsed(of wait: Wait) -> Double {
    guard !heldEvents.isEmpty, openWait?.number == wait.number else { return wait.elapsed }
    return min(wait.limit, wait.elapsed + max(0, clock - state.time))
  }

  /// An entry of Live with how far its wait has come on the screen.
  func shown(_ entry: LiveEntry) -> LiveEntry {
    guard !heldEvents.isEmpty, case .event(var event) = entry, case .wait(var wait) = event.content
    else { return entry }
    wait.elapsed = shownElapsed(of: wait)
    event.content = .wait(wait)
    return .event(event)
  }

  /// Takes an event in, now or when its time has come.
  mutating func receiveInTime(_ event: Event) -> [ExplorerEffect] {
    guard heldEvents.isEmpty else {
      heldEvents.append(event)
      return heldEvents.count > Self.heldLimit ? releaseHeldEvents() : []
    }
    guard isTimed(event) else { return receive(event) }
    heldEvents = [event]
    clock = state.time
    return tickLater()
  }

  private func isTimed(_ event: Event) -> Bool {
    guard speed.factor != nil, !isReplaying else { return false }
    if hurriedWait != nil, openWait?.number == hurriedWait { return false }
    return isAhead(event, of: state.time)
  }

  /// Whether an event's time is still to come, and not too far away to be waited for.
  private func isAhead(_ event: Event, of time: Double) -> Bool {
    let gap = event.time - time
    return gap > 0 && gap < Self.longestGap
  }

  /// Lets the clock go on, and takes in the events whose time has come.
  mutating func tick() -> [ExplorerEffect] {
    guard let factor = speed.factor else { return releaseHeldEvents() }
    clock += Double(nextTick(factor)) / 1_000 * factor
    var effects: [ExplorerEffect] = []
    while let next = heldEvents.first, !isAhead(next, of: clock + 0.000_5) {
      heldEvents.removeFirst()
      effects += receive(next)
      clock = max(clock, state.time)
    }
    return heldEvents.isEmpty ? effects : effects + tickLater()
  }

  private func tickLater() -> [ExplorerEffect] {
    guard let factor = speed.factor else { return [] }
    return [.tickAfter(milliseconds: nextTick(factor))]
  }

  /// Milliseconds until the next event is due, or until the next frame.
  private func nextTick(_ factor: Double) -> Int {
    let due = ((heldEvents.first?.time ?? clock) - clock) / factor * 1_000
    guard due.isFinite else { return Self.tickMilliseconds }
    return Int(min(Double(Self.tickMilliseconds), max(1, due.rounded(.up))))
  }

  /// Takes in at once what waits for its time.
  mutating func releaseHeldEvents() -> [ExplorerEffect] {
    var effects: [ExplorerEffect] = []
    let events = heldEvents
    heldEvents = []
    for event in events { effects += receive(event) }
    return effects
  }
}
