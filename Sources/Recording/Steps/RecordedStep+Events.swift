package import ElementModel
package import SessionProtocol

extension RecordedStep {
  /// What a person did by hand in a run, one step for each thing that could be done.
  ///
  /// - Parameters:
  ///   - events: The events of the run, in order.
  ///   - done: What was done by hand, in the order in which the events tell of it.
  /// - Returns: The steps, without what could not be done.
  package static func steps(
    in events: [Event], doing done: [HandAction]
  ) -> [RecordedStep] {
    var steps: [RecordedStep] = []
    let ended = events.count { event in
      if case .hand(let hand) = event.content { hand.progress == .ended } else { false }
    }
    // Of a long run the oldest events are not kept.
    var rest = done.suffix(ended)
    var screen = ElementTree.empty
    var before = ElementTree.empty
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
      guard let action = rest.popFirst() else { break }
      if hand.problem == nil {
        steps.append(step(hand.title, action, own, before: before, after: screen))
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
    default:
      RecordedStep(
        title: title, .act(RecordedAction.actions(in: events, showing: before)))
    }
  }
}
