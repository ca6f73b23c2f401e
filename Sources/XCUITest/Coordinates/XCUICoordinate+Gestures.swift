import ElementModel
import Foundation
import SessionProtocol

extension XCUICoordinate {
  /// The point as the activity log names it, such as `Button (First Match)[0.50, 0.50]`.
  var title: String {
    let base =
      element.reference.title
      + String(format: "[%.2f, %.2f]", Double(normalizedOffset.dx), Double(normalizedOffset.dy))
    guard offset != .zero else { return base }
    return base + String(format: " -> (%.1f, %.1f)", Double(offset.dx), Double(offset.dy))
  }

  /// The point for an element as it was found.
  func point(of element: Element) -> CGPoint {
    CGPoint(
      x: element.frame.minX + element.frame.width * normalizedOffset.dx + offset.dx,
      y: element.frame.minY + element.frame.height * normalizedOffset.dy + offset.dy)
  }

  /// The point for an element as it was found, to do something there.
  ///
  /// - Throws: ``ActionFailure`` when it is nowhere.
  private func point(
    of element: Element, to verb: String
  ) throws(ActionFailure) -> CGPoint {
    let point = point(of: element)
    guard point.x.isFinite, point.y.isFinite else { throw .nowhere(verb, title, point) }
    return point
  }

  /// Reads the point; a missing element fails the test.
  func readScreenPoint() -> CGPoint {
    element.attribute(.screenPoint, missing: .zero) { point(of: $0) }
  }

  /// Taps the point.
  func performTap(_ kind: ActionKind, _ taps: Taps) {
    touch(kind) { .tapping(taps, at: $0) }
  }

  /// Presses the point.
  func performPress(_ seconds: TimeInterval) {
    touch(.press(seconds: seconds)) { .pressing(at: $0, for: seconds) }
  }

  /// Drags from the point to another.
  func performDrag(_ drag: Drag, to other: XCUICoordinate) {
    guard let session = TestSession.current else { return }
    element.act(.drag(seconds: drag.press, to: other.title), at: title) {
      element throws(ActionFailure) in
      let target: Element
      do throws(ResolutionFailure) {
        target = try session.find(other.element.reference)
      } catch {
        throw .resolution("drag to", other.element.reference.title, error)
      }
      let start = try self.point(of: element, to: "drag")
      let end = try other.point(of: target, to: "drag to")
      session.perform(.dragging(from: start, to: end, as: drag))
    }
  }

  /// Does something with the pointer; fails the test on an iPhone.
  func performPointer(_ action: PointerAction) {
    guard let session = TestSession.current, session.requirePointer(action.verb, title) else {
      return
    }
    element.act(action.kind, at: title) { element throws(ActionFailure) in
      session.perform(action, at: try self.point(of: element, to: action.verb))
    }
  }

  /// Drags with the pointer; fails the test on an iPhone.
  func performPointerDrag(_ drag: Drag, to other: XCUICoordinate) {
    guard let session = TestSession.current, session.requirePointer("click", title) else { return }
    performDrag(drag, to: other)
  }

  /// Touches the point, whatever is there: a coordinate need not be hittable.
  private func touch(_ kind: ActionKind, path: (CGPoint) -> GesturePath) {
    guard let session = TestSession.current else { return }
    element.act(kind, at: title) { element throws(ActionFailure) in
      session.perform(path(try self.point(of: element, to: Wording.verb(of: kind))))
    }
  }
}
