import ElementModel
import SessionProtocol
import SourceModel

/// Going forward and back.
extension ExplorerMind {
  /// Runs the chosen test from its beginning.
  mutating func startRun() -> [ExplorerEffect] {
    guard let test = project.test else { return [] }
    let wasRunning = run.phase.isLive
    recording.look(back: run.record)
    if recording.hasBegun { recording.endRun() }
    run.reset(test: test, index: project.index)
    view.beginRun()
    composer.beginRun()
    breakpoints.beginRun()
    findings.timings = TimingFindings()
    tests.isOpenRunKept = false
    follow()
    return (wasRunning ? [.killRun] : []) + [start(from: 0, goal: .into)]
  }

  /// Changes the device, and runs the test again as far as it was.
  ///
  /// Other screens may appear on another device, so the new run need not come to the same place: it
  /// stops early if it fails before.
  mutating func set(_ setting: DeviceSetting, to value: String) -> [ExplorerEffect] {
    guard settings.device.set(setting, to: value) else { return [] }
    return runAgain()
  }

  /// Changes the network, and runs the test again as far as it was, as what the app has loaded so
  /// far came over the network of before.
  mutating func set(network choice: String?) -> [ExplorerEffect] {
    guard choice != settings.network else { return [] }
    settings.network = choice
    return runAgain()
  }

  /// Runs the test again as far as it was.
  mutating func runAgain() -> [ExplorerEffect] {
    let place = run.state.position
    let effects = startRun()
    if place > 0 { run.aim(at: .event(place)) }
    return effects
  }

  private mutating func start(from firstIndex: Int, goal: StepGoal) -> ExplorerEffect {
    let test = project.test ?? ""
    let container = run.container(of: test, keepsState: settings.keepsState)
    let number = run.start(test, to: goal)
    var request = RunRequest(
      number: number, test: test, seed: settings.seed, device: settings.device,
      isGated: true, firstIndex: firstIndex,
      interventions: run.interventions.filter { $0.at < firstIndex })
    request.container = container
    return .run(request)
  }

  /// Runs a stepping command at once if the run is stopped, or else at its next stop.
  mutating func step(_ command: ExplorerCommand) -> [ExplorerEffect] {
    switch run.phase {
    case .stopped: return proceed(command)
    case .starting, .running:
      if run.phase.goal == .failure {
        // A run that goes on to the next failure stops at any place for a stepping key.
        run.aim(at: .into)
        return releaseHeldEvents()
      }
      run.enqueue(command)
      return []
    case .idle, .ended, .lost: return []
    }
  }

  private mutating func proceed(_ command: ExplorerCommand) -> [ExplorerEffect] {
    composer.composition.interrupt()
    let current = run.record.event(at: run.state.position)
    switch command {
    case .stepInto: return goOn(to: .into)
    case .stepOver: return goOn(to: .over(from: current))
    case .stepOut: return goOn(to: .out(from: current))
    case .goOn: return goOn(to: .failure)
    default: return []
    }
  }

  /// Lets the run pass the place where it is stopped.
  private mutating func goOn(to goal: StepGoal) -> [ExplorerEffect] {
    run.leavePathIfActed(language)
    run.goOn(to: goal)
    return [.send(.proceed)]
  }

  /// Runs until the selected line is reached; with none selected, the line that Source shows.
  mutating func runToCursor() -> [ExplorerEffect] {
    guard let location = selectedLocation ?? shownLocation else { return [] }
    guard run.phase.isStopped else { return step(.goOn) }
    cursors = [:]
    view.sourceTarget = nil
    return goOn(
      to: .place(Breakpoint(place: .line(file: location.file, line: location.line))))
  }

  /// Runs the wait that is under way to its end, without showing how it goes on.
  mutating func finishWait() -> [ExplorerEffect] {
    guard let wait = run.openWait else { return [] }
    guard run.phase.isStopped else {
      run.phase.pursuit?.hurriedWait = wait.number
      return releaseHeldEvents()
    }
    let effects = goOn(to: .waitEnd(wait.number))
    run.phase.pursuit?.hurriedWait = wait.number
    return effects
  }

  /// Changes how fast a run goes.
  mutating func set(speed text: String) -> [ExplorerEffect] {
    let name = text.lowercased().filter { $0 != "×" && $0 != "x" }
    guard let speed = RunSpeed(rawValue: name) else {
      let names = RunSpeed.allCases.map(\.name).joined(separator: ", ")
      notice = language.say("a speed is one of \(names)", ja: "速度は \(names) のどれかです")
      return []
    }
    settings.speed = speed
    return []
  }

  /// Runs the test under another schedule.
  mutating func set(seed text: String) -> [ExplorerEffect] {
    guard let seed = UInt64(text) else {
      notice = language.say("a seed is a whole number from 0", ja: "シードは 0 以上の整数です")
      return []
    }
    settings.seed = seed
    return startRun()
  }

  /// Runs a test by its name, or lets a person choose one.
  mutating func chooseTest(_ name: String) -> [ExplorerEffect] {
    guard !name.isEmpty else {
      showTests()
      return []
    }
    guard project.host.tests.contains(name) else {
      notice = language.say("there is no test \"\(name)\"", ja: "テスト「\(name)」はありません")
      return []
    }
    return start(test: name)
  }

  /// Runs a test from its beginning.
  mutating func start(test: String) -> [ExplorerEffect] {
    pages.close()
    project.test = test
    return startRun()
  }

  /// Runs the commands that were queued while the run went on, until one lets it go on again.
  mutating func runQueued() -> [ExplorerEffect] {
    var effects: [ExplorerEffect] = []
    while let command = run.takeQueued() {
      effects += command == .stepBack ? goBack() : step(command)
    }
    return effects
  }

  /// Goes back by one command, after the commands that are queued.
  mutating func stepBack() -> [ExplorerEffect] {
    if !run.phase.queue.isEmpty {
      run.enqueue(.stepBack)
      return []
    }
    return goBack()
  }

  /// Goes back to the stop before: shows it from the record at once, while a new run of the same
  /// schedule catches up with it.
  private mutating func goBack() -> [ExplorerEffect] {
    guard let target = run.record.stop(before: run.state.position) else { return [] }
    return go(to: target)
  }

  /// Goes back to a stop: shows it from the record at once, while a new run of the same schedule
  /// catches up with it.
  mutating func go(to target: Int) -> [ExplorerEffect] {
    let wasRunning = run.phase.isLive
    composer.composition.interrupt()
    run.show(target)
    follow()
    return (wasRunning ? [.killRun] : []) + [start(from: target, goal: .index(target))]
  }

  /// Stops the run at the next place where it can; when asked for again, ends a run that has come
  /// to no such place.
  mutating func pause() -> [ExplorerEffect] {
    run.phase.queue = []
    guard run.phase.isRunning, !run.phase.isCatchingUp else { return [] }
    if run.phase.pursuit?.isPausing == true { return interrupt() }
    run.phase.pursuit?.isPausing = true
    run.aim(at: .into)
    return releaseHeldEvents()
  }
}
