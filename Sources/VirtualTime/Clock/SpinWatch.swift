/// Notices work that makes itself ready again and again, so that the clock would never move: on a
/// device time passes meanwhile.
struct SpinWatch {
  /// How many pieces of work may run without a pause, after which the clock moves all the same.
  ///
  /// They take most of a second: more than an app does that is to answer.
  static let limit = 1_000_000
  /// How many may run after each move of the clock from then on.
  static let patience = 1_000
  /// How long they may go on before somebody is told: what they wait for has not come by then.
  static let waitingTime: Duration = .seconds(10)

  /// How many have run since the clock moved.
  private var sinceMove = 0
  /// How many have run since nothing was ready.
  private var sinceRest = 0
  /// When the first of them ran.
  private var start: Duration = .zero
  private var isTold = false

  /// Whether the clock has to move, as work that is due later may be what is waited for.
  var isOverdue: Bool { sinceRest >= Self.limit && sinceMove >= Self.patience }

  /// Takes note of a piece of work that is about to run.
  ///
  /// - Parameter now: The time.
  /// - Returns: Whether somebody is to be told who has not been.
  mutating func noteWork(at now: Duration) -> Bool {
    if sinceRest == 0 { start = now }
    sinceMove += 1
    sinceRest += 1
    return sinceRest > Self.limit && now - start >= Self.waitingTime && !isTold
  }

  /// Takes note that somebody was told.
  mutating func noteTold() { isTold = true }

  /// Takes note that the clock moves.
  mutating func noteMove() { sinceMove = 0 }

  /// Takes note that nothing is ready.
  mutating func noteRest() {
    sinceMove = 0
    sinceRest = 0
  }
}
