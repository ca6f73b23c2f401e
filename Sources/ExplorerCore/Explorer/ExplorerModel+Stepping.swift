import ElementModel
import SessionProtocol

/// Going forward and back.
extension ExplorerModel {
  /// Runs the chosen test from its beginning.
  mutating func startRun() -> [ExplorerEffect] {
    guard let test else { return [] }
    let wasRunning = isWaitingForHost || phase == .stopped
    record = RunRecord()
    state = RunState(test: test, index: index)
    folds = folds.filter { if case .page = $0.key { true } else { false } }
    isDiverged = false
    resumption = nil
    queue = []
    follow()
    return (wasRunning ? [.killRun] : []) + [run(from: 0, goal: .into)]
  }

  /// Changes the device, and runs the test again as far as it was.
  ///
  /// Another device may show other screens: the run is a new one, and stops earlier if it fails.
  mutating func set(_ setting: DeviceSetting, to value: String) -> [ExplorerEffect] {
    guard device.set(setting, to: value) else { return [] }
    return runAgain()
  }

  /// Runs the test again as far as it was.
  mutating func runAgain() -> [ExplorerEffect] {
    let place = state.position
    let effects = startRun()
    if place > 0 { goal = .event(place) }
    return effects
  }

  private mutating func run(from firstIndex: Int, goal: StepGoal) -> ExplorerEffect {
    runNumber += 1
    phase = .starting
    isPausing = false
    self.goal = goal
    return .run(
      RunRequest(
        number: runNumber, test: test ?? "", seed: seed, device: device, isGated: true,
        firstIndex: firstIndex))
  }

  /// A stepping key: acts at a stop, otherwise waits for one.
  mutating func step(_ command: ExplorerCommand) -> [ExplorerEffect] {
    switch phase {
    case .stopped: return proceed(command)
    case .starting, .running:
      if goal == .failure {
        // A run that goes on stops for whoever asks.
        goal = .into
        return []
      }
      enqueue(command)
      return []
    case .idle, .ended, .lost: return []
    }
  }

  private mutating func proceed(_ command: ExplorerCommand) -> [ExplorerEffect] {
    let current = record.event(at: state.position)
    switch command {
    case .stepInto: goal = .into
    case .stepOver: goal = .over(from: current)
    case .stepOut: goal = .out(from: current)
    case .goOn: goal = .failure
    default: return []
    }
    phase = .running
    return [.send(.proceed)]
  }

  private mutating func enqueue(_ command: ExplorerCommand) {
    if queue.count < 256 { queue.append(command) }
  }

  /// Runs the commands that were typed while the host worked, as far as they go.
  mutating func runQueued() -> [ExplorerEffect] {
    var effects: [ExplorerEffect] = []
    while phase == .stopped, !queue.isEmpty {
      let command = queue.removeFirst()
      effects += command == .stepBack ? goBack() : step(command)
    }
    return effects
  }

  /// Goes back, after what was typed before.
  mutating func stepBack() -> [ExplorerEffect] {
    if !queue.isEmpty {
      enqueue(.stepBack)
      return []
    }
    return goBack()
  }

  /// Shows the stop before at once, and has a new run of the same schedule catch up with it.
  private mutating func goBack() -> [ExplorerEffect] {
    guard let target = record.stop(before: state.position) else { return [] }
    return go(backTo: target)
  }

  /// Shows an earlier stop at once, and has a new run of the same schedule catch up with it.
  mutating func go(backTo target: Int) -> [ExplorerEffect] {
    let wasRunning = isWaitingForHost || phase == .stopped
    rebuildState(upTo: target)
    record.forgetOutput(after: target)
    follow()
    return (wasRunning ? [.killRun] : []) + [run(from: target, goal: .index(target))]
  }

  /// Stops a run at its next stop; asked for again, ends one that comes to none.
  mutating func pause() -> [ExplorerEffect] {
    queue = []
    guard phase == .running, !isCatchingUp else { return [] }
    if isPausing { return interrupt() }
    isPausing = true
    goal = .into
    return []
  }
}
