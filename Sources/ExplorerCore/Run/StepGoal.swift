import SessionProtocol

/// Where the run is to stop next: what a stepping key means, decided at each place it could stop.
enum StepGoal: Hashable, Sendable {
  /// The next place.
  case into
  /// Past the call that the run is in: its callers moved on, or make another call of this depth.
  case over(callers: [SourceFrame], wait: Int?)
  /// Past the function that the run is in: its callers moved on.
  case out(callers: [SourceFrame])
  /// The next failure.
  case failure
  /// The event with an index: a run that catches up with what was recorded.
  case index(Int)
  /// The event with an index in a run under other conditions, which may not come.
  case event(Int)
  /// The place of a run of other sources that corresponds to where the one before was.
  case resumption(Resumption)
  /// A place of the sources.
  case place(Breakpoint)
  /// The end of a wait, by its number.
  case waitEnd(Int)
  /// The end of what a person does by hand.
  case handEnd

  /// The goal of stepping over from a stop.
  static func over(from event: Event?) -> StepGoal {
    guard let event, !event.stack.isEmpty else { return .into }
    return .over(callers: event.stack, wait: event.waitNumber)
  }

  /// The goal of stepping out from a stop.
  static func out(from event: Event?) -> StepGoal {
    guard let event, !event.stack.isEmpty else { return .into }
    return .out(callers: Array(event.stack.dropFirst()))
  }

  /// Whether the run stops at an event.
  func isReached(by moment: Breakpoint.Moment) -> Bool {
    let event = moment.event
    guard event.isStop else { return false }
    switch (self, event.content) {
    case (.index(let index), _), (.event(let index), _): return event.index >= index
    // It passes every stop, failures included, which are looked at on the way.
    case (.resumption, _): return false
    case (_, .failure(let failure)) where failure.expectedBecause == nil: return true
    case (_, .testEnded): return true
    case (.into, _): return true
    case (.failure, _): return false
    case (.place(let place), _): return place.isReached(at: moment)
    case (.waitEnd(let number), .wait(let wait)):
      return wait.number != number || wait.progress == .met || wait.progress == .timedOut
    case (.waitEnd, _): return true
    case (.handEnd, .hand(let hand)): return hand.progress == .ended
    case (.handEnd, _): return false
    case (.out(let callers), _): return Array(event.stack.suffix(callers.count)) != callers
    case (.over(let callers, let wait), _):
      if Array(event.stack.suffix(callers.count)) != callers { return true }
      let isSameWait = wait != nil && event.waitNumber == wait
      return event.stack.count == callers.count && !isSameWait
    }
  }
}

extension Event {
  /// Number of the wait that the event is about.
  var waitNumber: Int? {
    if case .wait(let wait) = content { wait.number } else { nil }
  }

  /// Identity of the element that the event is about, if it was found.
  var elementID: Int? {
    switch content {
    case .action(let action): action.elementID
    case .read(let read): read.elementID
    case .wait(let wait): wait.elementID
    default: nil
    }
  }

  /// Whether the test failed here, without having said that it would.
  var isFailure: Bool {
    if case .failure(let failure) = content { failure.expectedBecause == nil } else { false }
  }
}
