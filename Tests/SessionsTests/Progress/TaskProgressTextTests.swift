import TerminalModel
import Testing

@testable import Sessions

struct TaskProgressTextTests {
  private func line(
    _ progress: TaskProgress, after elapsed: Duration, width: Int = 100
  ) -> String {
    progress.line(after: elapsed, width: width).string
  }

  @Test func countsAndTimeGiveRateAndTimeLeft() {
    let progress = TaskProgress(
      "run", done: 412, of: 1000, detail: "SignInTests/testSignIn #412")
    #expect(
      line(progress, after: .milliseconds(10_842))
        == "run  412/1000  38/s  16 s left  SignInTests/testSignIn #412")
  }

  @Test(arguments: [
    (1, 400.0, "9.0/h  11 h 0 min left"), (10, 400, "1.5/min  1 h 0 min left"),
    (50, 100, "30/min  1 min 40 s left"), (99, 10, "9.9/s  1 s left"), (100, 10, "10/s"),
  ])
  func ratesAndTimesAreInTheUnitThatSuitsThem(done: Int, seconds: Double, facts: String) {
    #expect(
      line(TaskProgress("run", done: done, of: 100), after: .seconds(seconds))
        == "run  \(done)/100  \(facts)")
  }

  @Test func withNothingDoneTheTimeThatHasPassedIsTold() {
    #expect(
      line(TaskProgress("run", of: 3, detail: "A/b"), after: .milliseconds(2900))
        == "run  0/3  2 s  A/b")
    #expect(
      line(TaskProgress("read", detail: "App"), after: .seconds(75)) == "read  1 min 15 s  App")
  }

  @Test func stepsOfABuildTellNoTimeLeft() {
    let progress = TaskProgress("build", done: 1, of: 3, detail: "tests", parts: .steps)
    #expect(line(progress, after: .seconds(4)) == "build  1/3  4 s  tests")
  }

  @Test func namesAreCutByCellsAndSafe() {
    let progress = TaskProgress("run", done: 1, of: 4, detail: "サインインのテスト\u{1B}[2J\n")
    for width in 0...80 {
      let text = line(progress, after: .seconds(1), width: width)
      #expect(text.terminalWidth <= width)
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 })
    }
    #expect(
      line(progress, after: .seconds(1), width: 40) == "run  1/4  1.0/s  3 s left  サインインの…")
    #expect(line(progress, after: .seconds(1), width: 12) == "run  1/4  1…")
  }

  @Test func noNumberIsTooLargeForIt() {
    let progress = TaskProgress("run", done: 1, of: .max)
    #expect(line(progress, after: .seconds(1 << 40)).contains(" left"))
  }
}
