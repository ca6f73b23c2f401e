import ElementModel
import Recording
import SessionProtocol

/// Steps of several actions, which go on until something holds.
extension Recorder {
  /// Virtual seconds after which nothing is waited for any more.
  private static let patience = 60.0
  /// Virtual seconds between looks.
  private static let turn = 0.25
  /// Swipes after which an element is given up.
  private static let swipes = 30

  /// Lets time pass until an element comes or is gone.
  func wait(for name: String, isGone: Bool) throws(RecordingRunError) -> Answer {
    let (before, position, count) = (run.screen, run.position, run.interventions.count)
    let former = element(name, in: before)
    var passed = 0.0
    while (element(name, in: run.screen) == nil) != isGone {
      guard passed < Self.patience else {
        return try giveUp(
          "\(name) \(isGone ? "is still there" : "does not come") in "
            + "\(Int(Self.patience)) virtual seconds.", to: count, at: position)
      }
      let hand = try run.perform(.advance(seconds: Self.turn))
      if let problem = hand.problem { return Answer(text: problem, isDone: false) }
      passed += Self.turn
    }
    let now = run.screen
    let step: RecordedStep
    if isGone {
      guard let former else { return Answer(text: "It was not there before.", isDone: false) }
      step = RecordedStep(
        title: "wait until \(name) is gone",
        .check(RecordedCheck(.isGone, of: former.id, in: before, now: now)))
    } else {
      step = RecordedStep(
        title: "wait for \(name)",
        .pause(passed, before: before, after: now, for: element(name, in: now)?.id))
    }
    add(Entry(step: step, acts: true, before: before, count: count, position: position))
    return Answer(text: lastCode, isDone: true)
  }

  /// Swipes until an element can be touched.
  func reach(
    _ name: String, swiping direction: HandDirection
  ) throws(RecordingRunError) -> Answer {
    let (before, position, count) = (run.screen, run.position, run.interventions.count)
    let first = run.events.count
    var swipes = 0
    while element(name, in: run.screen)?.isHittable != true {
      guard swipes < Self.swipes, let app = run.screen.application else {
        return try giveUp("No swipe leads to \(name).", to: count, at: position)
      }
      let hand = try run.perform(.swipe(.element(id: app.id), direction))
      if let problem = hand.problem { return Answer(text: problem, isDone: false) }
      swipes += 1
    }
    let done = RecordedAction.actions(in: run.events[first...], showing: before)
    let step = RecordedStep(title: "swipe to \(name)", .act(done))
    add(Entry(step: step, acts: true, before: before, count: count, position: position))
    return Answer(text: lastCode, isDone: true)
  }

  /// Goes back to before something that led nowhere.
  private func giveUp(
    _ problem: String, to count: Int, at position: Int
  ) throws(RecordingRunError) -> Answer {
    if run.interventions.count > count { try run.goBack(to: count, at: position) }
    return Answer(text: problem, isDone: false)
  }
}
