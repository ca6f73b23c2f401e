import SessionProtocol

/// Showing a run at a multiple of real time: events wait for their time to come, and waits are seen
/// to run.
extension RunControl {
  /// Real milliseconds between two frames of a wait that runs.
  private static let tickMilliseconds = 100
  /// Virtual seconds are not watched longer than this: no event is this far away but by mistake.
  private static let longestGap = 600.0
  /// No more events than this wait for their time: a host that says much keeps nobody waiting.
  private static let heldLimit = 1_000

  /// Whether events wait for their time.
  var holdsEvents: Bool { !(phase.pursuit?.held.isEmpty ?? true) }

  /// The virtual time that is shown, in seconds: between two events, that of a clock that runs.
  var shownTime: Double {
    holdsEvents ? max(state.time, phase.pursuit?.clock ?? 0) : state.time
  }

  /// The wait that is shown to run, with the seconds that it has lasted on the screen.
  var shownWait: ShownWait? {
    guard holdsEvents, let wait = openWait else { return nil }
    let clock = phase.pursuit?.clock ?? 0
    return ShownWait(
      number: wait.number, elapsed: min(wait.limit, wait.elapsed + max(0, clock - state.time)))
  }

  /// A wait of the run as far as it is shown; nil when it is not recorded.
  func shownRecord(ofWait number: Int) -> WaitRecord? {
    let known = record.wait(number, upTo: state.position) ?? record.wait(number, upTo: .max - 1)
    guard var wait = known else { return nil }
    if let open = openWait, open.number == number {
      wait.elapsed = shownWait?.elapsed ?? open.elapsed
    }
    return wait
  }

  /// Keeps an event until its time has come.
  ///
  /// - Returns: Whether it is kept, and whether there are too many.
  mutating func hold(_ event: Event, at speed: RunSpeed) -> Holding {
    if holdsEvents {
      phase.pursuit?.held.append(event)
      return phase.pursuit?.held.count ?? 0 > Self.heldLimit ? .tooMany : .held
    }
    guard isTimed(event, at: speed) else { return .due }
    phase.pursuit?.held = [event]
    let time = state.time
    phase.pursuit?.clock = time
    return .first
  }

  /// What becomes of an event that has come.
  enum Holding: Hashable {
    /// It is shown at once.
    case due
    /// It is the first that waits.
    case first
    /// It waits behind others.
    case held
    /// It waits, and no more can.
    case tooMany
  }

  private func isTimed(_ event: Event, at speed: RunSpeed) -> Bool {
    guard speed.factor != nil, !phase.isReplaying, !isHurried else { return false }
    return isAhead(event, of: state.time)
  }

  /// Whether the wait under way is not to take a person's time.
  var isHurried: Bool {
    guard let hurried = phase.pursuit?.hurriedWait else { return false }
    return openWait?.number == hurried
  }

  /// Whether an event's time is still to come, and not too far away to be waited for.
  private func isAhead(_ event: Event, of time: Double) -> Bool {
    let gap = event.time - time
    return gap > 0 && gap < Self.longestGap
  }

  /// Lets the clock go on by what one tick is.
  mutating func advanceClock(_ factor: Double) {
    let step = Double(nextTick(factor)) / 1_000 * factor
    phase.pursuit?.clock += step
  }

  /// The next event whose time has come.
  mutating func takeDueEvent() -> Event? {
    guard let next = phase.pursuit?.held.first, let clock = phase.pursuit?.clock,
      !isAhead(next, of: clock + 0.000_5)
    else { return nil }
    return phase.pursuit?.held.removeFirst()
  }

  /// The clock is never behind what has happened.
  mutating func catchClockUp() {
    let time = state.time
    if let clock = phase.pursuit?.clock, clock < time { phase.pursuit?.clock = time }
  }

  /// All events that wait for their time.
  mutating func takeHeldEvents() -> [Event] {
    guard holdsEvents else { return [] }
    let events = phase.pursuit?.held ?? []
    phase.pursuit?.held = []
    return events
  }

  /// Milliseconds until the next event is due, or until the next frame.
  func nextTick(_ factor: Double) -> Int {
    let clock = phase.pursuit?.clock ?? 0
    let due = ((phase.pursuit?.held.first?.time ?? clock) - clock) / factor * 1_000
    guard due.isFinite else { return Self.tickMilliseconds }
    return Int(min(Double(Self.tickMilliseconds), max(1, due.rounded(.up))))
  }
}
