package import SessionProtocol
import SourceModel

/// The run: what it does now, what was recorded of it, and what a person did in it.
package struct RunControl: Sendable {
  /// How often a run was asked for.
  private(set) var number = 0
  /// The test that was run last.
  private(set) var lastTest: String?
  /// What it does now.
  package internal(set) var phase = RunPhase.idle
  /// Its events.
  @Stamped var record = RunRecord()
  /// What its events have told of calls.
  var memory = CallMemory()
  /// What the events up to the one that is shown add up to.
  @Stamped var state: RunState
  /// What the person did in the run, beside the test.
  var interventions: [Intervention] = []
  /// Ways that runs went and that were left by acting differently.
  var branches: [Branch] = []
  /// Whether a repeated run did something else than the recorded one.
  var isDiverged = false

  /// A run that has not begun.
  init(test: String, index: ProjectIndex) { state = RunState(test: test, index: index) }

  /// How the run ended, if it did.
  package var outcome: TestStatus? { phase.isEnded ? state.ended?.status : nil }

  /// Index of the event that is shown; -1 before the first.
  package var position: Int { state.position }

  /// The wait that is under way.
  var openWait: Wait? { state.openWait }

  // MARK: Phases

  /// Forgets the run before.
  mutating func reset(test: String, index: ProjectIndex) {
    record = RunRecord()
    state = RunState(test: test, index: index)
    isDiverged = false
    interventions = []
    branches = []
    forgetPlans()
  }

  /// Forgets what was to be done once the run stops.
  mutating func forgetPlans() {
    phase.queue = []
    phase.pursuit?.actionToCome = nil
  }

  /// What a run finds in the files of its device: to go back is to do the same again.
  ///
  /// - Parameters:
  ///   - test: What is run.
  ///   - keepsState: Whether a test goes on with what the one before has left.
  /// - Returns: What it finds.
  func container(of test: String, keepsState: Bool) -> ContainerStart {
    keepsState ? test == lastTest ? .again : .kept : .fresh
  }

  /// Asks for a run, with what was to be done before.
  ///
  /// - Parameters:
  ///   - test: What is run.
  ///   - goal: Where it is to stop.
  /// - Returns: Its number.
  mutating func start(_ test: String, to goal: StepGoal) -> Int {
    number += 1
    lastTest = test
    phase = .starting(
      Pursuit(goal, queue: phase.queue, actionToCome: phase.pursuit?.actionToCome),
      isHostSilent: phase.isHostSilent)
    return number
  }

  /// Takes in that the host has begun a run.
  ///
  /// - Returns: Whether it had been silent.
  mutating func begin(_ started: RunStarted) -> Bool {
    guard case .starting(let pursuit, let wasSilent) = phase else { return false }
    phase =
      started.number == number ? .running(pursuit) : .starting(pursuit, isHostSilent: false)
    return wasSilent
  }

  /// Takes in that the host does not begin the run that it was asked for.
  ///
  /// - Returns: Whether it was asked for one.
  mutating func noticeSilence() -> Bool {
    guard case .starting(let pursuit, _) = phase else { return false }
    phase = .starting(pursuit, isHostSilent: true)
    return true
  }

  /// Stays where the run is.
  mutating func stop() { phase = .stopped(queue: phase.queue) }

  /// Lets a run that is stopped go on.
  mutating func goOn(to goal: StepGoal) { phase = .running(Pursuit(goal, queue: phase.queue)) }

  /// Changes where a run that goes on is to stop.
  mutating func aim(at goal: StepGoal) { phase.pursuit?.goal = goal }

  /// Keeps a stepping key until the run stops.
  mutating func enqueue(_ command: ExplorerCommand) {
    if phase.queue.count < 256 { phase.queue.append(command) }
  }

  /// The next of the keys that were kept, once the run is stopped.
  mutating func takeQueued() -> ExplorerCommand? {
    guard case .stopped(var queue) = phase, !queue.isEmpty else { return nil }
    let command = queue.removeFirst()
    phase = .stopped(queue: queue)
    return command
  }

  // MARK: State

  /// Takes an event in.
  ///
  /// - Returns: Whether it is the one that was recorded, or a new one.
  mutating func receive(_ event: Event) -> Bool {
    if record.receive(event) == .different {
      isDiverged = true
      rebuildState(upTo: event.index)
      return false
    }
    if event.index > state.position { state.apply(event) }
    return true
  }

  /// Takes in a line that the process printed, unless it was printed before.
  mutating func print(_ line: String) {
    record.print(line, after: state.position)
    state.print(String(line.prefix(1_000)))
  }

  /// Makes the state again from the record, up to and with an event.
  mutating func rebuildState(upTo index: Int) {
    var state = state.beforeFirst
    var output = record.output[...]
    for event in record.events.prefix(while: { $0.index <= index }) {
      while let line = output.first, line.after < event.index {
        state.print(line.text)
        output.removeFirst()
      }
      state.apply(event)
    }
    self.state = state
  }

  /// Shows a recorded event at once; a new run prints again what came after it.
  mutating func show(_ target: Int) {
    rebuildState(upTo: target)
    record.forgetOutput(after: target)
  }

  /// What was seen of the test, if it was seen from its first event to its last as it is.
  func observation(of test: String) -> TestObservation? {
    guard record.firstIndex == 0, !isDiverged, interventions.isEmpty else { return nil }
    var observer = TestObserver(test: test)
    for event in record.events { observer.receive(event) }
    return observer.observation
  }

  /// Where the app of a test that has come to its end can be acted on again, as it is shown; nil while
  /// the test goes on, and where it has taken its process with it.
  var stopToActAt: Int? {
    guard phase.isEnded, state.ended?.status != .crashed else { return nil }
    return record.stop(before: state.position + 1)
  }

  /// The process of the app that is shown, as the host numbers them: from 1001 on, one more for each
  /// launch.
  var appProcessID: Int {
    let launches = record.events.count { event in
      guard event.index <= state.position, case .application(let change) = event.content else {
        return false
      }
      return change.change == .launched
    }
    return 1000 + max(1, launches)
  }
}
