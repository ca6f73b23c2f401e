import SessionProtocol
import SourceIndex
import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct ComposerTests {
  /// An explorer whose chain signs in and checks that.
  private func explorer() -> ExplorerHarness {
    var harness = ExplorerHarness.calling()
    for title in ["SignInTestUseCase", "CheckLoginStatusTestUseCase"] {
      harness.type("A")
      harness.choose("\(title).execute(testUserAccount:)")
      harness.press(.tab)
      harness.press(.enter)
    }
    return harness
  }

  private func codes(_ harness: ExplorerHarness) -> [String] {
    harness.model.composer.composition.items.map(\.code)
  }

  private let signIn = "SignInTestUseCase(app: app).execute(testUserAccount: .testUser1())"
  private let check = "CheckLoginStatusTestUseCase(app: app).execute(testUserAccount: .testUser1())"

  @Test func callsAreAddedMovedChangedAndDeleted() {
    var harness = explorer()
    #expect(codes(harness) == [signIn, check])
    harness.type("WJ")
    #expect(codes(harness) == [check, signIn])
    harness.type("K")
    harness.press(.enter)
    #expect(harness.model.typing.prompt?.line.text == ".testUser1()")
    harness.press(.control("u"))
    harness.type(".wrongPassword()")
    harness.press(.enter)
    #expect(
      codes(harness).first
        == "SignInTestUseCase(app: app).execute(testUserAccount: .wrongPassword())")
    harness.type("X")
    #expect(codes(harness) == [check])
  }

  @Test func theChainRunsOneCallAfterTheOther() {
    var harness = explorer()
    harness.type("WF")
    #expect(harness.compiled == [signIn, check])
    #expect(harness.model.composer.composition.items.map(\.status) == [.done, .done])
    #expect(harness.model.notice == "The chain was run to its end.")
    #expect(harness.model.run.phase.isStopped)
  }

  @Test func doingSomethingElseWhileACallIsCompiledGivesTheChainUp() {
    var harness = explorer()
    harness.type("W")
    var model = harness.model
    #expect(model.runChain(onlyOne: false) == [.compile(code: signIn)])
    #expect(model.composer.composition.items.first?.status == .running)
    var other = model
    #expect(other.call("app.tap()") == [.compile(code: "app.tap()")])
    #expect(other.composer.composition.running == nil)
    #expect(other.composer.composition.items.first?.status == .pending)
    #expect(!model.perform(.advance(seconds: 1)).isEmpty)
    #expect(model.composer.composition.running == nil)
    #expect(model.composer.composition.items.first?.status == .pending)
  }

  @Test func codeIsNotDoneElsewhereThanWhereItWasAskedFor() {
    let harness = explorer()
    var model = harness.model
    _ = model.call("app.tap()")
    model.composer.compilation?.position -= 1
    #expect(reduce(into: &model, .codeCompiled(library: "/call.so")).isEmpty)
    #expect(model.notice == "the run went on meanwhile")
    #expect(model.composer.compilation == nil)
  }

  @Test func itStopsAtACallThatFailsWhichIsShown() {
    var harness = explorer()
    harness.handResult = { _ in ("no such account", nil) }
    harness.type("WF")
    #expect(harness.compiled == [signIn])
    #expect(
      harness.model.composer.composition.items.map(\.status) == [
        .failed("no such account"), .pending,
      ])
  }

  @Test func oneCallIsRunAndTheNextSelected() {
    var harness = explorer()
    harness.type("WO")
    #expect(harness.compiled == [signIn])
    #expect(harness.model.pages.front?.cursor == 1)
    harness.type("O")
    #expect(harness.compiled == [signIn, check])
  }

  @Test func theChainIsKeptOverRestartsOtherHostsAndALostOne() {
    var harness = explorer()
    let items = harness.model.composer.composition.items
    harness.type("R")
    harness.act(
      .hostReplaced(
        index: harness.model.project.index,
        host: HostDescription(app: "Stores", tests: harness.model.project.host.tests)))
    harness.act(.hostLost("gone"))
    #expect(harness.model.composer.composition.items == items)
  }

  @Test func theChainBecomesATestOfAClassThereIsOrOfANewFile() throws {
    var harness = explorer()
    harness.type("WS")
    #expect(harness.model.typing.prompt?.line.text == "SignInTests/testByHand")
    harness.press(.enter)
    guard case .saveTest(let draft)? = harness.effects.last else {
      Issue.record("\(harness.effects)")
      return
    }
    #expect(draft.file == SignInSources.testsFile && !draft.isNewFile)
    #expect(
      draft.statements.map(\.lines) == [
        ["SignInTestUseCase(app: app)", ".execute(testUserAccount: .testUser1())"],
        ["CheckLoginStatusTestUseCase(app: app)", ".execute(testUserAccount: .testUser1())"],
      ])
    harness.type("S")
    harness.press(.control("u"))
    harness.type("NewTests/testNew")
    harness.press(.enter)
    #expect(harness.model.typing.prompt?.line.text == "/project/UITests/NewTests.swift")
    harness.press(.enter)
    guard case .saveTest(let other)? = harness.effects.last else { return }
    #expect(other.isNewFile && other.className == "NewTests" && other.method == "testNew")
    #expect(other.template?.className == "SignInTests")
  }

  @Test(arguments: [
    ("SignInTests/signIn", "a test's name begins with test"),
    ("SignInTests/test-1", "\"test-1\" is no Swift name"),
    ("1/testA", "\"1\" is no Swift name"),
    ("SignInTests/testSignIn", "SignInTests has a testSignIn"),
    ("SignInViewPage/testA", "SignInViewPage is no test class"),
  ])
  func namesThatNoTestCanHaveAreRefusedInPlace(name: String, problem: String) {
    var harness = explorer()
    harness.type("WS")
    harness.press(.control("u"))
    harness.type(name)
    harness.press(.enter)
    #expect(harness.model.typing.prompt?.problem == problem)
    #expect(!harness.effects.contains { if case .saveTest = $0 { true } else { false } })
  }

  @Test func aSavedTestCanBeBuiltAndRunOrTakenAwayAgain() {
    var harness = explorer()
    let location = SourceLocation(file: SignInSources.testsFile, line: 30)
    harness.act(
      .testSaved(SavedTest(test: "SignInTests/testNew", location: location, isNewFile: false)))
    #expect(harness.model.pages.front?.id == PageID(SavedTestPage.Key()))
    harness.press(.enter)
    #expect(harness.effects.last == .rebuild)
    harness.act(
      .hostReplaced(
        index: harness.model.project.index,
        host: HostDescription(app: "Stores", tests: [SignInRun.test, "SignInTests/testNew"])))
    #expect(harness.requests.last?.test == "SignInTests/testNew")
    harness.type(":undo-save")
    harness.press(.enter)
    #expect(harness.effects.last == .undoSave)
    harness.act(.saveUndone)
    #expect(harness.model.notice == "The test is gone again.")
  }

  @Test func callsOnAPageThatGivesItselfAreOneStatement() throws {
    var composition = Composition()
    let page = try #require(SignInCallables.catalog["SignInViewPage"])
    for (name, answer) in [("typeEmail", "a"), ("tapSignInButton", nil)] {
      let method = try #require(page.methods.first { $0.name == name })
      var call = try #require(PendingCall(method, of: page, for: .add))
      if let answer { #expect(call.answer(answer) == nil) }
      composition.items.append(ChainItem(.call(try #require(call.entry))))
    }
    #expect(
      composition.statements == [
        TestStatement(
          lines: ["SignInViewPage(app: app)", ".typeEmail(\"a\")", ".tapSignInButton()"],
          givesValue: true)
      ])
  }
}
