import ElementModel
import Foundation
import SessionProtocol
import VirtualTime

/// How what is done by hand finds its target and reaches it.
extension TestSession {
  /// Lets fingers go along a path that begins at a target.
  ///
  /// - Parameters:
  ///   - target: Where.
  ///   - verb: What messages call it, such as `tap`.
  ///   - kind: What it is done for.
  ///   - needsEnabled: Whether a disabled element does nothing about it.
  ///   - path: The path for the element, if the target is one, and the point.
  /// - Throws: ``ActionFailure`` when no finger reaches the target.
  func touch(
    _ target: HandTarget, _ verb: String, _ kind: ActionKind, needsEnabled: Bool = false,
    path: (Element?, CGPoint) -> GesturePath
  ) throws(ActionFailure) {
    try act(target, verb, kind, needsEnabled: needsEnabled) { element, point in
      self.perform(path(element, point))
    }
  }

  /// Does something at a target, between two waits for idle.
  func act(
    _ target: HandTarget, _ verb: String, _ kind: ActionKind, needsEnabled: Bool = false,
    perform: (Element?, CGPoint) -> Void
  ) throws(ActionFailure) {
    // The name of an element may change while the app becomes idle.
    let place = title(of: target)
    log(Wording.title(of: kind, at: place))
    logDepth += 1
    defer { logDepth -= 1 }
    waitForIdle(device.frontmost)
    spend(Pace.find)
    var element: Element?
    let point: CGPoint
    switch target {
    case .point(let x, let y):
      try requireScreen(verb)
      point = try self.point(x, y, verb)
    case .element(let id):
      let found = try find(id, verb)
      if needsEnabled, !found.isEnabled {
        throw .unsuitable(verb, found.handTitle, "It is disabled, so nothing would happen.")
      }
      point = try reach(found)
      element = found
    }
    report(
      .action(
        Action(
          kind, on: element?.handTitle ?? point.logText, place: place, elementID: element?.id)))
    log(Wording.synthesis)
    perform(element, point)
    waitForIdle(device.frontmost)
  }

  /// Does something with the device as a whole.
  func actOnDevice(_ kind: ActionKind, perform: () -> Void) {
    let action = Action(kind, on: "Device")
    logged(action.title) {
      report(.action(action))
      perform()
      waitForIdle(device.frontmost)
    }
  }

  /// The element with an identity, on the screen as a person sees it.
  func find(_ id: Int, _ verb: String) throws(ActionFailure) -> Element {
    try requireScreen(verb)
    guard let element = device.screen().element(withID: id) else {
      throw .resolution(verb, "element \(id)", .noMatch("Identity Binding"))
    }
    return element
  }

  /// A point of the screen.
  func point(_ x: Double, _ y: Double, _ verb: String) throws(ActionFailure) -> CGPoint {
    let point = CGPoint(x: x, y: y)
    guard x.isFinite, y.isFinite else { throw .nowhere(verb, "a point", point) }
    return point
  }

  private func requireScreen(_ verb: String) throws(ActionFailure) {
    guard device.screen().isEmpty else { return }
    throw .resolution(verb, nil, .notRunning)
  }

  /// The point where a finger reaches an element, which is scrolled into view if need be.
  private func reach(_ element: Element) throws(ActionFailure) -> CGPoint {
    if let point = element.hitPoint { return point }
    let reference = ElementReference(
      app: .bundle(device.frontmost.bundleIdentifier), query: ElementQuery(),
      binding: .identity(element.id, name: element.nameByFrame))
    do throws(ActionFailure) {
      return try hitPoint(of: element, reference)
    } catch {
      let screen = device.screen()
      let obstacle = screen.index(ofElementWithID: element.id)
        .flatMap { TouchObstacle(ofElementAt: $0, in: screen) }
      throw ActionFailure(
        message: error.message + (obstacle.map { ": \($0.text(in: screen))" } ?? ""),
        obstacle: error.obstacle)
    }
  }
}
