import ElementModel
import SessionProtocol
import SourceModel

/// Taking in what the host reports.
extension ExplorerMind {
  mutating func receive(_ message: HostMessage) -> [ExplorerEffect] {
    switch message {
    case .ready(let host):
      project.host = host
      if project.test == nil { project.test = host.tests.first }
      return []
    case .runStarted(let started):
      // The host was reported silent, but it was only slow.
      if run.begin(started) { notice = nil }
      return []
    case .event(let told):
      let event = run.memory.completed(told)
      // Events carry no number: between a kill and the next start they belong to the old run.
      guard run.phase.isRunning, event.index >= 0, event.index < 1 << 40 else { return [] }
      return receiveInTime(event)
    case .runEnded(let ended):
      guard ended.number == run.number, !run.phase.isEnded, run.phase != .idle else { return [] }
      let effects = releaseHeldEvents()
      end(ended)
      return effects.filter { $0 != .send(.proceed) }
    }
  }

  mutating func receive(_ event: Event) -> [ExplorerEffect] {
    // Events that waited for their time behind a stop are ignored: the run does not go on.
    guard run.phase.isRunning else { return [] }
    if !run.receive(event) {
      run.state.note(
        language.say(
          "not deterministic: this event differs from the recorded one",
          ja: "再現しません: このイベントは記録と異なります"))
    }
    guard event.isStop else { return [] }
    run.phase.pursuit?.isPausing = false
    if case .testEnded(let ended) = event.content { return receive(ended, at: event) }
    if let effects = resume(at: event) { return effects }
    guard stops(at: event) else { return [answer(to: event)] }
    return stop(at: event)
  }

  /// Lets the process exit, unless something is to be done there: nothing can be stepped from the end.
  private mutating func receive(_ ended: TestEnded, at event: Event) -> [ExplorerEffect] {
    keepOpenRun(
      ended.status, seconds: ended.duration, reason: ended.reason, cases: ended.cases ?? [])
    if let test = project.test, let observation = run.observation(of: test) {
      project.observe(observation)
    }
    if let effects = resumeNearby() { return effects }
    run.phase.queue = []
    let isActedOn =
      run.phase.pursuit?.actionToCome != nil || composer.compilation?.position == event.index
    if run.phase.isCatchingUp, isActedOn { return stop(at: event) }
    follow()
    return [.send(.proceed)]
  }

  /// Stops at a place, unless queued keys or calls have the run go on from it.
  private mutating func stop(at event: Event) -> [ExplorerEffect] {
    let acted = run.phase.goal == .handEnd
    let action = run.phase.pursuit?.actionToCome
    run.stop()
    // The element that a person acted on stays selected, to be acted on again.
    let selected = acted || action != nil ? view.appElement : nil
    follow()
    view.appElement = selected
    if let action { return performLater(action) }
    if acted, let effects = receive(afterActing: event) { return effects }
    return runQueued()
  }

  /// Lets the run pass a stop, at the speed that was chosen.
  func answer(to event: Event) -> ExplorerEffect {
    let isShown = !run.phase.isReplaying && !run.isHurried
    let pause = isShown ? settings.speed.pause(at: event) : 0
    return pause == 0 ? .send(.proceed) : .sendAfter(.proceed, milliseconds: pause)
  }

  /// Lets all panes show where the run is.
  mutating func follow() {
    view.follow()
    cursors = [:]
    followGraph()
    refreshPages()
  }

  /// Lets the graph show where the run is, if it is open.
  mutating func followGraph() {
    guard pages.contains(GraphPage.Key()) else {
      findings.graph = nil
      return
    }
    let state = GraphState(project, run)
    findings.graph = state
    pages.select(state.anchor, in: GraphPage.Key())
  }

  private mutating func end(_ ended: RunEnded) {
    let language = language
    if run.phase.isCatchingUp, run.state.ended == nil {
      run.isDiverged = true
      run.state.note(
        language.say(
          "not deterministic: the run ended before it was here again",
          ja: "再現しません: ここに着く前に実行が終わりました"))
    }
    if run.state.ended == nil {
      let said = CrashReason.message(in: run.record.output.map(\.text))
      let reason = said ?? CrashReason.text(of: ended, in: language)
      run.state.crash(reason: reason)
      run.state.note(reason)
      keepOpenRun(.crashed, seconds: run.state.time, reason: reason)
    }
    run.phase = .ended
    composer.composition.interrupt()
    follow()
  }

  mutating func print(_ line: String) {
    // A run that catches up prints again what is recorded already.
    guard !run.phase.isStarting, !run.phase.isCatchingUp else { return }
    run.print(line)
    // What a process says last may arrive after the news of its end.
    if run.phase.isEnded, run.state.ended?.status == .crashed,
      let said = CrashReason.message(in: [line.prefix(1_000)])
    {
      run.state.crash(reason: said)
      refreshPages()
    }
  }

  /// Says how to get a working host again after it has not begun a run.
  mutating func noticeSilence() {
    guard run.noticeSilence() else { return }
    let key = preferences.way(to: .restart)
    notice = language.say(
      "The host does not answer: \(key) starts another.",
      ja: "ホストが応答しません。\(key) で別のホストを起動します。")
  }

  mutating func loseHost(_ reason: String) {
    // Its events so far are kept; nothing waits for more of them.
    _ = releaseHeldEvents()
    if run.phase.isLive, run.state.ended == nil {
      run.state.crash(reason: reason)
      keepOpenRun(.crashed, seconds: run.state.time, reason: reason)
    }
    run.state.note(reason)
    run.phase = .lost(reason)
    composer.composition.interrupt()
    notice = reason
  }
}
