import ElementModel
import SessionProtocol
import SourceModel

/// What the host says.
extension ExplorerModel {
  mutating func receive(_ message: HostMessage) -> [ExplorerEffect] {
    switch message {
    case .ready(let host):
      self.host = host
      if test == nil { test = host.tests.first }
      return []
    case .runStarted(let started):
      if phase == .starting, started.number == runNumber { phase = .running }
      // It was slow, and no more.
      if isHostSilent { notice = nil }
      isHostSilent = false
      return []
    case .event(let event):
      // Events carry no number: between a kill and the next start they belong to the old run.
      guard phase == .running, event.index >= 0, event.index < 1 << 40 else { return [] }
      return receiveInTime(event)
    case .runEnded(let ended):
      guard ended.number == runNumber, phase != .ended, phase != .idle else { return [] }
      let effects = releaseHeldEvents()
      end(ended)
      return effects.filter { $0 != .send(.proceed) }
    }
  }

  mutating func receive(_ event: Event) -> [ExplorerEffect] {
    let comparison = record.receive(event)
    if comparison == .different {
      isDiverged = true
      rebuildState(upTo: event.index)
      state.note(
        language.say(
          "not deterministic: this event differs from the recorded one",
          ja: "再現しません: このイベントは記録と異なります"))
    } else if event.index > state.position {
      state.apply(event)
    }
    guard event.isStop else { return [] }
    isPausing = false
    // The end is no place to stay at: nothing can be stepped from there, and the process may go.
    if case .testEnded(let ended) = event.content {
      if let test { outcomes[test] = ended.status }
      observe()
      if let effects = resumeNearby() { return effects }
      queue = []
      follow()
      return [.send(.proceed)]
    }
    if resumption != nil, let effects = resume(at: event) { return effects }
    guard stops(at: event) else { return [answer(to: event)] }
    let acted = goal == .handEnd
    let isBack = actionToCome != nil && phase == .running
    phase = .stopped
    goal = nil
    hurriedWait = nil
    // What a person acts on stays selected.
    let selected = acted || isBack ? appElement : nil
    follow()
    appElement = selected
    if isBack, let effects = performActionToCome() { return effects }
    if acted, let effects = receive(afterActing: event) { return effects }
    return runQueued()
  }

  /// Adds a run that was seen from its first event to its last to what is known of the tests.
  private mutating func observe() {
    guard let test, record.firstIndex == 0, !isDiverged, interventions.isEmpty else { return }
    var observer = TestObserver(test: test)
    for event in record.events { observer.receive(event) }
    var observation = observer.observation
    // The real time of a run that a person steps through says nothing.
    observation.wallSeconds = observations[test]?.wallSeconds ?? 0
    observations.update(observation)
  }

  /// The answer that lets the run pass a stop.
  func answer(to event: Event) -> ExplorerEffect {
    let isHurried = hurriedWait != nil && openWait?.number == hurriedWait
    let pause = isReplaying || isHurried ? 0 : speed.pause(at: event)
    return pause == 0 ? .send(.proceed) : .sendAfter(.proceed, milliseconds: pause)
  }

  /// Lets all panes show where the run is.
  mutating func follow() {
    cursors = [:]
    stackLevel = 0
    sourceTarget = nil
    appElement = nil
    followGraph()
    refreshPages()
  }

  /// Lets the graph show where the run is, if it is open.
  mutating func followGraph() {
    guard let place = overlays.firstIndex(where: { $0.kind == .graph }) else {
      graph = nil
      return
    }
    let state = GraphState(self)
    graph = state
    overlays[place].cursor = state.anchor
  }

  private mutating func end(_ ended: RunEnded) {
    if isCatchingUp, state.ended == nil {
      isDiverged = true
      state.note(
        language.say(
          "not deterministic: the run ended before it was here again",
          ja: "再現しません: ここに着く前に実行が終わりました"))
    }
    if state.ended == nil {
      let said = CrashReason.message(in: record.output.map(\.text))
      let reason = said ?? CrashReason.text(of: ended, in: language)
      state.crash(reason: reason)
      state.note(reason)
      if let test { outcomes[test] = .crashed }
    }
    phase = .ended
    goal = nil
    actionToCome = nil
    composition.interrupt()
    queue = []
    follow()
  }

  mutating func print(_ line: String) {
    // A run that catches up prints again what is recorded already.
    guard phase != .starting, !isCatchingUp else { return }
    record.print(line, after: state.position)
    state.print(String(line.prefix(1_000)))
    // What a process says last may arrive after the news of its end.
    if phase == .ended, state.ended?.status == .crashed,
      let said = CrashReason.message(in: [line.prefix(1_000)])
    {
      state.crash(reason: said)
      refreshPages()
    }
  }

  /// Says how to get a host back that does not do what it is asked for.
  mutating func noticeSilence() {
    guard phase == .starting else { return }
    isHostSilent = true
    let key = keymap.keys(for: .restart).first?.name ?? ":\(ExplorerCommand.restart.name)"
    notice = language.say(
      "The host does not answer: \(key) starts another.",
      ja: "ホストが応答しません。\(key) で別のホストを起動します。")
  }

  mutating func loseHost(_ reason: String) {
    // What it has said is told; nobody waits for its answers any more.
    _ = releaseHeldEvents()
    if isWaitingForHost || phase == .stopped, state.ended == nil {
      state.crash(reason: reason)
      if let test { outcomes[test] = .crashed }
    }
    state.note(reason)
    phase = .lost(reason)
    goal = nil
    actionToCome = nil
    composition.interrupt()
    queue = []
    notice = reason
  }

  /// Makes the state again from the record, up to and with an event.
  mutating func rebuildState(upTo index: Int) {
    var state = RunState(test: test ?? "", index: self.index)
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
}
