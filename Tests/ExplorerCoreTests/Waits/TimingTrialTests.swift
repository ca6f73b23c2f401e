import SessionProtocol
import Testing

@testable import ExplorerCore

/// A step after which the test goes on at line 9; the work that brought its element was due at 2 s.
struct TimingTrialTests {
  private static func frames(_ lines: Int...) -> [SourceFrame] {
    lines.map { SourceFrame(function: "f()", file: "/T.swift", line: $0) }
  }

  private func trial(of kind: UnprotectedStep.Kind = .question) -> TimingTrial {
    TimingTrial(
      of: UnprotectedStep(
        event: 8, time: 2.3, kind: kind, answer: kind == .action ? nil : "true", title: "x",
        stack: Self.frames(3, 8), elementID: 2, change: .came, margin: 0.3,
        cause: Pending(kind: .sleep, label: "Task.sleep", dueIn: -0.3)))
  }

  private func event(
    _ content: Event.Content, at time: Double = 2.3, _ stack: [SourceFrame]
  ) -> Event {
    Event(index: 8, time: time, stack: stack, isStop: false, content: content)
  }

  private func read(_ value: String) -> Event {
    event(
      .read(Read(attribute: .exists, target: "x", value: value, elementID: nil)),
      Self.frames(3, 8))
  }

  private func failure(at lines: Int...) -> Event {
    let stack = lines.map { SourceFrame(function: "f()", file: "/T.swift", line: $0) }
    return event(
      .failure(
        Failure(
          message: "no", reason: .assertion, location: stack[0], pending: [], isFatal: true)),
      at: 9, stack)
  }

  private var timeOut: Event {
    event(
      .wait(
        Wait(
          number: 4, criterion: .exists(element: "y"), unmet: nil, elapsed: 5, limit: 5,
          progress: .timedOut, pending: [])), at: 8, Self.frames(9))
  }

  private func fails(_ trial: TimingTrial, _ events: [Event]) -> Bool? {
    var trial = trial
    for event in events { trial.receive(event) }
    return trial.fails
  }

  private var passed: Event {
    event(.testEnded(TestEnded(status: .passed, duration: 9, digest: "")), at: 9, [])
  }

  @Test func theWorkIsLateByMoreThanXCUITestLooksForAnElement() {
    #expect(
      trial().lateWork == LateWork(kind: .sleep, label: "Task.sleep", due: 2.3 - 0.3, seconds: 60))
  }

  @Test(arguments: [UnprotectedStep.Kind.question, .reading, .action])
  func aStepThatFailsWhereItStandsPassedOnlyByTiming(kind: UnprotectedStep.Kind) {
    #expect(fails(trial(of: kind), [failure(at: 3, 8)]) == true)
    // The assertion stands around the call that asks.
    #expect(fails(trial(of: kind), [failure(at: 8)]) == true)
  }

  @Test func whatTheTestMakesOfTheAnswerCounts() {
    #expect(fails(trial(), [read("false"), failure(at: 9)]) == true)
    #expect(fails(trial(), [read("true"), failure(at: 9)]) == false)
    #expect(fails(trial(), [read("false"), passed]) == false)
  }

  @Test func whatWaitsForTheWorkInVainLaterSaysNothing() {
    #expect(fails(trial(), [read("false"), timeOut, failure(at: 9)]) == false)
    #expect(fails(trial(of: .action), [timeOut, failure(at: 9)]) == false)
  }

  @Test func whatIsBeforeTheWorkWasDueIsTheSame() {
    let early = event(
      .failure(
        Failure(
          message: "no", reason: .assertion, location: Self.frames(3)[0], pending: [],
          isFatal: false)), at: 1, Self.frames(3, 8))
    #expect(fails(trial(), [early]) == nil)
    #expect(fails(trial(), [early, passed]) == false)
  }
}
