import Foundation
import Testing

extension EndToEnd.Program {
  /// What is done by hand becomes what an engineer would have written, and runs.
  struct RecordingTests {
    /// What a recorder answered.
    private struct Recording {
      var project: Project
      var answers: [String]
      var output: PomeloProcess.Output
    }

    /// Records lines in a copy of an example.
    private func record(
      _ example: String, from test: String? = nil, _ lines: [String]
    ) async throws -> Recording {
      let project = Workbench.example(example)
      let output = try await PomeloProcess.run(
        ["record", project.folder.path, "--plain"] + (test.map { ["--from", $0] } ?? []),
        input: lines.joined(separator: "\n") + "\n")
      let answers = output.standardOutput.split(separator: "\n").map(String.init)
        .filter { !$0.hasPrefix("pomelo> ") }.dropFirst()
      return Recording(project: project, answers: Array(answers), output: output)
    }

    private func passes(_ recording: Recording, _ test: String) async throws {
      let output = try await PomeloProcess.run(
        ["run", recording.project.folder.path, "--only", test])
      #expect(output.status == 0, "\(output)")
    }

    @Test func aSignInIsTheUseCaseThatThereIs() async throws {
      let prefix = "com.example.stores"
      let recording = try await record(
        "Stores",
        [
          "tap \(prefix).otherTab", "tap \(prefix).loginButton",
          "tap \(prefix).auth.signInButton", "tap \(prefix).emailTextField",
          "type test@example.com", "tap \(prefix).passwordTextField", "type password1234",
          "tap \(prefix).signInButton", "advance 2", "assert \(prefix).accountEmail label",
          "list", "save test SignInTests/testRecorded",
        ])
      #expect(recording.output.status == 0, "\(recording.output)")
      #expect(
        recording.answers.prefix(3) == [
          "TabBarPage(app: app).tapOtherTab()", "OtherViewPage(app: app).tapLoginButton()",
          "AuthViewPage(app: app).tapSignInButton()",
        ])
      #expect(
        recording.answers.suffix(3).prefix(2) == [
          "SignInTestUseCase(app: app).execute(testUserAccount: .testUser1())",
          "CheckLoginStatusTestUseCase(app: app).execute(testUserAccount: .testUser1())",
        ])
      #expect(recording.answers.last?.hasPrefix("Saved SignInTests/testRecorded in ") == true)
      // The password was typed, and is written nowhere.
      #expect(!recording.answers.contains { $0.contains("password1234") })
      try await passes(recording, "SignInTests/testRecorded")
    }

    @Test func pagesThatLeadToEachOtherAreOneChain() async throws {
      let recording = try await record(
        "Ledger",
        [
          "tap addExpense", "tap form.title", "type Bread", "tap form.amount", "type 4.2",
          "tap Done", "swipe up", "tap form.save", "assert expense.Bread exists",
          "swipe left expense.Bread", "tap \"Delete\"", "tap Undo",
          "save test RecordedTests/testBread",
        ])
      #expect(recording.output.status == 0, "\(recording.output)")
      let file = recording.project.url(of: "UITests/Tests/RecordedTests.swift")
      #expect(
        try String(contentsOf: file, encoding: .utf8) == """
          import XCTest

          final class RecordedTests: LedgerTestCase {
            @MainActor
            func testBread() {
              launch()
                .tapAdd()
                .type(title: "Bread")
                .type(amount: "4.2")
                .hideKeyboard()
                .save()
                .waitForRow("Bread")
                .swipeToDelete("Bread")
                .tapUndo()
            }
          }

          """)
      try await passes(recording, "RecordedTests/testBread")
    }

    @Test func optionalPagesWithOriginsAndParts() async throws {
      let recording = try await record(
        "Ascent",
        [
          "tap search.field", "type 4410020", "tap search.start", "advance 2",
          "tap product.printing", "tap printing.copies-Increment", "tap printing.copies-Increment",
          "tap printing.add", "advance 3", "tap Tools", "list",
          "save test PrintingTests/testRecorded",
        ])
      #expect(recording.output.status == 0, "\(recording.output)")
      #expect(
        recording.answers.dropLast().last
          == #"home.searchBar.searchForSingleItem("4410020")?.openPrinting()?.chooseCopies(3)"#
          + ".addLabel().view?.footerBar.selectTools()")
      try await passes(recording, "PrintingTests/testRecorded")
    }

    @Test func whatIsUndoneIsAsIfItHadNotBeen() async throws {
      let recording = try await record(
        "Directory",
        [
          "tap signIn.email", "type wrong", "undo", "type mori@example.com",
          "tap signIn.password", "type password123", "undo", "redo", "tap signIn.submit",
          "advance 3", "undo", "undo", "redo", "redo", "undo", "list",
        ])
      #expect(recording.output.status == 0, "\(recording.output)")
      #expect(recording.answers.contains("Undone: Type 'wrong'"))
      #expect(recording.answers.last == "launch().signIn()")
    }

    @Test func aRecordingGoesOnWhereItEndedWithoutItsSecrets() async throws {
      let recording = try await record(
        "MiniLogin",
        ["tap login.email", "type a@b.c", "tap login.password", "type tell-nobody", "tap Nowhere"])
      let path = recording.project.folder.path
      func resume(_ environment: [String: String]) async throws -> PomeloProcess.Output {
        try await PomeloProcess.run(
          ["record", path, "--resume"], input: "list\n", environment: environment)
      }
      let without = try await resume([:])
      #expect(without.status == 1)
      #expect(without.standardOutput.hasSuffix("The environment has no PASSWORD.\n"))
      // What could not be done again is lost by nobody: it is in the recording before.
      let told = without.standardError.split(separator: "it is in ").last.map(String.init) ?? ""
      let journal = told.split(separator: "\n").first.map(String.init) ?? ""
      let text = try String(contentsOfFile: journal, encoding: .utf8)
      #expect(!text.contains("tell-nobody") && text.contains("type-secret PASSWORD\n"))
      let again = try await PomeloProcess.run(
        ["record", path],
        input: "tap login.email\ntype a@b.c\ntap login.password\ntype-secret PASSWORD\n",
        environment: ["PASSWORD": "x"])
      #expect(again.status == 0, "\(again)")
      let with = try await resume(["PASSWORD": "other"])
      #expect(with.status == 0, "\(with)")
      #expect(
        with.standardOutput.hasSuffix(
          #"typePassword(ProcessInfo.processInfo.environment["PASSWORD"] ?? "")"# + "\n"))
    }

    @Test func whatCannotBeDoneIsSaidAndTold() async throws {
      let recording = try await record(
        "MiniLogin",
        [
          "tap Nowhere", "fly", "assert login.email gone",
          "save test LoginUITests/testLoginInJapanese",
          "swipe sideways", "# a comment", "", "undo",
        ])
      #expect(recording.output.status == 1)
      #expect(
        recording.answers.first
          == "No element has the identifier or label \"Nowhere\"; elements lists those there are.")
      #expect(recording.answers.last == "There is nothing to undo.")
    }
  }
}
