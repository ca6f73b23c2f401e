import SessionProtocol
import SourceModel
import Testing

@testable import ExplorerCore

struct TestObserverTests {
  private func frame(_ function: String, _ line: Int, column: Int = 0) -> SourceFrame {
    SourceFrame(function: function, file: "/t.swift", line: line, column: column)
  }

  private func observation(
    of events: [(content: Event.Content, stack: [SourceFrame])]
  ) -> TestObservation {
    var observer = TestObserver(test: "T/test")
    for (index, event) in events.enumerated() {
      observer.receive(
        Event(
          index: index, time: Double(index), stack: event.stack, isStop: true,
          content: event.content))
    }
    return observer.observation
  }

  private func action(_ keys: SearchedKey...) -> Event.Content {
    .action(Action(.tap, on: "x", searched: keys.isEmpty ? nil : keys))
  }

  @Test func callsAreToldInOrderEachOnceWithItsCaller() {
    let test = "T.test()"
    let seen = observation(of: [
      (action(), [frame("HomePage.tap()", 9), frame(test, 3)]),
      (action(), [frame("HomePage.tap()", 10), frame(test, 3)]),
      (action(), [frame("HomePage.tap()", 9), frame("SignIn.execute(user:)", 20), frame(test, 4)]),
      (action(), [frame(test, 5)]),
      (action(), [frame("HomePage.tap()", 9), frame(test, 6)]),
    ])
    let lines = seen.calls.map {
      "\($0.depth) \($0.name) \($0.location.line) \($0.caller?.line ?? 0) \($0.time)"
    }
    #expect(
      lines == [
        "0 T.test() 3 0 0.0", "1 HomePage.tap() 9 3 0.0", "1 SignIn.execute(user:) 20 4 2.0",
        "2 HomePage.tap() 9 20 2.0", "1 HomePage.tap() 9 6 4.0",
      ])
  }

  @Test func callsChainedOnOneLineAreToldApartByTheirColumns() {
    let seen = observation(of: [
      (action(), [frame("Page.next()", 9), frame("T.test()", 3, column: 8)]),
      (action(), [frame("Page.next()", 9), frame("T.test()", 3, column: 15)]),
    ])
    #expect(seen.calls.map(\.name) == ["T.test()", "Page.next()", "Page.next()"])
  }

  @Test func aSearchFromAPlaceIsToldOnce() {
    let key = SearchedKey(query: "buttons", key: "ok")
    let stack = [frame("Page.tap()", 9), frame("T.test()", 3)]
    let seen = observation(of: [
      (action(key), stack), (action(key), stack), (action(key), [frame("T.test()", 4)]),
    ])
    #expect(
      seen.queries == [
        ObservedQuery(
          query: "buttons", key: "ok",
          places: [
            SourceLocation(file: "/t.swift", line: 9), SourceLocation(file: "/t.swift", line: 3),
          ]),
        ObservedQuery(
          query: "buttons", key: "ok", places: [SourceLocation(file: "/t.swift", line: 4)]),
      ])
  }

  @Test func theEndTellsHowItCameOutAndWhatWasReached() {
    var observer = TestObserver(test: "T/test")
    #expect(!observer.isComplete)
    let ended = TestEnded(status: .passed, duration: 2.5, digest: "", viewModels: ["Cart"])
    observer.receive(
      Event(index: 0, time: 2.5, stack: [], isStop: true, content: .testEnded(ended)))
    #expect(observer.isComplete)
    #expect(
      observer.observation
        == TestObservation(test: "T/test", virtualSeconds: 2.5, viewModels: ["Cart"]))
  }

  @Test func aTestThatNeverEndsFillsNoMemory() {
    var observer = TestObserver(test: "T/test")
    for number in 0..<3 * TestObserver.limit {
      let key = SearchedKey(query: "buttons", key: "\(number)")
      observer.receive(
        Event(
          index: number, time: 0, stack: [frame("T.f()", 1), frame("T.test()", number)],
          isStop: true, content: action(key)))
    }
    #expect(observer.observation.calls.count == TestObserver.limit)
    #expect(observer.observation.queries.count == TestObserver.limit)
    #expect(observer.observation.isCut)
  }

  @Test(arguments: [
    ("Page.tap()", "Page", "tap()"), ("static Page.make(_:)", "Page", "make(_:)"),
    ("Outer.Page.title", "Outer.Page", "title"), ("wait(for:)", "", "wait(for:)"),
    ("Base.open<A>(_:)", "Base", "open(_:)"),
  ])
  func functionsAreTakenApart(function: String, type: String, method: String) {
    let parts = TestObserver.parts(of: function)
    #expect(parts == (type, method))
  }
}
