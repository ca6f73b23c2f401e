import SessionProtocol
import TerminalModel
import Testing

@testable import ExplorerCore

@Suite("Stepping")
struct SteppingTests {
  private var stops: [Int] { SignInRun.passing.filter(\.isStop).map(\.index) }

  @Test("a run starts at its first stop, and s goes to the next one each time")
  func into() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    #expect(harness.model.phase == .stopped)
    for stop in stops.dropLast() {
      #expect(harness.model.state.position == stop)
      harness.type("s")
    }
    #expect(harness.model.phase == .ended)
    #expect(harness.model.outcome == .passed)
    #expect(harness.model.state.position == SignInRun.passing.count - 1)
  }
}
