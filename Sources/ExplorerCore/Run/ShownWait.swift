import SessionProtocol

/// How far a wait has come on the screen, while the run is shown at a multiple of real time.
struct ShownWait: Hashable, Sendable {
  /// The wait's number.
  var number: Int
  /// Seconds that it has lasted.
  var elapsed: Double

  /// An entry of Live with how far its wait has come.
  func applied(to entry: LiveEntry) -> LiveEntry {
    guard case .event(var event) = entry, case .wait(var wait) = event.content,
      wait.number == number
    else { return entry }
    wait.elapsed = elapsed
    event.content = .wait(wait)
    return .event(event)
  }
}
