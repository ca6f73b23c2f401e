import ElementModel
import Foundation
import SessionProtocol
import VirtualTime

extension XCUIElement {
  /// Taps the element: waits for the app to be idle, looks the element up, touches its hit point,
  /// and waits for idle again.
  public func tap() {
    touch("tap", title: "Tap \(reference.title)", times: 1)
  }

  /// Taps the element twice in quick succession.
  public func doubleTap() {
    touch("double tap", title: "Double tap \(reference.title)", times: 2)
  }

  /// Types text into the element, which or a descendant of which must have keyboard focus.
  ///
  /// - Parameter text: What to type; a line feed submits.
  public func typeText(_ text: String) {
    act("type text into", title: "Type '\(text)' into \(reference.title)") { session, element in
      guard session.hasFocus(element) else {
        session.fail(
          """
          Failed to synthesize event: Neither element nor any descendant has keyboard focus. \
          Event dispatch snapshot: \(element.summary)
          """)
        return
      }
      session.device.typeText(text)
      session.spend(TestSession.Pace.keystroke * text.count)
    }
  }

  /// Touches the element's hit point some times; fails the test where it has none.
  private func touch(_ verb: String, title: String, times: Int) {
    act(verb, title: title) { session, element in
      guard let point = element.hitPoint else {
        session.fail("Failed to not hittable: \(element.summaryWithFrame)")
        return
      }
      for _ in 0..<times {
        session.device.touch([Touch(phase: .began, location: point)])
        session.device.touch([Touch(phase: .ended, location: point)])
      }
      session.spend(TestSession.Pace.touch)
    }
  }

  /// Does something to the element the way XCUITest does every action.
  ///
  /// - Parameters:
  ///   - verb: What failure messages call it.
  ///   - title: What the activity log calls it.
  ///   - perform: Does it, once the element is found.
  private func act(
    _ verb: String, title: String, perform: (TestSession, Element) -> Void
  ) {
    guard let session = TestSession.current else { return }
    session.waitForIdle()
    session.spend(TestSession.Pace.find)
    let first = matches(in: session.driver.snapshot())
    session.report(
      .action(Action(title: title, target: reference.title, elementID: first?.id)), isStop: true)
    do {
      perform(session, try session.find(reference))
      session.waitForIdle()
    } catch {
      session.fail("Failed to \(verb) \(reference.title): \(error.message)")
    }
  }
}

extension TestSession {
  /// Whether an element or one below it has keyboard focus now.
  fileprivate func hasFocus(_ element: Element) -> Bool {
    let tree = driver.snapshot()
    guard let index = tree.index(ofElementWithID: element.id) else { return false }
    return tree.elements[index].hasFocus
      || tree.descendants(of: index).contains { tree.elements[$0].hasFocus }
  }
}
