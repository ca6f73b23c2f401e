import ElementModel
import VirtualTime

/// Leads fingers on the screen to what they touch.
@MainActor final class TouchDispatcher {
  private var session: TouchSession?
  private var timer: ScheduledWork?
  /// Fingers that came down while nothing could be touched: they mean nothing until they are up.
  private var ignored: Set<Int> = []
  /// Moves keyboard focus to a text input.
  var focus: (TextInput) -> Void = { _ in }

  /// Creates a dispatcher.
  init() {}

  /// Forgets all fingers.
  func stop() {
    timer?.cancel()
    timer = nil
    session = nil
    ignored = []
  }

  /// Feels what fingers do.
  ///
  /// - Parameters:
  ///   - touches: What they do.
  ///   - hit: The items below a point, innermost first; nil while nothing can be touched.
  func feel(_ touches: [Touch], hit: (CGPoint) -> [LayoutItem]?) {
    for touch in touches where touch.phase == .began && ignored.isEmpty {
      if session?.hasFingers == true { continue }
      begin(touch, hit: hit)
    }
    let felt = touches.filter { !ignored.contains($0.finger) }
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
      ignored.remove(touch.finger)
    }
    if !felt.isEmpty { session?.feel(felt) }
    follow()
  }

  /// Takes the fingers away from what they touch.
  func cancel() {
    session?.cancel()
    stop()
  }

  private func begin(_ touch: Touch, hit: (CGPoint) -> [LayoutItem]?) {
    guard let chain = hit(touch.location) else {
      ignored.insert(touch.finger)
      return
    }
    if let session {
      if session.continues(on: Set(chain.map(\.id))) { return }
      session.expire()
    }
    session = session(for: chain)
  }

  /// Tells recognisers the time when they want to know, and forgets a contact that is over.
  private func follow() {
    timer?.cancel()
    timer = nil
    guard let session else { return }
    if !session.hasFingers, !session.isWaiting {
      self.session = nil
      return
    }
    guard let deadline = session.deadline else { return }
    // A tap that waits for a second one keeps the app busy: it is about to react.
    let kind: PendingWork.Kind = session.hasFingers ? .timer : .animation
    timer = VirtualTime.schedule(
      after: max(.zero, deadline - VirtualTime.now), kind: kind, label: "gesture"
    ) { [weak self, weak session] in
      guard let self, let session, self.session === session else { return }
      session.timeout()
      self.follow()
    }
  }

  /// Collects the recognisers of the items below a finger, in the order of their rank.
  private func session(for chain: [LayoutItem]) -> TouchSession {
    var high: [TouchSession.Candidate] = []
    var normal: [TouchSession.Candidate] = []
    var simultaneous: [TouchSession.Candidate] = []
    var isPressable = true
    var attached: Set<ObjectIdentifier> = []
    let staysPut = chain.contains { item in
      item.scroller != nil || item.swipe != nil
        || item.gestures.contains { $0.rank != .simultaneous }
    }
    for item in chain {
      if let press = press(on: item, staysPut: staysPut), isPressable {
        if item.isEnabled { normal.append(press) }
        // A control that is disabled does not let the press through to what it is part of.
        isPressable = false
      }
      if let swipe = item.swipe {
        // It comes before what the row does: a row that is swiped aside only goes back.
        let recognizer = SwipeRecognizer(
          state: swipe.state, actions: swipe.actions, width: item.frame.width,
          runFirst: swipe.runFirst)
        normal.append(
          TouchSession.Candidate(recognizer: recognizer, frame: item.frame, itemID: item.id))
      }
      if let scroller = item.scroller {
        normal.append(
          TouchSession.Candidate(
            recognizer: ScrollRecognizer(scroller), frame: item.frame, itemID: item.id))
      }
      guard item.isEnabled else { continue }
      for gesture in item.gestures {
        // A row's cell has what its content has: the innermost counts.
        guard attached.insert(ObjectIdentifier(gesture.recognizer)).inserted else { continue }
        let candidate = TouchSession.Candidate(
          recognizer: gesture.recognizer, frame: item.frame, itemID: item.id,
          spaces: item.namedSpaces)
        switch gesture.rank {
        case .high: high.insert(candidate, at: 0)
        case .normal: normal.append(candidate)
        case .simultaneous: simultaneous.append(candidate)
        }
      }
    }
    return TouchSession(exclusive: high + normal, simultaneous: simultaneous)
  }

  private func press(on item: LayoutItem, staysPut: Bool) -> TouchSession.Candidate? {
    guard let interaction = item.interaction else { return nil }
    let action: () -> Void
    switch interaction {
    case .action(let run): action = { VirtualTime.runAsApp(run) }
    case .input(let input): action = { [focus] in focus(input) }
    }
    return TouchSession.Candidate(
      recognizer: PressRecognizer(
        frame: item.frame, staysPut: staysPut, onPress: item.onPress, action: action),
      frame: item.frame, itemID: item.id)
  }
}
