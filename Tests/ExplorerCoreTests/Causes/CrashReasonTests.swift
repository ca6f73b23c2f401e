import SessionProtocol
import Testing

@testable import ExplorerCore

@Suite struct CrashReasonTests {
  @Test(arguments: [
    ("App/A.swift:3: Fatal error: no", "Fatal error: no"),
    ("App/A.swift:3: Precondition failed: no", "Precondition failed: no"),
    ("Fatal error", "Fatal error"),
  ])
  func theLastThatTrapsSayIsQuotedWithoutItsPlace(line: String, message: String) {
    #expect(CrashReason.message(in: ["one", line, "Current stack trace:"]) == message)
  }

  @Test func aProcessThatSaidNothingIsToldByItsEnd() {
    #expect(CrashReason.message(in: ["one", "two"]) == nil)
    #expect(CrashReason.text(of: nil) == "The host process ended")
    #expect(
      CrashReason.text(of: RunEnded(number: 1, exitStatus: nil, signal: 11))
        == "The process was ended by signal 11 (bad memory access)")
    #expect(
      CrashReason.text(of: RunEnded(number: 1, exitStatus: nil, signal: 12))
        == "The process was ended by signal 12")
    #expect(
      CrashReason.text(of: RunEnded(number: 1, exitStatus: 3, signal: nil))
        == "The process exited with status 3 before the test ended")
  }
}
