import ElementModel
import SessionProtocol
import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct TravelTests {
  private func atEnd() -> ExplorerHarness {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("c")
    return harness
  }

  @Test func forwardGoesToTheRecordedStopAfterAndTheRunIsLiveThere() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("sss")
    let place = harness.model.run.state.position
    harness.type("[[")
    harness.type("]]")
    #expect(harness.model.run.state.position == place)
    #expect(harness.model.run.phase.isStopped)
    #expect(harness.requests.last?.firstIndex == place)
    harness.type("]")
    #expect(harness.model.notice == "forward: nothing is recorded after this")
  }

  @Test func backAStatementLeadsToWhereItBeganAndForwardToTheNext() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("ssssssssssss")
    let position = harness.model.run.state.position
    harness.type("(")
    let before = harness.model.run.state.position
    #expect(before < position)
    let stack = harness.model.run.record.event(at: before)?.stack
    let previous = harness.model.run.record.stop(before: before).flatMap(
      harness.model.run.record.event)
    #expect(previous?.stack != stack)
    harness.type(")")
    #expect(harness.model.run.state.position > before)
  }

  @Test func backAScreenLeadsToBeforeTheChangeAndForwardToAfterIt() {
    var harness = atEnd()
    let last = harness.model.run.state.screen
    harness.type("H")
    let before = harness.model.run.state.screen
    #expect(before != last)
    harness.type("H")
    #expect(harness.model.run.state.screen != before)
    harness.type("L")
    #expect(harness.model.run.state.screen == before)
  }

  @Test func anEventIsGoneToByItsNumber() {
    var harness = atEnd()
    harness.type(":go-to 0")
    harness.press(.enter)
    #expect(harness.model.run.state.position == 0)
    harness.type(":go-to 99999")
    harness.press(.enter)
    #expect(harness.model.notice?.hasPrefix("no event 99999: recorded are 0 to ") == true)
    harness.type(":go-to-end")
    harness.press(.enter)
    #expect(harness.model.run.state.position == harness.model.run.record.endIndex - 1)
  }

  @Test func actingDifferentlyInThePastKeepsTheWayThatWasToReturnTo() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("ssssssss[[[")
    let place = harness.model.run.state.position
    let whole = harness.model.run.record
    var model = harness.model
    let effects = model.perform(.advance(seconds: 1))
    #expect(effects == [.send(.perform(.advance(seconds: 1)))])
    #expect(model.run.branches.count == 1)
    #expect(model.run.record.endIndex == place + 1)
    #expect(model.run.interventions == [Intervention(at: place, action: .advance(seconds: 1))])
    let back = model.enter(branch: 0)
    #expect(model.run.record.endIndex == whole.endIndex)
    #expect(model.run.interventions.isEmpty)
    #expect(model.run.branches.count == 1)
    #expect(back.contains { if case .run = $0 { true } else { false } })
  }

  @Test func aReplayIsToldWhatWasDoneByHandBeforeItsPlace() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("ssss")
    harness.model.run.interventions = [
      Intervention(at: 1, action: .back), Intervention(at: 900, action: .home),
    ]
    harness.type("[")
    #expect(harness.requests.last?.interventions == [Intervention(at: 1, action: .back)])
  }

  @Test func spaceRunsAWaitToItsEnd() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    while harness.model.run.openWait == nil { harness.type("s") }
    let number = harness.model.run.openWait?.number
    harness.type(" ")
    guard case .wait(let wait)? = harness.model.run.state.current?.content else {
      Issue.record("not at the end of the wait")
      return
    }
    #expect(wait.number == number && wait.progress == .met)
  }

  @Test func tRunsToTheSelectedLine() throws {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("s")
    let target = try #require(
      SignInRun.passing.last { $0.isStop && $0.stack.count > 1 }?.stack.last)
    harness.model.view.focus = .source
    harness.model.view.sourceTarget = .init(file: target.file, line: target.line)
    harness.type("t")
    #expect(harness.model.run.phase.isStopped)
    #expect(harness.model.run.state.stack.contains { $0.line == target.line })
  }
}
