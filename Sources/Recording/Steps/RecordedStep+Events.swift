package import ElementModel
package import SessionProtocol

extension RecordedStep {
  /// What a person did by hand in a run, one step for each thing that could be done.
  ///
  /// - Parameters:
  ///   - events: The events of the run, in order.
  ///   - done: What was done by hand, in the order in which the events tell of it.
  /// - Returns: The steps, without what could not be done, each with the event it was done at.
  package static func steps(
    in events: [Event], doing done: [Intervention]
  ) -> [(at: Int, step: RecordedStep)] {
    var steps: [(at: Int, step: RecordedStep)] = []
    let ended = events.count { event in
      if case .hand(let hand) = event.content { hand.progress == .ended } else { false }
    }
    // Of a long run the oldest events are not kept.
    var rest = done.suffix(ended)
    var screen = ElementTree.empty
    var before = ElementTree.empty
    // What was on the screen before the latest thing that was done, and may be gone.
    var former = ElementTree.empty
    var own: [Event] = []
    for event in events {
      if case .screen(let shown) = event.content { screen = shown.tree }
      guard case .hand(let hand) = event.content else {
        own.append(event)
        continue
      }
      if hand.progress == .began {
        (own, before) = ([], screen)
        continue
      }
      guard let done = rest.popFirst() else { break }
      guard hand.problem == nil else { continue }
      if case .assert(let claim) = done.action {
        let check = RecordedCheck(claim, former, now: screen)
        steps.append((done.at, RecordedStep(title: hand.title, .check(check))))
      } else {
        let step = step(hand.title, done.action, own, before: before, after: screen)
        steps.append((done.at, step))
        former = before
      }
    }
    return steps
  }

  /// The step that something done by hand is.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - action: What was done.
  ///   - events: What happened from its beginning to its end.
  ///   - before: What the app showed before it.
  ///   - after: What it shows now.
  /// - Returns: The step.
  package static func step(
    _ title: String, _ action: HandAction, _ events: some Sequence<Event>, before: ElementTree,
    after: ElementTree
  ) -> RecordedStep {
    switch action {
    case .advance(let seconds):
      RecordedStep(title: title, .pause(seconds, before: before, after: after))
    case .call(let call): RecordedStep(title: title, .code(call.title))
    case .activate: RecordedStep(title: title, .code("app.activate()"))
    case .launch(let launch):
      RecordedStep(title: title, .launch(launch, of: launched(in: events) ?? launch))
    case .assert(let claim):
      RecordedStep(title: title, .check(RecordedCheck(claim, before, now: after)))
    case .drag(_, .element(let goal)):
      RecordedStep(
        title: title,
        .act(
          RecordedAction.actions(in: events, showing: before).map { action in
            var action = action
            if case .drag = action.kind { action.goalID = goal }
            return action
          }))
    default:
      RecordedStep(
        title: title, .act(RecordedAction.actions(in: events, showing: before)))
    }
  }

  /// What the app was launched with.
  private static func launched(in events: some Sequence<Event>) -> HandLaunch? {
    events.lazy.compactMap { event -> HandLaunch? in
      guard case .application(let change) = event.content, change.change == .launched else {
        return nil
      }
      return HandLaunch(change)
    }.first
  }
}

extension RecordedCheck {
  /// What a person asserts.
  ///
  /// - Parameters:
  ///   - claim: What they assert.
  ///   - former: What the app showed before the latest thing that was done to it.
  ///   - now: What it shows.
  fileprivate init(_ claim: HandClaim, _ former: ElementTree, now: ElementTree) {
    let subject: Subject =
      switch claim.kind {
      case .exists: .exists
      case .gone: .isGone
      case .label: .text(attribute: "label")
      case .value: .text(attribute: "value")
      case .enabled: .holds(attribute: "isEnabled", true)
      case .disabled: .holds(attribute: "isEnabled", false)
      case .selected: .holds(attribute: "isSelected", true)
      case .unselected: .holds(attribute: "isSelected", false)
      case .hittable: .holds(attribute: "isHittable", true)
      }
    self.init(
      subject, of: claim.element, in: claim.kind == .gone ? former : now, now: now)
  }
}
