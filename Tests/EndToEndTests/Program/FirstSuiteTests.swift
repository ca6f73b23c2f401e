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
    /// Sheets, tabs and Japanese titles.
    private static let signIn = [
      "tap com.example.stores.otherTab", "tap com.example.stores.loginButton",
      "tap com.example.stores.auth.signInButton", "tap com.example.stores.emailTextField",
      "type test@example.com", "tap com.example.stores.passwordTextField", "type password1234",
      "tap com.example.stores.signInButton", "advance 2", "assert test@example.com exists",
      "save test SignInTests/testSignIn", "save use-case SignIn",
    ]
    /// A list of data, and a screen that is titled by it.
    private static let planning = [
      "advance 1", "tap trail-falls", "tap Plan a Hike", "tap leader", "type Mina", "tap email",
      "type mina@example.org", "adjust 0 Pace", "assert duration label", "tap Save", "advance 2",
      "save test PlanningTests/testPlanning",
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

    /// The files below a folder that are Swift of tests or YAML, by their paths.
    private func files(below folder: URL) throws -> [String: String] {
      var files: [String: String] = [:]
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for path in paths ?? [] where path.contains("UITests/") && path.hasSuffix(".swift") {
        files[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      }
      files["pomelo.yml"] = try? String(
        contentsOf: folder.appendingPathComponent("pomelo.yml"), encoding: .utf8)
      return files
    }

    /// Whether what was written is what was read line by line and taken.
    private func expectTaken(_ project: Project, as name: String) throws {
      let expected = try files(below: Workbench.project("FirstSuites").url(of: name))
      let written = try files(below: project.folder)
      #expect(written.keys.sorted() == expected.keys.sorted())
      for (path, text) in expected { #expect(written[path] == text, "\(path)") }
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
      try expectTaken(project, as: "Ledger")
    }

    @Test(arguments: [("Stores", signIn), ("Trailhead", planning)])
    func foldersBecomeSuites(_ example: String, _ flow: [String]) async throws {
      let project = Workbench.example(example)
      for path in ["UITests", "UnitTests", "pomelo.yml", ".pomelo"] {
        try? FileManager.default.removeItem(at: project.url(of: path))
      }
      let answers = project.url(of: "Fixtures").path
      let fixtures = FileManager.default.fileExists(atPath: answers) ? ["--fixtures", answers] : []
      let output = try await PomeloProcess.run(
        ["record", "--app", project.url(of: "App").path] + fixtures,
        input: flow.joined(separator: "\n") + "\n")
      #expect(output.status == 0, "\(output)")
      try expectTaken(project, as: example)
      let run = try await PomeloProcess.run(
        ["run", project.folder.path],
        environment: ["PASSWORD_TEXT_FIELD": "password1234"])
      #expect(run.status == 0, "\(run)")
    }

    @Test func theBaseClassSeesToHowTheDeviceIs() async throws {
      let project = try app()
      let file = project.url(of: "pomelo.yml").path
      let options = [
        "--locale", "ja_JP", "--orientation", "landscapeLeft", "--device", "iPhone 17",
      ]
      let output = try await PomeloProcess.run(
        ["record", project.folder.path] + options,
        input: "tap addExpense\nsave test ExpenseTests/testOpening\n")
      #expect(output.status == 0, "\(output)")
      let files = try files(below: project.folder)
      let base = files["LedgerUITests/UITestCase.swift"] ?? ""
      #expect(
        base.contains(
          """
              continueAfterFailure = false
              app.launchArguments += ["-AppleLanguages", "(ja-JP)", "-AppleLocale", "ja_JP"]
              XCUIDevice.shared.orientation = .landscapeLeft
              app.launch()

          """), "\(base)")
      #expect(files.values.allSatisfy { !$0.contains("Recorded with") }, "\(files)")
      let manifest = try String(contentsOfFile: file, encoding: .utf8)
      #expect(manifest == "device: 'iPhone 17'\ntests: LedgerUITests\n")
      let run = try await PomeloProcess.run(["run", project.folder.path])
      #expect(run.status == 0, "\(run)")
    }

    @Test func itIsTakenBackAsAWhole() async throws {
      let project = try app()
      _ = try await record(project, Self.flow + ["unsave"])
      #expect(try files(below: project.folder).isEmpty)
    }
  }
}
