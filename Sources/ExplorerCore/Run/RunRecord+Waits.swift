import SessionProtocol

extension RunRecord {
  /// How many events before the latest one of a wait are searched for its beginning.
  private static let searchLimit = 5_000

  /// A wait of the run, with what was missing as it changed.
  ///
  /// - Parameters:
  ///   - number: The wait's number.
  ///   - position: Index of the event up to which it is told.
  /// - Returns: The wait; `nil` when it has not begun by then, or is no longer kept.
  func wait(_ number: Int, upTo position: Int) -> WaitRecord? {
    let belongs = { (event: Event) in event.waitNumber == number }
    guard let last = events[..<offset(after: position)].lastIndex(where: belongs) else {
      return nil
    }
    // Waits are numbered as they begin: where an earlier one is told of, this one had not begun.
    let start = max(0, last - Self.searchLimit)
    let before = events[start...last].lastIndex { ($0.waitNumber ?? .max) < number }
    var ledger = WaitLedger()
    for event in events[(before ?? start)...last] where belongs(event) { ledger.receive(event) }
    return ledger.waits.first
  }
}
