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

  @Test func theActivityLogIsNested() {
    let (recording, _) = run { testCase in
      XCTContext.runActivity(named: "Sign in") { _ in
        XCTContext.runActivity(named: "Type") { $0.add(XCTAttachment(string: "a")) }
      }
      XCTFail("no")
    }
    let log = recording.log
    #expect(log[0].prefix { $0 != "2" } == "Start Test at ")
    #expect(
      log[1...].map { $0.replacing(/:\d+:/, with: ":0:") } == [
        "Set Up", "Sign in", "    Type", "        Added attachment named 'Text'",
        "Assertion Failure: TestRunnerTests.swift:0: failed - no", "Tear Down",
      ])
  }

  @Test func aSkipSaysWhatTheConditionWas() {
    let (recording, status) = run { _ in try XCTSkipUnless(false, "later") }
    #expect(status == .skipped)
    #expect(recording.log.contains("Test skipped: required true value but got false - later"))
    #expect(XCTSkip().summary == "Test skipped")
    #expect(XCTSkip("x").summary == "Test skipped - x")
  }

  @Test func anOverrideMayInvokeTheTestAgain() {
    final class TwiceTests: XCTestCase {
      override func setUp() { Diary.entries.append("setUp") }
      override func invokeTest() {
        super.invokeTest()
        super.invokeTest()
      }
      override func tearDown() { Diary.entries.append("tearDown") }
    }
    Diary.entries = []
    _ = Recording.run {
      guard let session = TestSession.current else { return }
      TestRunner(
        testCase: TwiceTests(), name: "-[TwiceTests testIt]",
        body: .synchronous { _ in Diary.entries.append("test") }, session: session,
        runsAsynchronousParts: false
      ).run()
    }
    #expect(Diary.entries == ["setUp", "test", "tearDown", "setUp", "test", "tearDown"])
  }
}
