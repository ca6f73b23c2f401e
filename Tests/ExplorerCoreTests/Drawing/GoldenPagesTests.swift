import ElementModel
import Recording
import SessionProtocol
import SourceModel
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

struct GoldenPagesTests {
  /// Pages over the panes, and what is asked for at the bottom, as a person comes to them.
  enum Page: String, CaseIterable {
    case actions, handPrompt, calls, argument, composer, composerEmpty
    case inspector, tree, difference, evaluate, suspects, waits, wait, failure
    case help, breakpoints, commandLine, codeBroken
    case testTree, testRun
    case recording, recordingEmpty, recordedChoices, recordedChanges, claims, unsavedRecording
    case proof
    case review, reviewEmpty
    case branches, savedTest, unsavedChain, deviceValues, network, problems, themes

    /// The explorer with it open.
    func harness(_ language: Language) -> ExplorerHarness {
      var harness = ExplorerHarness.started(
        self == .failure ? SignInRun.failing : SignInRun.passing)
      harness.model.preferences.language = language
      harness.model.project.index.callables = SignInCallables.catalog
      // Early on, there are elements that nothing was found for yet.
      harness.type(self == .suspects ? "sss" : "ssssssss")
      open(in: &harness)
      return harness
    }

    /// What a test comes to that fails on a small phone and is mended by a wait.
    private static let proofNews: [ProofNews] = [
      .outcome(ProofOutcome(way: .nominal, runs: 1)),
      .outcome(
        ProofOutcome(
          way: .schedules(50), runs: 50, failures: 3,
          failure: ProofOutcome.Failure(
            message: "Failed to tap \"Sign In\" Button: No matches found",
            location: SourceLocation(file: "/UITests/SignInViewPage.swift", line: 7), seed: 12))),
      .outcome(ProofOutcome(way: .device("iPhone SE (3rd generation)"), runs: 1)),
      .outcome(ProofOutcome(way: .appearance(.dark), runs: 1)),
      .mend(
        .wait, .schedules(50),
        RecordingChange(
          path: "UITests/SignInViewPage.swift", isNew: false,
          hunks: [
            [
              "@@ -5,3 +5,4 @@", "   func tapSignInButton() {",
              "+    XCTAssertTrue(button.waitForExistence(timeout: 5))", "     button.tap()",
            ]
          ])),
      .ended,
    ]

    private func language(of harness: ExplorerHarness) -> Language {
      harness.model.preferences.language
    }

