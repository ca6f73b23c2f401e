import ElementModel
import SessionProtocol

/// Going back and forth in time, branching off, and acting by hand.
extension ExplorerMind {
  /// Shows a recorded stop at once, and has a new run of the same schedule catch up with it: the
  /// state is live there.
  mutating func travel(to target: Int?) -> [ExplorerEffect] {
    guard let target, run.record.event(at: target) != nil else { return [] }
    run.forgetPlans()
    return go(to: target)
  }

  /// Goes to the event with a number, or the stop after it.
  mutating func travel(toEvent text: String) -> [ExplorerEffect] {
    let record = run.record
    guard let index = Int(text), let event = record.event(at: index) else {
      let last = max(0, record.endIndex - 1)
      notice = language.say(
        "no event \(text): recorded are \(record.firstIndex) to \(last)",
        ja: "イベント \(text) はありません（記録は \(record.firstIndex)〜\(last)）")
      return []
    }
    return travel(to: event.isStop ? index : record.stop(after: index))
  }

  /// Goes to the stop at an event, or the one before it; the pages are closed.
  mutating func travel(toStopOf index: Int) -> [ExplorerEffect] {
    guard meets(.host) else {
      notice = reason(.host)
      return []
    }
    pages.close()
    let record = run.record
    let isStop = record.event(at: index)?.isStop ?? false
    return travel(to: isStop ? index : record.stop(before: index) ?? record.stop(after: index))
  }

  /// Goes to before the selected element changed.
  mutating func travelToElementChange() -> [ExplorerEffect] {
    guard let id = selectedElementID,
      let change = run.record.lastChange(ofElement: id, at: run.state.position),
      let target = run.record.stop(before: change.event.index)
    else {
      notice = language.say(
        "the element did not change before", ja: "要素はこれより前に変化していません")
      return []
    }
    let effects = travel(to: target)
    view.appElement = id
    return effects
  }

  /// Returns to a branch; what is left becomes one.
  mutating func enter(branch number: Int) -> [ExplorerEffect] {
    guard let position = run.enter(branch: number, language) else { return [] }
    pages.close()
    return travel(to: position)
  }

  // MARK: Acting

  /// Does something to the app where the run is stopped, beside what the test does; after the end of
  /// a test, at its last stop.
  mutating func perform(_ action: HandAction) -> [ExplorerEffect] {
    if let stop = run.lastStopBeforeEnd {
      // The app went with the test's process: the same run brings it back to where it was.
      let effects = go(to: stop)
      run.phase.pursuit?.actionToCome = action
      notice = language.say(
        "The test had ended: this is done at its last stop.", ja: "テストは終わっていたので、最後の停止位置で操作します。")
      return effects
    }
    guard run.phase.isStopped else { return [] }
    composer.leavePlace()
    run.act(action, language)
    return [.send(.perform(action))]
  }

  /// Does what had to wait until the run was back at its last stop.
  mutating func performLater(_ action: HandAction) -> [ExplorerEffect] {
    let text = notice
    let effects = perform(action)
    notice = text
    return effects
  }
}
