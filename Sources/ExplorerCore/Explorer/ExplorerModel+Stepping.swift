import ElementModel
import SessionProtocol
import SourceModel

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
    interventions = []
    branches = []
    compilation = nil
    composition.interrupt()
    for index in breakpoints.indices { breakpoints[index].hits = 0 }
    appElement = nil
    queue = []
    actionToCome = nil
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
    hurriedWait = nil
    heldEvents = []
    return .run(
      RunRequest(
        number: runNumber, test: test ?? "", seed: seed, device: device, isGated: true,
        firstIndex: firstIndex, interventions: interventions.filter { $0.at < firstIndex }))
  }

  /// A stepping key: acts at a stop, otherwise waits for one.
  mutating func step(_ command: ExplorerCommand) -> [ExplorerEffect] {
    switch phase {
    case .stopped: return proceed(command)
    case .starting, .running:
      if goal == .failure {
        // A run that goes on stops for whoever asks.
        goal = .into
        return releaseHeldEvents()
      }
      enqueue(command)
      return []
    case .idle, .ended, .lost: return []
    }
  }

  private mutating func proceed(_ command: ExplorerCommand) -> [ExplorerEffect] {
    composition.interrupt()
    let current = record.event(at: state.position)
    switch command {
    case .stepInto: goal = .into
    case .stepOver: goal = .over(from: current)
    case .stepOut: goal = .out(from: current)
    case .goOn: goal = .failure
    default: return []
    }
    return goOn()
  }

  /// Lets the run pass the place where it is stopped.
  private mutating func goOn() -> [ExplorerEffect] {
    leavePathIfActed()
    phase = .running
    return [.send(.proceed)]
  }

  /// Runs until the selected line is reached, the one that Source shows otherwise.
  mutating func runToCursor() -> [ExplorerEffect] {
    guard let location = selectedLocation ?? shownLocation else { return [] }
    guard phase == .stopped else { return step(.goOn) }
    goal = .place(Breakpoint(place: .line(file: location.file, line: location.line)))
    cursors = [:]
    sourceTarget = nil
    return goOn()
  }

  /// Runs the wait that is under way to its end, without showing how it goes on.
  mutating func finishWait() -> [ExplorerEffect] {
    guard let wait = openWait else { return [] }
    hurriedWait = wait.number
    guard phase == .stopped else { return releaseHeldEvents() }
    goal = .waitEnd(wait.number)
    return goOn()
  }

  /// The wait that is under way.
  var openWait: Wait? { state.openWait }

  /// Changes how fast a run goes.
  mutating func set(speed text: String) -> [ExplorerEffect] {
    let name = text.lowercased().filter { $0 != "×" && $0 != "x" }
    guard let speed = RunSpeed(rawValue: name) else {
      let names = RunSpeed.allCases.map(\.name).joined(separator: ", ")
      notice = language.say("a speed is one of \(names)", ja: "速度は \(names) のどれかです")
      return []
    }
    self.speed = speed
    return []
  }

  /// Runs the test under another schedule.
  mutating func set(seed text: String) -> [ExplorerEffect] {
    guard let seed = UInt64(text) else {
      notice = language.say("a seed is a whole number from 0", ja: "シードは 0 以上の整数です")
      return []
    }
    self.seed = seed
    return startRun()
  }

  /// Runs a test by its name, or lets a person choose one.
  mutating func chooseTest(_ name: String) -> [ExplorerEffect] {
    guard !name.isEmpty else {
      open(.tests)
      return []
    }
    guard host.tests.contains(name) else {
      notice = language.say("there is no test \"\(name)\"", ja: "テスト「\(name)」はありません")
      return []
    }
    return start(test: name)
  }

  /// Runs a test from its beginning.
  mutating func start(test: String) -> [ExplorerEffect] {
    overlays = []
    self.test = test
    return startRun()
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
    return go(to: target)
  }

  /// Shows a recorded stop at once, and has a new run of the same schedule catch up with it.
  mutating func go(to target: Int) -> [ExplorerEffect] {
    let wasRunning = isWaitingForHost || phase == .stopped
    composition.interrupt()
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
    return releaseHeldEvents()
  }
}
