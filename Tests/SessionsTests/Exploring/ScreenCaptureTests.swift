import ElementModel
import SessionProtocol
import Testing

@testable import Sessions

/// Captured screens.
struct ScreenCaptureTests {
  private func screen(_ label: String?, at index: Int) -> Event {
    var builder = ElementTree.Builder()
    if let label { builder.add(Element(id: 1, type: .application, label: label)) }
    return Event(
      index: index, time: 0, stack: [], isStop: false, content: .screen(Screen(tree: builder.tree)))
  }

  @Test func theLastScreenThatShowsSomethingCounts() {
    var capture = ScreenCapture()
    #expect(capture.tree == nil)
    for event in [screen("One", at: 1), screen("Two", at: 5), screen(nil, at: 9)] {
      capture.receive(event)
    }
    #expect(capture.tree?.elements.first?.label == "Two")
  }

  @Test func whatIsOnTheScreenAfterTheAppHasEndedDoesNotCount() {
    var capture = ScreenCapture()
    let end = ApplicationChange(change: .terminated, name: "Notes")
    capture.receive(screen("One", at: 1))
    capture.receive(
      Event(index: 2, time: 0, stack: [], isStop: false, content: .application(end)))
    capture.receive(screen("Home", at: 3))
    #expect(capture.tree?.elements.first?.label == "One")
  }

  @Test func nothingCountsThatComesAfterTheEventAskedFor() {
    var capture = ScreenCapture(lastEvent: 4)
    for event in [screen("One", at: 1), screen("Two", at: 5)] { capture.receive(event) }
    #expect(capture.tree?.elements.first?.label == "One")
  }
}
