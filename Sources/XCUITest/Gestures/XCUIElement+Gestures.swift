import ElementModel
import Foundation
import SessionProtocol

extension XCUIElement {
  /// Taps the element.
  func performTap(_ kind: ActionKind, _ taps: Taps) {
    touch(kind) { _, point in .tapping(taps, at: point) }
  }

  /// Presses the element.
  func performPress(_ seconds: TimeInterval) {
    touch(.press(seconds: seconds)) { _, point in .pressing(at: point, for: seconds) }
  }

  /// Swipes from the element's middle.
  func performSwipe(_ direction: HandDirection, _ velocity: XCUIGestureVelocity) {
    touch(.swipe(direction: direction)) { element, point in
      let screen = TestSession.current?.device.screenSize ?? element.frame.size
      let end = direction.end(from: point, frame: element.frame, screen: screen)
      return .dragging(from: point, to: end, as: Drag(velocity: velocity))
    }
  }

  /// Moves two fingers apart or together.
  func performPinch(scale: CGFloat, velocity: CGFloat) {
    guard let session = TestSession.current else { return }
    guard scale > 0, scale.isFinite, velocity.isFinite else {
      let detail = "The scale must be greater than zero, not \(scale)."
      return session.fail(
        Wording.cannot("pinch", reference.title, because: detail), .acting(obstacle: .unsuitable))
    }
    touch(.pinch(scale: Double(scale), velocity: Double(velocity))) { element, point in
      .pinching(at: point, reach: element.reach, scale: scale, velocity: velocity)
    }
  }

  /// Turns two fingers around each other.
  func performRotation(_ rotation: CGFloat, velocity: CGFloat) {
    guard let session = TestSession.current else { return }
    guard rotation.isFinite, velocity.isFinite else {
      let detail = "The rotation must be a number, not \(rotation)."
      return session.fail(
        Wording.cannot("rotate", reference.title, because: detail), .acting(obstacle: .unsuitable))
    }
    touch(.rotate(radians: Double(rotation))) { element, point in
      .rotating(at: point, reach: element.reach, by: rotation, velocity: velocity)
    }
  }

  /// Drags the element to another.
  func performDrag(_ drag: Drag, to other: XCUIElement) {
    guard let session = TestSession.current else { return }
    act(.drag(seconds: drag.press, to: other.reference.title)) { element throws(ActionFailure) in
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
  ///   - kind: What it is done for.
  ///   - path: The fingers' path for the element and its hit point.
  private func touch(_ kind: ActionKind, path: (Element, CGPoint) -> GesturePath) {
    guard let session = TestSession.current else { return }
    act(kind) { element throws(ActionFailure) in
      let point = try session.hitPoint(of: element, self.reference)
      session.perform(path(element, point))
    }
  }

  /// Does something to the element the way XCUITest does every action.
  ///
  /// - Parameters:
  ///   - kind: What is done.
  ///   - place: What messages say that it is done to, if not the element: a point of it.
  ///   - perform: Does it, once the element is found.
  func act(
    _ kind: ActionKind, at place: String? = nil, perform: (Element) throws(ActionFailure) -> Void
  ) {
    TestSession.current?.act(on: reference, kind, at: place, perform: perform)
  }
}

extension Element {
  /// How far two fingers may be from the middle: nearly to the edge, and at least a finger apart.
  fileprivate var reach: CGFloat { max(22, min(frame.width, frame.height) * 0.45) }
}
