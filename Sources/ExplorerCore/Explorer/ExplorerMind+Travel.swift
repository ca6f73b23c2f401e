import ElementModel
import SessionProtocol

/// Going to recorded events, leaving the recorded way, and acting by hand.
extension ExplorerMind {
  /// Goes to a recorded stop: shows it from the record at once, while a new run of the same
  /// schedule catches up with it, in which the person can then go on.
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

  /// Returns to a branch.
  ///
  /// The way that the run is on now becomes a branch instead.
  mutating func enter(branch number: Int) -> [ExplorerEffect] {
    guard let position = run.enter(branch: number, language) else { return [] }
    pages.close()
    return travel(to: position)
  }

  // MARK: Acting

  /// Acts on the app where the run is stopped, in addition to what the test does.
  ///
  /// After the end of a test, that is the app as the test has left it.
  mutating func perform(_ action: HandAction) -> [ExplorerEffect] {
    if let effects = returnToApp() {
      run.phase.pursuit?.actionToCome = action
      return effects
    }
    guard run.phase.isStopped else { return [] }
    composer.leavePlace()
    run.act(action, language)
    return [.send(.perform(action))]
  }

  /// Has a test that has come to its end be there again: its app ended with its process.
  ///
  /// - Returns: What leads there; nil where the test has not ended, or nothing can be done after it.
  mutating func returnToApp() -> [ExplorerEffect]? {
    run.stopToActAt.map { go(to: $0) }
  }

  /// Performs the action that was waiting for the run to be back at its last stop.
  mutating func performLater(_ action: HandAction) -> [ExplorerEffect] {
    let text = notice
    let effects = perform(action)
    notice = text
    return effects
  }
}
