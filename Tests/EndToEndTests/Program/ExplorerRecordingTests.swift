import Foundation
import Testing

extension EndToEnd.Program {
  /// A person records in the explorer.
  struct ExplorerRecordingTests {
    private static let test = "ExpenseListTests/testAddingAnExpenseShowsItInTheList"

    /// Lines are commands, but for those in braces, which are keys.
    private static let flow = [
      "{s s s s s o *}", "tap addExpense", "tap form.title", "type Bread", "tap form.amount",
      "type 4.2", "tap Done", "tap form.save",
    ]

    private func keys(_ lines: [String]) -> String {
      lines.flatMap { line in
        if line.hasPrefix("{") { return [String(line.dropFirst().dropLast())] }
        return [":"] + line.map { $0 == " " ? "Space" : String($0) } + ["Enter"]
      }
      .joined(separator: " ")
    }

    private func explore(
      _ project: Project, _ lines: [String], _ options: [String] = []
    ) async throws -> String {
      let output = try await PomeloProcess.run(
        [
          "explore", project.folder.path, "--only", Self.test, "--headless", "160x48", "--keys",
          keys(lines), "--frame",
        ] + options)
      try #require(output.status == 0, "\(output.standardError)")
      return output.lines.joined(separator: "\n")
    }

    @Test func eachStepStandsInChainWithTheCallThatDoesIt() async throws {
      let frame = try await explore(Workbench.example("Ledger"), Self.flow + ["{Y}"])
      for line in [
        "launch()", ".tapAdd()", ".type(title: \"Bread\")", ".type(amount: \"4.2\")",
        ".hideKeyboard()", ".save()",
      ] {
        #expect(frame.contains(line), "\(line) is not in \(frame)")
      }
    }

    @Test func whatIsSavedPassesAndCanBeTakenBack() async throws {
      let project = Workbench.example("Ledger")
      let path = "UITests/Tests/ExpenseListTests.swift"
      let before = try String(contentsOf: project.url(of: path), encoding: .utf8)
      let saving =
        Self.flow + [
          "assert toast", "{Enter}", "save-test test ExpenseListTests/testByHand", "{Enter}",
        ]
      let frame = try await explore(project, saving)
      #expect(frame.contains("Saved in ExpenseListTests.swift:"), "\(frame)")
      let text = try String(contentsOf: project.url(of: path), encoding: .utf8)
      #expect(text.contains("func testByHand() {\n    launch()\n      .tapAdd()\n"), "\(text)")
      let run = try await PomeloProcess.run([
        "run", project.folder.path, "--only", "ExpenseListTests/testByHand",
      ])
      #expect(run.status == 0, "\(run)")
      let other = Workbench.example("Ledger")
      _ = try await explore(other, saving + ["undo-save"])
      #expect(try String(contentsOf: other.url(of: path), encoding: .utf8) == before)
      // Also once the sources were read and built again.
      let built = try await explore(other, saving + ["{Escape}", "rebuild", "undo-save"])
      #expect(built.contains("The test is gone again."), "\(built)")
      #expect(try String(contentsOf: other.url(of: path), encoding: .utf8) == before)
    }

    @Test func theDeviceIsToldWithWhatIsSaved() async throws {
      let project = Workbench.example("Ledger")
      let lines = [
        "{s s s s s o *}", "tap addExpense", "save-test test OtherTests/testByHand", "{Enter}",
      ]
      _ = try await explore(project, lines, ["--appearance", "dark"])
      let text = try String(
        contentsOf: project.url(of: "UITests/Tests/OtherTests.swift"), encoding: .utf8)
      #expect(text.contains("    XCUIDevice.shared.appearance = .dark\n"), "\(text)")
    }

    @Test func differencesThatAreLeftOutAreNotWritten() async throws {
      let project = Workbench.example("Ledger")
      let path = "UITests/Tests/ExpenseListTests.swift"
      let before = try String(contentsOf: project.url(of: path), encoding: .utf8)
      // The page gets its method, the class no test.
      _ = try await explore(
        project,
        Self.flow + [
          "assert toast", "{Enter}", "save-test test ExpenseListTests/testByHand", "{j x Enter}",
        ])
      #expect(try String(contentsOf: project.url(of: path), encoding: .utf8) == before)
      let page = try String(
        contentsOf: project.url(of: "UITests/Pages/ExpenseListPage.swift"), encoding: .utf8)
      #expect(page.contains("func assertToast"), "\(page)")
    }

    @Test func aRecordingThatWasNotSavedIsGoneOnWith() async throws {
      let project = Workbench.example("Ledger")
      _ = try await explore(project, Self.flow)
      let output = try await PomeloProcess.run(
        ["record", project.folder.path, "--resume"], input: "list\n")
      #expect(output.status == 0, "\(output)")
      #expect(
        output.standardOutput.contains(
          "launch().tapAdd().type(title: \"Bread\").type(amount: \"4.2\").hideKeyboard().save()"),
        "\(output)")
    }

    /// Statements come to the end of the test that was gone on from.
    @Test func stepsComeToTheEndOfATest() async throws {
      let project = Workbench.example("Ledger")
      let output = try await PomeloProcess.run(
        [
          "record", project.folder.path, "--from", Self.test, "--at-end",
        ], input: "tap expense.Rent\nsave end-of \(Self.test)\nprove\n")
      #expect(output.status == 0, "\(output)")
      let text = try String(
        contentsOf: project.url(of: "UITests/Tests/ExpenseListTests.swift"), encoding: .utf8)
      #expect(
        text.contains(
          "waitForNonExistence(timeout: 5))\n    _ = ExpenseListPage(app).open(\"Rent\")\n  }\n"),
        "\(text)")
      #expect(output.standardOutput.contains("It does the same 1 things"), "\(output)")
    }
  }
}
