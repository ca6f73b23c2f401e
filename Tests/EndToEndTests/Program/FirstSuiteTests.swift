import Foundation
import Testing

extension EndToEnd.Program {
  /// A recording of an app that has no UI tests becomes a suite: a base class, pages, a use case and
  /// a test.
  struct FirstSuiteTests {
    private static let flow = [
      "tap addExpense", "tap form.title", "type Bread", "tap form.amount", "type 4.2", "tap Done",
      "tap form.save", "assert expense.Bread exists", "save test ExpenseTests/testAddingAnExpense",
    ]
    private static let more = [
      "tap Settings", "tap settings.darkMode", "assert settings.darkMode value",
      "save use-case TurnDarkModeOn",
    ]

    /// An app as XcodeGen describes it, without tests.
    private func app() throws -> Project {
      let project = Workbench.example("Ledger")
      for path in ["UITests", "pomelo.yml", ".pomelo"] {
        try? FileManager.default.removeItem(at: project.url(of: path))
      }
      try """
      name: Ledger
      targets:
        Ledger:
          type: application
          platform: iOS
          sources: [App]
          settings: { PRODUCT_BUNDLE_IDENTIFIER: com.example.Ledger }

      """.write(to: project.url(of: "project.yml"), atomically: true, encoding: .utf8)
      return project
    }

    private func record(_ project: Project, _ lines: [String]) async throws -> [String] {
      let output = try await PomeloProcess.run(
        ["record", project.folder.path], input: lines.joined(separator: "\n") + "\n")
      #expect(output.status == 0, "\(output)")
      return output.lines
    }

    /// The files below a folder that are Swift or YAML, by their paths.
    private func files(below folder: URL) throws -> [String: String] {
      var files: [String: String] = [:]
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for path in paths ?? [] where path.hasPrefix("LedgerUITests/") && path.hasSuffix(".swift") {
        files[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      }
      files["pomelo.yml"] = try? String(
        contentsOf: folder.appendingPathComponent("pomelo.yml"), encoding: .utf8)
      return files
    }

    /// Folders that a manifest names need no tests either.
    @Test func foldersOfAnAppAreEnough() async throws {
      let project = Workbench.example("Ledger")
      try FileManager.default.removeItem(at: project.url(of: "UITests"))
      try "name: Ledger\napp: App\nfixtures: Fixtures\n".write(
        to: project.url(of: "pomelo.yml"), atomically: true, encoding: .utf8)
      let answers = try await record(project, Self.flow)
      #expect(
        answers.contains { $0.hasPrefix("Saved ExpenseTests/testAddingAnExpense") }, "\(answers)")
      let output = try await PomeloProcess.run(["run", project.folder.path])
      #expect(output.status == 0, "\(output)")
      #expect(
        try files(below: project.folder)["pomelo.yml"]?.hasSuffix("tests: LedgerUITests\n") == true)
    }

    @Test func itIsWhatAReviewerWouldTakeAndPasses() async throws {
      let project = try app()
      let answers = try await record(project, Self.flow + ["prove"] + Self.more)
      #expect(answers.contains { $0.contains("add one named LedgerUITests") }, "\(answers)")
      #expect(answers.contains("It does the same 7 things as were recorded."), "\(answers)")
      let expected = try files(below: Workbench.project("FirstSuite").folder)
      let written = try files(below: project.folder)
      #expect(written.keys.sorted() == expected.keys.sorted())
      for (path, text) in expected { #expect(written[path] == text, "\(path)") }
    }

    @Test func itIsTakenBackAsAWhole() async throws {
      let project = try app()
      _ = try await record(project, Self.flow + ["unsave"])
      #expect(try files(below: project.folder).isEmpty)
    }
  }
}
