import SessionProtocol

/// What a run that goes on is to come to, and what waits for it to come there.
package struct Pursuit: Hashable, Sendable {
  /// Where the run is to stop.
  var goal: StepGoal
  /// Stepping keys typed while the host works.
  var queue: [ExplorerCommand] = []
  /// What a person does by hand once the run is back at its last stop.
  var actionToCome: HandAction?
  /// Events that wait for their time, while the run is shown at a multiple of real time.
  var held: [Event] = []
  /// The virtual time that is shown meanwhile, in seconds.
  var clock = 0.0
  /// The wait that is not to take a person's time any more, by its number.
  var hurriedWait: Int?
  /// Whether the run was asked to pause and has come to no stop since.
  var isPausing = false

  /// Begins to go somewhere.
  init(_ goal: StepGoal, queue: [ExplorerCommand] = [], actionToCome: HandAction? = nil) {
    self.goal = goal
    self.queue = queue
    self.actionToCome = actionToCome
  }
}
