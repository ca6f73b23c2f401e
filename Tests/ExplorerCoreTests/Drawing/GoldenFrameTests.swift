import SessionProtocol
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

struct GoldenFrameTests {
  /// Moments of runs that show every pane at work.
  enum Moment: String, CaseIterable {
    case running, waiting, failing, crashed, signedIn, help, tests, device
    case graph, pyramid, elements, impact, inspector, evaluation

    var harness: ExplorerHarness {
      switch self {
      case .running:
        var harness = ExplorerHarness.started(SignInRun.passing)
        harness.type("ssssssss")
        return harness
      case .waiting:
        var harness = ExplorerHarness.started(SignInRun.passing)
        while harness.model.run.record.event(at: harness.model.run.state.position)?.waitNumber
          == nil
        {
          harness.type("s")
        }
        harness.type("ss4")
        return harness
      case .failing:
        var harness = ExplorerHarness.started(SignInRun.failing)
        harness.act(.hostOutput("Session: 401 Unauthorized"))
        harness.type("c")
        return harness
      case .crashed:
        var harness = ExplorerHarness([SignInRun.crashing])
        harness.lastWords = [
          "Stores/Session.swift:31: Fatal error: Unexpectedly found nil while unwrapping an Optional value"
        ]
        harness.act(.started)
        harness.type("cs")
        return harness
      case .signedIn:
        var harness = ExplorerHarness.started(SignInRun.passing)
        harness.type("c")
        return harness
      case .help:
        var harness = ExplorerHarness.started(SignInRun.passing)
        harness.type("ss?")
        return harness
      case .tests:
        var harness = ExplorerHarness(
          [SignInRun.passing], tests: [SignInRun.test, "SignInTests/testWrongPassword"])
        harness.act(.started)
        harness.type("cT")
        return harness
      case .device:
        var harness = ExplorerHarness.started(SignInRun.passing)
        harness.type("ssd")
        return harness
      case .graph:
        var harness = ExplorerHarness.started(SignInRun.passing)
        harness.type("m")
        harness.type(String(repeating: "s", count: 40))
        return harness
      case .pyramid:
        var harness = ExplorerHarness.started(SignInRun.passing)
        harness.type("ssP")
        return harness
      case .elements:
        var harness = ExplorerHarness.started(SignInRun.passing)
        harness.type("ci")
        return harness
      case .impact:
        var harness = ExplorerHarness.started(SignInRun.passing)
        harness.type("ci")
        harness.press(.end)
        harness.press(.enter)
        return harness
      case .inspector:
        var harness = ExplorerHarness.started(SignInRun.passing)
        harness.type("ssssssssI")
        return harness
      case .evaluation:
        var harness = ExplorerHarness.showing(SignInScreens.rejected)
        harness.type("Eapp.buttons")
        return harness
      }
    }
  }

  @Test(arguments: Moment.allCases, [(60, 20), (80, 24), (120, 40), (200, 60)])
  func eachMomentLooksRightAtEachSize(moment: Moment, size: (Int, Int)) {
    var harness = moment.harness
    let size = TerminalSize(columns: size.0, rows: size.1)
    harness.act(.input(.resized(size)))
    let grid = render(harness.model, size: size)
    assertSnapshot(grid.text, named: "\(moment.rawValue)-\(size.columns)x\(size.rows).txt")
  }

  /// A run that passed, one that waits, one that failed and one that crashed.
  private static let outcomes: [Moment] = [.signedIn, .waiting, .failing, .crashed]

  @Test(arguments: outcomes, [(60, 20), (80, 24), (120, 40), (200, 60)])
  func eachOutcomeLooksRightInJapaneseAndInColoursInBothLanguages(moment: Moment, size: (Int, Int))
    throws
  {
    var harness = moment.harness
    let size = TerminalSize(columns: size.0, rows: size.1)
    harness.act(.input(.resized(size)))
    let name = "\(moment.rawValue)-\(size.columns)x\(size.rows)"
    for language in Language.allCases {
      harness.model.preferences.language = language
      harness.model.preferences.theme = .colorless
      let plain = render(harness.model, size: size)
      if language == .japanese { assertSnapshot(plain.text, named: "ja-\(name).txt") }
      harness.model.preferences.theme = try ThemeLibrary.bundled.theme(named: "dark")
      let colored = render(harness.model, size: size)
      // Colours change how a frame looks, never what it says.
      #expect(colored.text == plain.text)
      assertSnapshot(colored.styleRuns, named: "colors-\(language.rawValue)-\(name).txt")
    }
  }
}
