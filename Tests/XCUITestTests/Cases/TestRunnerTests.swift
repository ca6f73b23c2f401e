import SessionProtocol
import Testing

@testable import XCUITest

private final class Diary {
  nonisolated(unsafe) static var entries: [String] = []
}

private final class OrderTests: XCTestCase {
  override class func setUp() { Diary.entries.append("class setUp") }
  override class func tearDown() { Diary.entries.append("class tearDown") }
  override func setUpWithError() throws { Diary.entries.append("setUpWithError") }
  override func setUp() { Diary.entries.append("setUp") }
  override func tearDown() { Diary.entries.append("tearDown") }
  override func tearDownWithError() throws { Diary.entries.append("tearDownWithError") }
}

@MainActor
@Suite(.serialized) struct TestRunnerTests {
  /// Runs the parts of a test that do not suspend; those that do need the host's executor, and are
  /// tested end to end.
  private func run(_ body: @escaping @MainActor (XCTestCase) throws -> Void) -> (
    Recording, TestStatus
  ) {
    Diary.entries = []
    var status = TestStatus.crashed
    let recording = Recording.run {
      let session = TestSession.current
      guard let session else { return }
      let runner = TestRunner(
        testCase: OrderTests(), name: "-[OrderTests testIt]", body: .synchronous(body),
        session: session, runsAsynchronousParts: false)
      runner.run()
      status = runner.outcome.status
    }
    return (recording, status)
  }

  @Test func partsRunInXCTestsOrder() {
    let (_, status) = run { testCase in
      testCase.addTeardownBlock { Diary.entries.append("block 1") }
      testCase.addTeardownBlock { Diary.entries.append("block 2") }
      Diary.entries.append("test \(testCase.name)")
    }
    #expect(status == .passed)
    #expect(
      Diary.entries == [
        "class setUp", "setUpWithError", "setUp", "test -[OrderTests testIt]", "block 2",
        "block 1", "tearDown", "tearDownWithError", "class tearDown",
      ])
  }

  @Test func aThrownErrorFailsTheTest() {
    struct Problem: Error {}
    let (recording, status) = run { _ in throw Problem() }
    #expect(status == .failed)
    #expect(recording.failures == [#"failed: caught error: "Problem()""#])
    #expect(Diary.entries.last == "class tearDown")
  }

  @Test func skippingIsNoFailure() {
    let (recording, status) = run { _ in try XCTSkipIf(true, "later") }
    #expect(status == .skipped)
    #expect(recording.failures.isEmpty)
  }
}