    private func open(in harness: inout ExplorerHarness) {
      switch self {
      case .actions: harness.type("1jja")
      case .handPrompt: harness.type("1jjwtest@example.com")
      case .calls: harness.type("C")
      case .argument:
        harness.type("A")
        harness.choose("SignInTestUseCase.execute(testUserAccount:)")
      case .composer:
        for title in ["SignInTestUseCase", "CheckLoginStatusTestUseCase"] {
          harness.type("A")
          harness.choose("\(title).execute(testUserAccount:)")
          harness.press(.tab)
          harness.press(.enter)
        }
        harness.type("WO")
      case .composerEmpty: harness.type("W")
      case .inspector: harness.type("1jjI")
      case .tree: harness.type("1jjD")
      case .difference: harness.type("ccf")
      case .evaluate: harness.type("Eapp.buttons")
      case .suspects: harness.type("U")
      case .waits: harness.type("cN")
      case .wait:
        harness.type("cN")
        harness.press(.end)
        harness.press(.enter)
      case .failure: harness.type("ce")
      case .help: harness.type("?")
      case .breakpoints:
        harness.act(.line("add-breakpoint SignInViewPage.typeEmail"))
        harness.act(.line("add-breakpoint wait>2"))
        harness.type("B")
        harness.type("jx")
      case .commandLine: harness.type(":fo")
      case .codeBroken:
        harness.codeProblems = [
          CodeProblem(message: "cannot find 'x' in scope", line: 1, column: 5)
        ]
        harness.type(":call 1 + x")
        harness.press(.enter)
      case .branches:
        harness.type("[[[")
        harness.act(.line("advance 1"))
        harness.type("y")
      case .testTree: harness = .navigating(self.language(of: harness))
      case .testRun:
        harness = .navigating(self.language(of: harness))
        harness.press(.right)
      case .review: harness = .reviewing(ReviewedSnapshots.items, self.language(of: harness))
      case .reviewEmpty: harness = .reviewing([], self.language(of: harness))
      case .savedTest:
        let location = SourceLocation(file: SignInSources.testsFile, line: 30)
        harness.act(
          .testSaved(SavedTest(test: "SignInTests/testNew", location: location, isNewFile: false)))
      case .deviceValues:
        harness.type("d")
        harness.press(.down)
        harness.press(.enter)
      case .network:
        harness.type("d")
        harness.press(.end)
        harness.press(.enter)
      case .problems:
        let location = SourceLocation(file: SignInSources.testsFile, line: 30)
        harness.act(
          .buildFailed([
            BuildProblem(message: "cannot find 'x' in scope", location: location),
            BuildProblem(message: "the app has no scene", location: nil),
          ]))
      case .recordingEmpty: harness.type("Y")
      case .proof:
        harness.record()
        harness.act(.line("save-test test SignInTests/testByHand"))
        harness.press(.enter)
        harness.act(.line("prove"))
        for news in Self.proofNews { harness.act(.recording(.proof(news))) }
      case .recording, .recordedChoices, .recordedChanges, .unsavedRecording:
        harness.record()
        switch self {
        case .recordedChoices:
          harness.type("Yg")
          harness.press(.enter)
        case .recordedChanges:
          harness.act(.line("save-test test SignInTests/testByHand"))
          harness.type("jx")
        case .unsavedRecording: harness.type("q")
        default: harness.type("Y")
        }
      case .claims: harness.type("1jj;")
      case .unsavedChain:
        harness.act(.line("add-expression app.tap()"))
        harness.type("q")
      case .themes: harness.act(.line("choose-theme"))
      }
    }
  }

  @Test(arguments: Page.allCases, [(80, 24), (120, 40)])
  func eachPageLooksRightInBothLanguages(page: Page, size: (Int, Int)) {
    let size = TerminalSize(columns: size.0, rows: size.1)
    for language in Language.allCases {
      var harness = page.harness(language)
      harness.act(.input(.resized(size)))
      harness.drawPictures()
      let grid = render(harness.model, size: size)
      let name = "page-\(page.rawValue)-\(language.rawValue)-\(size.columns)x\(size.rows).txt"
      assertSnapshot(grid.text, named: name)
    }
  }

  /// At the sizes that the frames above leave out: one with hardly any room, and one with much.
  @Test(arguments: [(60, 20), (200, 60)])
  func aFailureLooksRightAtTheSmallestAndTheLargestSize(size: (Int, Int)) {
    let size = TerminalSize(columns: size.0, rows: size.1)
    var harness = Page.failure.harness(.english)
    harness.act(.input(.resized(size)))
    let grid = render(harness.model, size: size)
    assertSnapshot(grid.text, named: "page-failure-en-\(size.columns)x\(size.rows).txt")
  }

  /// Whoever adds a page to the catalog adds what it looks like, here or beside its own tests.
  @Test func everyPageOfTheCatalogHasItsFrame() {
    var seen: Set<ObjectIdentifier> = [
      ObjectIdentifier(NotesPage.Key.self), ObjectIdentifier(ValuesPage.Key.self),
    ]
    let harnesses =
      Page.allCases.map { $0.harness(.english) } + GoldenFrameTests.Moment.allCases.map(\.harness)
    for harness in harnesses {
      if let front = harness.model.pages.front {
        seen.insert(ObjectIdentifier(type(of: front.id.key)))
      }
    }
    #expect(seen == Set(PageCatalog.all.map(\.key)))
  }
}
