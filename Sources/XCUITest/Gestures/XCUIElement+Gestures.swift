import ElementModel
import Foundation

extension XCUIElement {
  /// Taps the element.
  func performTap(_ taps: Taps, verb: String, title: String) {
    touch(verb, title) { _, point in .tapping(taps, at: point) }
  }

  /// Presses the element.
  func performPress(_ seconds: TimeInterval) {
    touch("press", "Press \(reference.title) for \(seconds)s") { _, point in
      .pressing(at: point, for: seconds)
    }
  }

  /// Swipes from the element's middle.
  func performSwipe(_ direction: SwipeDirection, _ velocity: XCUIGestureVelocity) {
    let verb = "swipe \(direction)"
    touch(verb, "Swipe \(direction) \(reference.title)") { element, point in
      let screen = TestSession.current?.device.screenSize ?? element.frame.size
      let end = direction.end(from: point, frame: element.frame, screen: screen)
      return .dragging(from: point, to: end, as: Drag(velocity: velocity))
    }
  }

  /// Moves two fingers apart or together.
  func performPinch(scale: CGFloat, velocity: CGFloat) {
    guard let session = TestSession.current else { return }
    guard scale > 0, scale.isFinite, velocity.isFinite else {
      return session.fail(
        "Failed to pinch \(reference.title): The scale must be greater than zero, not \(scale).")
    }
    let title = "Pinch \(reference.title) with scale \(scale) and velocity \(velocity)"
    touch("pinch", title) { element, point in
      .pinching(at: point, reach: element.reach, scale: scale, velocity: velocity)
    }
  }

  /// Turns two fingers around each other.
  func performRotation(_ rotation: CGFloat, velocity: CGFloat) {
    guard let session = TestSession.current else { return }
    guard rotation.isFinite, velocity.isFinite else {
      return session.fail(
        "Failed to rotate \(reference.title): The rotation must be a number, not \(rotation).")
    }
    touch("rotate", "Rotate \(reference.title) by \(rotation) radians") { element, point in
      .rotating(at: point, reach: element.reach, by: rotation, velocity: velocity)
    }
  }

  /// Drags the element to another.
  func performDrag(_ drag: Drag, to other: XCUIElement) {
    guard let session = TestSession.current else { return }
    let title = "Press \(reference.title) for \(drag.press)s then drag to \(other.reference.title)"
    act("drag", title) { element throws(ActionFailure) in
      let start = try session.hitPoint(of: element, self.reference)
      let target: Element
      do throws(ResolutionFailure) {
        target = try session.find(other.reference)
      } catch {
        throw .resolution("drag to", other.reference.title, error)
      }
      // A target need not be hittable: things are dragged to where they cannot be tapped.
      let end = target.hitPoint ?? CGPoint(x: target.frame.midX, y: target.frame.midY)
      session.perform(.dragging(from: start, to: end, as: drag))
    }
  }

  /// Touches the element at its hit point.
  ///
  /// - Parameters:
  ///   - verb: What failure messages call it.
  ///   - title: What the activity log calls it.
  ///   - path: The fingers' path for the element and its hit point.
  private func touch(
    _ verb: String, _ title: String, path: (Element, CGPoint) -> GesturePath
  ) {
    guard let session = TestSession.current else { return }
    act(verb, title) { element throws(ActionFailure) in
      let point = try session.hitPoint(of: element, self.reference)
      session.perform(path(element, point))
    }
  }

  /// Does something to the element the way XCUITest does every action.
  func act(
    _ verb: String, _ title: String, perform: (Element) throws(ActionFailure) -> Void
  ) {
    TestSession.current?.act(
      on: reference, TestSession.ActionName(verb: verb, title: title), perform: perform)
  }
}

extension Element {
  /// How far two fingers may be from the middle: nearly to the edge, and at least a finger apart.
  fileprivate var reach: CGFloat { max(22, min(frame.width, frame.height) * 0.45) }
}
