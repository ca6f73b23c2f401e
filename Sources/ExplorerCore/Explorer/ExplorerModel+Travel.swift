import ElementModel
import SessionProtocol

/// Going back and forth in time, and branching off.
extension ExplorerModel {
  /// Shows a recorded stop at once, and has a new run of the same schedule catch up with it: the
  /// state is live there.
  mutating func travel(to target: Int?) -> [ExplorerEffect] {
    guard let target, record.event(at: target) != nil else { return [] }
    queue = []
    actionToCome = nil
    return go(to: target)
  }

  /// Goes to the event with a number, or the stop after it.
  mutating func travel(toEvent text: String) -> [ExplorerEffect] {
    guard let index = Int(text), let event = record.event(at: index) else {
      let last = max(0, record.endIndex - 1)
      notice = language.say(
        "no event \(text): recorded are \(record.firstIndex) to \(last)",
        ja: "イベント \(text) はありません（記録は \(record.firstIndex)〜\(last)）")
      return []
    }
    return travel(to: event.isStop ? index : record.stop(after: index))
  }

  /// Goes to before the selected element changed.
  mutating func travelToElementChange() -> [ExplorerEffect] {
    guard let id = selectedElementID,
      let change = record.lastChange(ofElement: id, at: state.position),
      let target = record.stop(before: change.event.index)
    else {
      notice = language.say("the element did not change before", ja: "要素はこれより前に変化していません")
      return []
    }
    let effects = travel(to: target)
    appElement = id
    return effects
  }

  // MARK: Branches

  /// Whether going on from here leaves the recorded way: a person acted differently there.
  private var isOffPath: Bool { interventions.contains { $0.at >= state.position } }

  /// Keeps the recorded way as a branch before something else happens from here on.
  mutating func leavePath() {
    guard record.stop(after: state.position) != nil || isOffPath else { return }
    keepBranch()
    let position = state.position
    record.truncate(after: position)
    interventions.removeAll { $0.at >= position }
  }

  /// Keeps the recorded way if the test's own next step is not what was recorded.
  mutating func leavePathIfActed() {
    if isOffPath { leavePath() }
  }

  private mutating func keepBranch() {
    let last = record.events.last { $0.isStop }
    branches.append(
      Branch(
        record: record, interventions: interventions, position: last?.index ?? state.position,
        time: last?.time ?? state.time, title: last.map { $0.summary(language).title } ?? ""))
    if branches.count > Branch.limit { branches.removeFirst() }
  }

  /// Returns to a branch; what is left becomes one.
  mutating func enter(branch number: Int) -> [ExplorerEffect] {
    guard branches.indices.contains(number) else { return [] }
    let branch = branches.remove(at: number)
    keepBranch()
    record = branch.record
    interventions = branch.interventions
    isDiverged = false
    overlays = []
    return travel(to: branch.position)
  }

  // MARK: Acting

  /// Does something to the app where the run is stopped, beside what the test does; after the end of
  /// a test, at its last stop.
  mutating func perform(_ action: HandAction) -> [ExplorerEffect] {
    if let stop = lastStopBeforeEnd {
      // The app went with the test's process: the same run brings it back to where it was.
      let effects = go(to: stop)
      actionToCome = action
      notice = language.say(
        "The test had ended: this is done at its last stop.", ja: "テストは終わっていたので、最後の停止位置で操作します。")
      return effects
    }
    guard phase == .stopped else { return [] }
    // A line of the chain that is being compiled was meant for the place that is left now.
    if compilation != nil { composition.interrupt() }
    leavePath()
    interventions.append(Intervention(at: state.position, action: action))
    goal = .handEnd
    phase = .running
    return [.send(.perform(action))]
  }

  /// The last stop of a test that has come to its end, where the app can be acted on again; nil
  /// while the test goes on, and where it has taken its process with it.
  var lastStopBeforeEnd: Int? {
    guard phase == .ended, state.ended?.status != .crashed else { return nil }
    return record.stop(before: state.position)
  }

  /// Does what had to wait until the run was back at its last stop.
  mutating func performActionToCome() -> [ExplorerEffect]? {
    guard let action = actionToCome else { return nil }
    actionToCome = nil
    let text = notice
    let effects = perform(action)
    notice = text
    return effects
  }
}
