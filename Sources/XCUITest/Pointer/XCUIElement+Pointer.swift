import Foundation

extension XCUIElement {
  /// Does something with the pointer over the element; fails the test on an iPhone.
  func performPointer(_ action: PointerAction) {
    guard let session = TestSession.current,
      session.requirePointer(action.verb, reference.title)
    else { return }
    act(action.kind) { element throws(ActionFailure) in
      session.perform(action, at: try session.hitPoint(of: element, self.reference))
    }
  }

  /// Drags the element with the pointer; fails the test on an iPhone.
  func performPointerDrag(_ drag: Drag, to other: XCUIElement) {
    guard let session = TestSession.current, session.requirePointer("click", reference.title)
    else { return }
    performDrag(drag, to: other)
  }
}
