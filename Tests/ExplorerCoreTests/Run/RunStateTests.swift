import SessionProtocol
import Testing

@testable import ExplorerCore

struct RunStateTests {
  private func event(_ index: Int, _ content: Event.Content, isStop: Bool = false) -> Event {
    Event(index: index, time: Double(index), stack: [], isStop: isStop, content: content)
  }

  private func failure(expectedBecause reason: String?) -> Event.Content {
    .failure(
      Failure(
        message: "no", location: SourceFrame(function: "", file: "/t/A.swift", line: 1),
        pending: [], isFatal: false, expectedBecause: reason))
  }

  @Test func linesOfTheActivityLogCountAsEventsAndAreNotListed() {
    var state = RunState(test: SignInRun.test, index: SignInSources.index)
    state.apply(event(0, .activity(Activity(name: "a", hasEnded: false))))
    state.apply(event(1, .logLine(LogLine(title: "Tap", depth: 1))))
    #expect(state.entries.count == 1)
    #expect(state.position == 1)
  }

  @Test func goingOnStopsAtFailuresNotAtThoseThatTheTestExpects() {
    var state = RunState(test: SignInRun.test, index: SignInSources.index)
    let expected = event(0, failure(expectedBecause: "bug 12"), isStop: true)
    let unexpected = event(1, failure(expectedBecause: nil), isStop: true)
    #expect(!StepGoal.failure.isReached(by: moment(expected)))
    #expect(StepGoal.failure.isReached(by: moment(unexpected)))
    #expect(StepGoal.into.isReached(by: moment(expected)))
    state.apply(expected)
    #expect(state.failure == nil)
    state.apply(unexpected)
    #expect(state.failure?.index == 1)
  }

  private func moment(_ event: Event) -> Breakpoint.Moment {
    Breakpoint.Moment(event: event, isScreenNew: false, elementTexts: [])
  }
}
