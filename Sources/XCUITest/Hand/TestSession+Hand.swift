import ElementModel
import Foundation
package import SessionProtocol
import SimulatedUIKit
import VirtualTime

/// What a person does by hand while the test is stopped, by the means that tests have.
extension TestSession {
  /// The longest time that a person can let pass at once, in virtual seconds.
  private static let longestAdvance = 3600.0

  /// Does something by hand, and waits until the app is idle.
  ///
  /// The test itself does not notice: what cannot be done is no failure of it, the time is not taken
  /// from its allowance, and its monitors deal with no alert. Code that is run is a part of the test.
  ///
  /// - Parameters:
  ///   - action: What to do.
  ///   - call: Runs a person's code.
  /// - Returns: What came of it.
  package func performByHand(
    _ action: HandAction, call: @MainActor (HandCall) -> HandOutcome
  ) -> HandOutcome {
    let (depth, keys, began) = (logDepth, heldKeys, VirtualTime.now)
    logDepth = 0
    heldKeys = []
    handDepth += 1
    defer {
      logDepth = depth
      heldKeys = keys
      handDepth -= 1
      // The innermost has counted its own time already.
      if handDepth == 0 { timeAllowance += VirtualTime.now - began }
    }
    if case .call(let code) = action {
      let outcome = call(code)
      waitForIdle(device.frontmost)
      return outcome
    }
    do throws(ActionFailure) {
      try attempt(action)
      return HandOutcome()
    } catch {
      return HandOutcome(problem: error.message)
    }
  }

  /// What something done by hand is called, such as `Tap "Settings" Button`.
  package func titleByHand(of action: HandAction) -> String {
    Wording.title(of: covered(action)) { title(of: $0) }
  }

  /// What a target is called before anything is done to it.
  func title(of target: HandTarget) -> String {
    switch target {
    case .point(let x, let y): CGPoint(x: x, y: y).logText
    case .element(let id): device.screen().element(withID: id)?.handTitle ?? "element \(id)"
    }
  }

  private func attempt(_ action: HandAction) throws(ActionFailure) {
    switch action {
    case .tap(let target):
      try touch(target, "tap", .tap, needsEnabled: true) { _, point in
        .tapping(Taps(), at: point)
      }
    case .doubleTap(let target):
      try touch(target, "double tap", .doubleTap, needsEnabled: true) { _, point in
        .tapping(Taps(count: 2), at: point)
      }
    case .press(let target, let seconds):
      try touch(target, "press", .press(seconds: seconds), needsEnabled: true) { _, point in
        .pressing(at: point, for: seconds)
      }
    case .swipe(let target, let direction):
      try swipe(target, direction)
    case .drag(let start, let end): try drag(start, to: end)
    case .scroll(let target, let dx, let dy):
      guard dx.isFinite, dy.isFinite else {
        throw .unsuitable("scroll", nil, "{\(dx), \(dy)} is no distance.")
      }
      try act(target, "scroll", .scroll(dx: dx, dy: dy)) { [device] _, point in
        // Neither a phone nor a tablet needs a pointer for it: a finger that moves slowly enough
        // scrolls by exactly as much.
        device.scroll(at: point, by: CGSize(width: dx, height: dy))
        self.spend(Pace.touch)
      }
    case .type(let text): try type(text)
    case .typeInto(let id, let text): try type(text, into: id)
    case .back: try goBack()
    case .home:
      actOnDevice(.pressButton(name: "Home")) {
        self.device.press(.home)
        self.spend(Pace.touch)
      }
    case .adjust(let id, let position): try adjust(id, to: position)
    case .turnWheel(let id, let value): try turnWheel(id, to: value)
    case .turn(let orientation):
      actOnDevice(.setOrientation(name: orientation.rawValue)) {
        self.device.orientation = UIDeviceOrientation(orientation)
        self.spend(Pace.rotation)
      }
    case .activate: XCUIApplication().activate()
    case .launch(let launch): self.launch(adding: launch)
    case .advance(let seconds):
      guard seconds >= 0, seconds <= Self.longestAdvance else {
        throw .unsuitable(
          "let time pass", nil,
          "\(seconds) s is not between 0 and \(Int(Self.longestAdvance)) s.")
      }
      VirtualTime.run(until: VirtualTime.now + .seconds(seconds))
    case .call: break
    case .assert(let claim): try check(claim)
    }
  }

  private func swipe(
    _ target: HandTarget, _ direction: HandDirection
  ) throws(ActionFailure) {
    let screen = device.screenSize
    let kind = ActionKind.swipe(direction: direction)
    try touch(target, Wording.verb(of: kind), kind) { element, point in
      let frame = element?.frame ?? CGRect(origin: point, size: .zero)
      let end = direction.end(from: point, frame: frame, screen: screen)
      return .dragging(from: point, to: end, as: Drag())
    }
  }

  private func drag(
    _ start: HandTarget, to end: HandTarget
  ) throws(ActionFailure) {
    // A target need not be hittable: things are dragged to where they cannot be tapped.
    let kind = ActionKind.drag(seconds: nil, to: title(of: end))
    let goal: CGPoint
    switch end {
    case .point(let x, let y): goal = try point(x, y, "drag to")
    case .element(let id):
      let element = try find(id, "drag to")
      goal = element.hitPoint ?? CGPoint(x: element.frame.midX, y: element.frame.midY)
    }
    try touch(start, "drag", kind) { _, point in
      .dragging(from: point, to: goal, as: Drag(press: HandAction.dragPress))
    }
  }
}
