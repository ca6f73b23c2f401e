import SessionProtocol
import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct BreakpointTests {
  private func stopped(at text: String) -> ExplorerHarness {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type(":add-breakpoint \(text)")
    harness.press(.enter)
    harness.type("c")
    return harness
  }

  private func innermost(_ harness: ExplorerHarness) -> String {
    harness.model.run.state.stack.first?.function ?? ""
  }

  @Test func aPageMethodStopsTheRunWhereItIsEnteredOnceForEachCall() {
    var harness = stopped(at: "SignInViewPage.typeEmail(_:)")
    #expect(harness.model.run.phase.isStopped)
    #expect(innermost(harness) == "SignInViewPage.typeEmail(_:)")
    #expect(harness.model.notice == "breakpoint: SignInViewPage.typeEmail(_:)")
    harness.type("c")
    #expect(harness.model.run.phase.isEnded)
  }

  @Test func aUseCasesNameStopsTheRunInItsFirstCall() {
    let harness = stopped(at: "SignInTestUseCase")
    #expect(harness.model.run.phase.isStopped)
    #expect(harness.model.run.state.stack.contains { $0.function.hasPrefix("SignInTestUseCase.") })
  }

  @Test func aLineStopsTheRunWhenItIsReached() throws {
    let frame = try #require(
      SignInRun.passing.last { $0.stack.contains { $0.function.hasPrefix("SignInViewPage.") } }?
        .stack.first)
    let harness = stopped(at: "Pages.swift:\(frame.line)")
    #expect(harness.model.run.phase.isStopped)
    #expect(harness.model.run.state.stack.contains { $0.line == frame.line })
  }

  @Test func aWaitStopsTheRunWhenItHasLastedAndNotAgain() {
    var harness = stopped(at: "wait>0.2")
    guard case .wait(let wait)? = harness.model.run.state.current?.content else {
      Issue.record("not in a wait")
      return
    }
    #expect(wait.elapsed > 0.2)
    harness.type("c")
    if case .wait(let later)? = harness.model.run.state.current?.content {
      #expect(later.number != wait.number)
    }
  }

  @Test func aScreenThatChangesStopsTheRun() {
    let harness = stopped(at: "screen")
    #expect(harness.model.run.phase.isStopped && harness.model.run.state.isScreenNew)
  }

  @Test func aCountLetsTheRunPassFirst() {
    let first = stopped(at: "action").model.run.state.position
    let second = stopped(at: "action count 2").model.run.state.position
    #expect(second > first)
  }

  @Test func theListTurnsBreakpointsOffAndDeletesThem() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type(":add-breakpoint screen")
    harness.press(.enter)
    harness.type("Bx")
    #expect(harness.model.breakpoints.list.map(\.isEnabled) == [false])
    harness.press(.escape)
    harness.type("c")
    #expect(harness.model.run.phase.isEnded)
    harness.type("BX")
    #expect(harness.model.breakpoints.list.isEmpty)
  }

  @Test func bSetsOneAtTheSelectedLineOfSourceAndTakesItBack() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("s5jb")
    #expect(harness.model.breakpoints.list.count == 1)
    let size = TerminalSize(columns: 200, rows: 60)
    harness.act(.input(.resized(size)))
    #expect(render(harness.model, size: size).text.contains("●"))
    harness.type("b")
    #expect(harness.model.breakpoints.list.isEmpty)
  }

  @Test func aBreakpointThatIsChangedInTheListStaysOne() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("s5jbB")
    harness.press(.enter)
    harness.type(" count 2")
    harness.press(.enter)
    #expect(harness.model.breakpoints.list.map(\.count) == [2])
    harness.press(.escape)
    harness.type("b")
    #expect(harness.model.breakpoints.list.isEmpty)
  }

  @Test func bTakesBackOneThatWasTypedByTheEndOfItsPath() throws {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("s5j")
    let location = try #require(harness.model.selectedLocation)
    harness.type(":add-breakpoint \(location)")
    harness.press(.enter)
    #expect(harness.model.breakpoints.list.count == 1)
    harness.type("b")
    #expect(harness.model.breakpoints.list.isEmpty)
  }

  @Test func aMethodSelectedInPagesIsABreakpoint() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("2b")
    #expect(harness.model.breakpoints.list.count == 1)
  }
}
