import ExplorerCore
import Testing
import Workspace

@testable import Sessions

struct ProgressDisplayTests {
  private func run(_ done: Int) -> TaskProgress { TaskProgress("run", done: done, of: 1000) }

  @Test func aShortCommandSaysNothing() {
    var display = ProgressDisplay()
    display.note(run(0), at: .seconds(5))
    #expect(display.drawing(at: .milliseconds(5400), columns: 80) == nil)
    #expect(display.removal() == nil)
    #expect(display.end() == nil)
  }

  @Test func itIsDrawnTenTimesASecondAtMost() {
    var display = ProgressDisplay()
    var drawings = 0
    for millisecond in 0..<3000 {
      display.note(run(millisecond / 3), at: .milliseconds(millisecond))
      if display.drawing(at: .milliseconds(millisecond), columns: 80) != nil { drawings += 1 }
    }
    #expect((20...25).contains(drawings))
  }

  @Test func whatIsRightIsNotDrawnAgain() {
    var display = ProgressDisplay()
    display.note(TaskProgress("read"), at: .zero)
    #expect(display.drawing(at: .milliseconds(600), columns: 80) == "\r\u{1B}[Kread  0 s")
    #expect(display.drawing(at: .milliseconds(900), columns: 80) == nil)
    #expect(display.drawing(at: .milliseconds(1000), columns: 80) == "\r\u{1B}[Kread  1 s")
  }

  @Test func itMakesWayForOutputAndComesBack() {
    var display = ProgressDisplay()
    display.note(run(2), at: .zero)
    #expect(display.drawing(at: .seconds(1), columns: 80) != nil)
    #expect(display.removal() == "\r\u{1B}[K")
    #expect(display.removal() == nil)
    #expect(display.drawing(at: .milliseconds(1050), columns: 80) == nil)
    #expect(display.drawing(at: .milliseconds(1100), columns: 80)?.contains("run  2/1000") == true)
  }

  @Test func atItsEndItIsGoneUntilSomethingElseIsDone() {
    var display = ProgressDisplay()
    display.note(run(2), at: .zero)
    _ = display.drawing(at: .seconds(1), columns: 80)
    #expect(display.end() == "\r\u{1B}[K")
    #expect(display.drawing(at: .seconds(2), columns: 80) == nil)
    display.note(TaskProgress("link"), at: .seconds(3))
    #expect(display.drawing(at: .seconds(3), columns: 80) == "\r\u{1B}[Klink  0 s")
  }

  @Test func theTimeLeftOfABuildOnlyGetsShorterAndIsNotSaidAtTheLast() {
    let steps = BuildSteps(apps: 1)
    var display = ProgressDisplay()
    func left(at seconds: Double) -> String? {
      _ = display.removal()
      let text = display.drawing(at: .seconds(seconds), columns: 100) ?? ""
      return text.split(separator: "  ").map(String.init).first { $0.hasSuffix("left") }
    }
    let first = BuildTime(step: .seconds(5), rest: .seconds(3))
    display.note(steps.progress(of: .compilingTests(files: 2, time: first))!, at: .zero)
    #expect(left(at: 1) == "7 s left")
    #expect(left(at: 4.5) == "4 s left")
    // It takes longer than the last time.
    #expect(left(at: 9) == "3 s left")
    let second = BuildTime(step: .seconds(3), rest: .zero)
    display.note(steps.progress(of: .linking(time: second))!, at: .seconds(10))
    #expect(left(at: 11) == "2 s left")
    #expect(left(at: 12.5) == nil)
    #expect(left(at: 60) == nil)
  }

  @Test func itSpeaksThePersonsLanguageWhereTheCommandDoes() {
    var display = ProgressDisplay()
    display.language = .japanese
    let time = BuildTime(step: .seconds(70), rest: .seconds(3))
    let progress = BuildSteps(apps: 1).progress(of: .compilingApp(files: 3, time: time))
    display.note(progress!, at: .zero)
    #expect(
      display.drawing(at: .seconds(2), columns: 100)
        == "\r\u{1B}[Kビルド  0/3  2 秒  残り 1 分 11 秒  アプリをコンパイル中、3 ファイル")
  }

  @Test func aNarrowTerminalIsNotOverflown() {
    var display = ProgressDisplay()
    display.note(run(2), at: .zero)
    #expect(display.drawing(at: .seconds(1), columns: 6) == "\r\u{1B}[Krun …")
  }

  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "dumb"], false), ([:], false),
    (["TERM": "xterm", "CI": "true"], false), (["TERM": "xterm", "CI": "false"], true),
  ])
  func onATerminalThatAPersonWatchesItIsWanted(environment: [String: String], isWanted: Bool) {
    #expect(ProgressChoice.isWanted(isTerminal: true, environment: environment) == isWanted)
    #expect(!ProgressChoice.isWanted(isTerminal: false, environment: environment))
  }
}
