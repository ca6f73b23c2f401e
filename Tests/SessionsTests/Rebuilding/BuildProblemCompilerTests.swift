import ExplorerCore
import SourceModel
import Testing
import Workspace

@testable import Sessions

/// What the compiler says, as a list.
struct BuildProblemCompilerTests {
  private func problems(_ output: String) -> [BuildProblem] {
    BuildProblem.problems(in: .build(.compileFailed(step: "App", output: output)))
  }

  @Test func eachErrorOfTheCompilerIsOneProblemWithItsPlace() {
    let output = """
      /App/Home.swift:12:9: error: cannot find 'x' in scope
      10 | struct Home {
         |        `- error: cannot find 'x' in scope
      /App/Home.swift:14:1: warning: unused
      /App/a:b/C.swift:3:4: error: no
      /App/Home.swift:12:9: error: cannot find 'x' in scope
      """
    #expect(
      problems(output) == [
        BuildProblem(
          message: "cannot find 'x' in scope",
          location: SourceLocation(file: "/App/Home.swift", line: 12)),
        BuildProblem(
          message: "no", location: SourceLocation(file: "/App/a:b/C.swift", line: 3)),
      ])
  }

  @Test func behindManyErrorsStandTheirCauses() {
    let output = (1...5).map { "/A.swift:\($0):1: error: cannot find 'x' in scope" }
      .joined(separator: "\n")
    let all = problems(output)
    #expect(all.count == 6)
    #expect(all.last?.location == nil)
    #expect(all.last?.message.hasPrefix("5 errors, 1 cause:\n  5× the name x is not found") == true)
  }

  @Test func anErrorWithoutAPlaceIsAProblem() {
    #expect(problems("error: no such module") == [BuildProblem(message: "no such module")])
  }

  @Test func outputWithoutErrorsIsShownAsItIs() {
    #expect(
      problems("killed\nby it") == [
        BuildProblem(message: "App did not compile:\nkilled\nby it")
      ])
  }

  @Test func whatWouldSteerATerminalIsShownInstead() {
    #expect(
      problems("/A.swift:1:1: error: \u{1B}[2J'\u{202E}x'")
        == [
          BuildProblem(
            message: "␛[2J'�x'", location: SourceLocation(file: "/A.swift", line: 1))
        ])
  }

  @Test func aFloodOfErrorsIsCut() {
    let output = (1...500).map { "/A.swift:\($0):1: error: no" }.joined(separator: "\n")
    #expect(problems(output).count == 101)
  }

  @Test func whatKeepsTheCompilerFromRunningIsAProblem() {
    #expect(
      BuildProblem.problems(in: .project(.noTests(folders: ["/UITests"]))).first?.message.hasPrefix(
        "There is no test in \"/UITests\"") == true)
  }
}
