import SessionProtocol
import SourceIndex
import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

/// Every command is reached by its name, by each of its keys and, where the bar names it, by a press
/// there; each way does the same.
struct CommandWalkTests {
  private static let size = TerminalSize(columns: 200, rows: 60)

  /// Situations in which the commands have something to do.
  private static let situations: [ExplorerHarness] = {
    func stepped(_ keys: String, _ change: (inout ExplorerHarness) -> Void = { _ in })
      -> ExplorerHarness
    {
      var harness = ExplorerHarness(
        [SignInRun.passing], tests: [SignInRun.test, "SignInTests/testOther"])
      harness.act(.started)
      harness.act(.input(.resized(size)))
      harness.type(keys)
      change(&harness)
      return harness
    }
    func line(_ text: String) -> (inout ExplorerHarness) -> Void {
      { $0.act(.line(text)) }
    }
    var waiting = stepped("")
    while waiting.model.run.openWait == nil { waiting.type("s") }
    var failing = ExplorerHarness.started(SignInRun.failing)
    failing.act(.input(.resized(size)))
    failing.type("c")
    var deep = stepped("")
    while deep.model.run.state.stack.count < 3 { deep.type("s") }
    return [
      stepped("ssssssss"), stepped("ssssssss[[["), stepped("ssssssss2jj"), stepped("ssssssss4jj"),
      stepped("ssssssss4jj") { $0.press(.left) }, stepped("sssss2h"), stepped("sssss2jh"),
      stepped("ssss+"), stepped("ssss5z"),
      stepped("ssss2") { $0.act(.line("filter sign")) },
      stepped("ssss2gjjj") { $0.act(.line("filter sign")) },
      stepped("ssss", line("add-breakpoint failure")),
      stepped("ssss") {
        $0.act(.line("add-breakpoint failure"))
        $0.act(.line("add-breakpoint screen"))
        $0.type("Bj")
      },
      waiting, failing, deep,
      {
        var called = deep
        called.type("<")
        return called
      }(),
      stepped("ssss") {
        $0.hold()
        $0.type("c")
      },
      stepped("sss", line("set-speed 10")), stepped("ssss?"), stepped("ssss?jjjj"),
      stepped("c"),
      stepped("ssss") { $0.act(.hostLost("gone")) },
      stepped("ssss") {
        $0.act(.buildFailed([BuildProblem(message: "no such page", location: nil)]))
        $0.press(.escape)
      },
      ExplorerHarness.learning(size: size),
      {
        var learning = ExplorerHarness.learning(size: size)
        learning.act(.line("answer 7"))
        learning.act(.line("show-waits"))
        learning.act(.line("close"))
        learning.type("1")
        return learning
      }(),
      stepped("ssss*"), composing("W"), composing("Wj"), reviewing(""),
      reviewing("+"), reviewing("a"), tested("T"), tested("T", isRunning: true),
      {
        var saved = composing("")
        let location = SourceLocation(file: SignInSources.testsFile, line: 30)
        saved.act(
          .testSaved(SavedTest(test: "SignInTests/testNew", location: location, isNewFile: false)))
        return saved
      }(),
    ]
  }()

  /// An explorer with snapshots to decide about, and keys typed to it; what is accepted is settled.
  private static func reviewing(_ keys: String) -> ExplorerHarness {
    var harness = ExplorerHarness.reviewing(size: size)
    harness.type(keys)
    harness.drawPictures()
    if case .accept(let paths)? = harness.reviewWishes.last {
      harness.act(.review(.settled(paths)))
    }
    return harness
  }

