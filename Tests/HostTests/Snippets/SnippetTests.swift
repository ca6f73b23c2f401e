import ElementModel
import Foundation
import SessionProtocol
import Testing
import Workspace

extension HostTests {
  /// A person's code, compiled and called in a run that is stopped.
  @Suite struct SnippetTests {
    private static let form = "SignInViewPage(app: XCUIApplication())"

    private func compile(_ text: String) throws -> SnippetCompilation.Outcome {
      try SnippetCompiler(host: StoresHost.shared.get().host).compile(text).wait()
    }

    private func call(_ text: String) throws -> HandAction {
      guard case .library(let path) = try compile(text) else {
        Issue.record("\(try compile(text))")
        return .back
      }
      return .call(HandCall(library: path, title: text))
    }

    private func runAtForm(_ interventions: [Intervention] = []) throws -> StoppedRun {
      let run = try StoppedRun("SignInTests/testSignIn", interventions: interventions)
      try run.step { $0.action?.contains("emailTextField") == true }
      return run
    }

    @Test func pageMethodsAreCalledWithAnyText() throws {
      let run = try runAtForm()
      let text = "\(Self.form).typeEmail(\"日本\\\"語\\\\(1)\")"
      let hand = try run.perform(call(text))
      #expect(hand.title == text)
      #expect(hand.problem == nil)
      #expect(hand.value == "StoresUITests.SignInViewPage")
      let field = run.screen.elements.first { $0.type == .textField }
      #expect(field?.value == "日本\"語\\(1)")
      let typing = run.events.last { $0.action?.hasPrefix("Type") == true }
      #expect(typing?.stack.map(\.function) == ["SignInViewPage.typeEmail(_:)"])
    }

    @Test func valuesAreToldAndCallsAreRepeatedLikeAllThatIsDoneByHand() throws {
      let text = "let all = XCUIApplication().buttons\nreturn all.count"
      let run = try runAtForm()
      let at = try #require(run.place).index
      let count = run.screen.elements.count { $0.type == .button }
      let action = try call(text)
      #expect(try run.perform(action).value == "\(count)")
      let again = try runAtForm([Intervention(at: at, action: action)])
      try again.step()
      #expect(again.difference(from: run.events) == nil)
      #expect(try run.perform(call("XCTAssertTrue(true)")).value == nil)
      #expect(try run.perform(call("XCUIApplication().buttons.firstMatch.exists")).value == "true")
    }

    @Test func codeThatSuspendsOrThrows() throws {
      let run = try runAtForm()
      let before = run.place?.time ?? 0
      let sleep = "try await Task.sleep(for: .seconds(4)); return Int?.some(7)"
      #expect(try run.perform(call(sleep)).value == "7")
      #expect((run.place?.time ?? 0) - before > 3.99)
      #expect(
        try run.perform(call("throw CocoaError(.fileNoSuchFile)")).problem?.hasPrefix(
          "caught error: ") == true)
      #expect(try run.perform(call("throw XCTSkip(\"later\")")).problem == "Test skipped - later")
      #expect(try run.status() == .passed)
    }

    @Test func aFailureInACallIsTheTestsOwn() throws {
      let run = try runAtForm()
      try run.host.send(.perform(call("\(Self.form).assertRejected(message: \"?\")")))
      try run.step { if case .failure = $0.content { true } else { false } }
      #expect(run.place?.stack.map(\.function) == ["SignInViewPage.assertRejected(message:)"])
      #expect(try run.status() == .failed)
    }

    @Test func errorsAreToldWhereTheyAreInTheCode() throws {
      #expect(
        try compile("let 名 = \"あ\"\n  return 名 + nothing")
          == .failed([
            SnippetProblem(message: "cannot find 'nothing' in scope", line: 2, column: 16)
          ]))
      #expect(
        try compile(" \n")
          == .failed([SnippetProblem(message: "there is nothing to call", line: 1, column: 1)]))
      guard case .failed(let problems) = try compile("foo(") else {
        Issue.record("compiled")
        return
      }
      #expect(problems.first?.line == 1)
    }

    @Test func aLibraryThatIsGoneIsAProblem() throws {
      let run = try runAtForm()
      let hand = try run.perform(.call(HandCall(library: "/nowhere.so", title: "f()")))
      #expect(hand.problem?.hasPrefix("The compiled code cannot be loaded: /nowhere.so") == true)
      #expect(try run.status() == .passed)
    }

    @Test func theCallerDoesNotWait() throws {
      let compiler = SnippetCompiler(host: try StoresHost.shared.get().host)
      let text = "\"\(UUID().uuidString)\""
      let compilation = try compiler.compile(text)
      #expect(compilation.outcome() == nil)
      #expect(compilation.descriptor >= 0)
      let outcome = compilation.wait()
      #expect(compilation.descriptor < 0)
      let again = try compiler.compile(text)
      #expect(again.outcome() == outcome)
      let other = try compiler.compile("\(UUID().hashValue)")
      other.cancel()
      #expect(other.descriptor < 0)
      #expect(
        other.outcome()
          == .failed([SnippetProblem(message: "cancelled", line: 1, column: 1)]))
    }
  }
}
