import VirtualTime

/// Finds out what work of the app ends a wait.
///
/// XCUITest looks once a second, and much may have happened in between: so the app is looked at
/// whenever it has done something and would do nothing more at that time, which changes nothing.
struct WaitEnding {
  private let start = VirtualTime.pastWork.count
  private var seen: Int
  private var found: PendingWork?
  /// Whether the criterion has held since the wait began.
  private var heldAlways: Bool

  /// Begins where a wait begins.
  ///
  /// - Parameter isMet: Whether the criterion holds already.
  init(isMet: Bool = false) {
    seen = start
    heldAlways = isMet
  }

  /// The work that made the criterion true: as it was seen, or what has changed the app last, or
  /// what ran last; `nil` when none ran, so that it was true at once or made true by the test.
  var cause: PendingWork? {
    heldAlways ? nil : found ?? VirtualTime.pastWork.cause(after: start)
  }

  /// Looks whether a criterion holds, if that may have changed.
  ///
  /// - Parameter holds: Whether it does; `nil` when that cannot be told without changing the app.
  mutating func look(_ holds: () -> Bool?) {
    guard !VirtualTime.hasReadyWork else { return }
    let past = VirtualTime.pastWork
    guard past.count > seen else { return }
    guard let isMet = holds() else { return }
    let before = seen
    seen = past.count
    guard isMet else {
      heldAlways = false
      found = nil
      return
    }
    if found == nil { found = past.cause(after: before) }
  }
}
