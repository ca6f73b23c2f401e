import Testing

@testable import Sessions
@testable import Workspace

struct CauseSummaryTests {
  private func lines(_ output: String) -> [String] {
    CauseSummary.lines(of: .build(.compileFailed(step: "App", output: output)))
  }

  @Test func causesAreGroupedInAFewLines() {
    let output = """
      /A.swift:1:8: error: no such module 'Lottie'
      /A.swift:2:1: error: cannot find 'a' in scope
      /A.swift:3:1: error: cannot find 'a' in scope
      /A.swift:4:1: error: cannot find 'b' in scope
      /A.swift:5:1: error: cannot find 'c' in scope
      /A.swift:6:1: error: cannot find 'd' in scope
      """
    #expect(
      lines(output) == [
        "6 errors, 5 causes:", "  1× no module Lottie", "  2× the name a is not found",
        "  1× the name b is not found", "  1× the name c is not found",
        "  … and 1 more; \"pomelo doctor\" with the project tells all, also what hides behind a "
          + "missing module.",
      ])
  }

  @Test func aSingleErrorSpeaksForItself() {
    #expect(lines("/A.swift:2:1: error: cannot find 'a' in scope").isEmpty)
    #expect(lines("/A.swift:2:1: error: no such module 'Lottie'").count == 3)
    #expect(CauseSummary.lines(of: .build(.sourcesChanged(path: "/A"))).isEmpty)
  }
}