  /// An explorer whose second test has failed, and was edited since, and keys typed to it.
  private static func tested(_ keys: String, isRunning: Bool = false) -> ExplorerHarness {
    var harness = ExplorerHarness(
      [SignInRun.passing], tests: [SignInRun.test, "SignInTests/testOther", "B/testLast"])
    harness.act(.input(.resized(size)))
    harness.act(.started)
    var history = TestHistory()
    for test in ["SignInTests/testOther", "B/testLast"] {
      var run = TestRun(status: .failed, seconds: 1, seed: 0, device: "iPhone 15")
      run.sources = "old"
      history.add(run, of: test)
    }
    harness.act(.tests(.known(history, TestSources(tests: ["SignInTests/testOther": "new"]))))
    if isRunning { harness.act(.line("run-all-tests")) }
    harness.type(keys)
    return harness
  }

  /// An explorer with a chain of two calls, and keys typed to it.
  private static func composing(_ keys: String) -> ExplorerHarness {
    var harness = ExplorerHarness.calling()
    harness.act(.input(.resized(size)))
    for title in ["SignInTestUseCase", "CheckLoginStatusTestUseCase"] {
      harness.type("A")
      harness.choose("\(title).execute(testUserAccount:)")
      harness.press(.tab)
      harness.press(.enter)
    }
    harness.type(keys)
    return harness
  }

  /// Everything that a person, a terminal or a host notices.
  private struct Trace: Equatable {
    var frame: CellGrid
    var isMouseEnabled: Bool
    var effects: Int
    var commands: Int
    var runs: Int
    var linesOfLesson: Int

    init(_ harness: ExplorerHarness) {
      frame = render(harness.model, size: CommandWalkTests.size)
      isMouseEnabled = harness.model.preferences.isMouseEnabled
      effects = harness.effects.count
      commands = harness.commands.count
      runs = harness.requests.count
      linesOfLesson = harness.model.lesson.commands.count
    }
  }

  private func trace(
    _ harness: ExplorerHarness, after act: (inout ExplorerHarness) -> Void
  ) -> Trace {
    var harness = harness
    act(&harness)
    return Trace(harness)
  }

  @Test(arguments: ExplorerCommand.allCases)
  func everyCommandDoesSomethingSomewhereOrSaysWhyNot(command: ExplorerCommand) throws {
    var isFound = false
    for situation in Self.situations {
      let before = Trace(situation)
      guard situation.model.isEnabled(command) else {
        var refused = situation
        refused.act(.line(command.name))
        #expect(refused.model.notice != nil, "\(command) says nothing")
        continue
      }
      let byName = trace(situation) { $0.act(.line(command.name)) }
      guard byName != before else { continue }
      isFound = true
      for key in situation.model.preferences.keymap.keys(for: command) {
        let byKey = trace(situation) { $0.press(key) }
        #expect(byKey == byName, "\(command) with \(key)")
      }
      let typed = trace(situation) { harness in
        harness.press(.character(":"))
        harness.type(command.name)
        harness.press(.enter)
      }
      #expect(typed == byName, "\(command) on the command line")
      break
    }
    #expect(isFound, "\(command) does nothing anywhere")
  }

  @Test(arguments: situations.indices)
  func aPressOnAKeyOfTheBarIsAPressOfTheKey(situation: Int) throws {
    let harness = Self.situations[situation]
    let model = harness.model
    guard model.notice == nil, model.typing.prompt == nil else { return }
    let right = Self.size.columns - model.status(columns: Self.size.columns).text.terminalWidth - 1
    let items = HintBar(model.bar(in: Self.size).hints, columns: right).items
    #expect(
      items.contains { $0.hint.command == .help }
        != (model.pages.front?.id == PageID(HelpPage.Key())))
    for item in items {
      let keys = model.preferences.keymap.keys(for: item.hint.command)
      let key = try #require(keys.first { model.isFree($0, for: item.hint.command) })
      let press = MouseEvent(
        column: item.columns.lowerBound, row: Self.size.rows - 1, kind: .press)
      #expect(
        trace(harness) { $0.act(.input(.mouse(press))) } == trace(harness) { $0.press(key) },
        "\(item.hint.command)")
    }
  }
}
