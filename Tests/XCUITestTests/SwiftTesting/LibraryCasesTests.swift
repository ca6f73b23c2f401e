import SessionProtocol
import Testing

@testable import XCUITest

/// What becomes of a test with each of its arguments.
struct LibraryCasesTests {
  @Test func eachHasItsOwnFailuresAndTime() {
    var cases = LibraryCases()
    cases.begin("n → 1", at: .zero, failures: 0)
    cases.end(at: .seconds(2), failures: 0)
    cases.begin("n → 2", at: .seconds(2), failures: 0)
    cases.end(at: .seconds(3), failures: 2)
    cases.begin("n → 3", at: .seconds(3), failures: 2)
    cases.cancel()
    cases.end(at: .seconds(3), failures: 2)
    #expect(
      cases.outcomes == [
        CaseOutcome(arguments: "n → 1", status: .passed, duration: 2, failures: 0..<0),
        CaseOutcome(arguments: "n → 2", status: .failed, duration: 1, failures: 0..<2),
        CaseOutcome(arguments: "n → 3", status: .skipped, duration: 0, failures: 2..<2),
      ])
  }

  @Test func theOneThatTheProcessEndsInHasCrashed() {
    var cases = LibraryCases()
    cases.begin("n → 1", at: .zero, failures: 0)
    #expect(
      cases.outcomes(crashedAt: .seconds(1), failures: 0) == [
        CaseOutcome(arguments: "n → 1", status: .crashed, duration: 1, failures: 0..<1)
      ])
  }

  @Test func onlySoManyAreKept() {
    var cases = LibraryCases()
    for number in 0...CaseOutcome.limit {
      cases.begin("\(number)", at: .zero, failures: 0)
      cases.end(at: .zero, failures: 0)
    }
    #expect(cases.outcomes.count == CaseOutcome.limit)
  }
}
