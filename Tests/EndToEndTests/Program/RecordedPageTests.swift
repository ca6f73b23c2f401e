import Foundation
import Testing

extension EndToEnd.Program {
  /// What pages lack is written into them, and a recording is kept in more ways than one.
  struct RecordedPageTests {
    private struct Output {
      var answers: [String]
      var all: PomeloProcess.Output
    }

    private func record(
      _ project: Project, _ lines: [String], _ options: [String] = []
    ) async throws -> Output {
      let output = try await PomeloProcess.run(
        ["record", project.folder.path] + options, input: lines.joined(separator: "\n") + "\n")
      let answers = output.standardOutput.split(separator: "\n").map(String.init)
        .filter { !$0.hasPrefix("pomelo> ") }.dropFirst()
      return Output(answers: Array(answers), all: output)
    }

    private func text(_ project: Project, _ path: String) throws -> String {
      try String(contentsOf: project.url(of: path), encoding: .utf8)
    }

    private func passes(_ project: Project, _ test: String) async throws {
      let output = try await PomeloProcess.run(
        ["run", project.folder.path, "--only", test])
      #expect(output.status == 0, "\(output)")
    }

    private static let bread = [
      "tap addExpense", "tap form.title", "type Bread", "tap form.amount", "type 4.2", "tap Done",
      "tap form.save", "assert expense.Bread exists",
    ]

    @Test func methodsThatWereRemovedComeBack() async throws {
      let project = Workbench.example("Ledger")
      try project.edit(
        "UITests/Pages/ExpenseFormPage.swift",
        replacing: """
            @discardableResult
            func type(amount: String) -> Self {
              amountField.tap()
              amountField.typeText(amount)
              return self
            }


          """, with: "")
      try project.edit(
        "UITests/Pages/ExpenseDetailPage.swift",
        replacing: """
            func goBack() -> ExpenseListPage {
              app.navigationBars.buttons["Expenses"].tap()
              return page(ExpenseListPage.self)
            }

          """, with: "")
      let tests = project.url(of: "UITests/Tests")
      for name in ["DetailAndSettingsTests", "ExpenseFormTests"] {
        try FileManager.default.removeItem(at: tests.appending(path: "\(name).swift"))
      }
      try project.edit(
        "UITests/Tests/ExpenseListTests.swift", replacing: #".type(amount: "4.2")"#, with: "")
      let output = try await record(
        project,
        ["tap expense.Groceries", "back"] + Self.bread + ["save test ATests/testBread", "prove"])
      #expect(output.all.status == 0, "\(output.all)")
      #expect(
        try text(project, "UITests/Tests/ATests.swift").contains(
          """
              launch()
                .open("Groceries")
                .back()
                .tapAdd()
                .type(title: "Bread")
                .type(amount: "4.2")
                .hideKeyboard()
                .save()
                .waitForRow("Bread")
          """))
      #expect(
        try text(project, "UITests/Pages/ExpenseFormPage.swift").contains(
          """
            @discardableResult
            func type(amount: String) -> Self {
              amountField.tap()
              amountField.typeText(amount)
              return self
            }

          """))
      #expect(
        output.answers.suffix(5).joined(separator: "\n") == """
          It passes on the nominal schedule.
          It passes on 50 other schedules.
          It passes on iPhone SE (3rd generation).
          It passes in dark appearance.
          It does the same 9 things as were recorded.
          """)
    }

    @Test func aScreenWithoutAPageGetsOneThatPasses() async throws {
      let project = Workbench.example("Ledger")
      try FileManager.default.removeItem(at: project.url(of: "UITests/Pages/StatisticsPage.swift"))
      try FileManager.default.removeItem(
        at: project.url(of: "UITests/Tests/DetailAndSettingsTests.swift"))
      try project.edit(
        "UITests/Pages/TabBar.swift",
        replacing: """
            func openStatistics() -> StatisticsPage {
              app.tabBars.buttons["Statistics"].tap()
              return StatisticsPage(app).assertShown()
            }


          """, with: "")
      let output = try await record(
        project,
        [
          "tap Statistics", "assert statistics.total exists", "tap statistics.total",
          "diff test ATests/testTotal", "save test ATests/testTotal",
        ])
      #expect(output.all.status == 0, "\(output.all)")
      #expect(output.answers.contains("+++ b/UITests/Pages/StatisticsPage.swift"))
      try await passes(project, "ATests/testTotal")
    }

    @Test func aUseCaseHasTheAccountAsParameters() async throws {
      let project = Workbench.example("Stores")
      let prefix = "com.example.stores"
      let output = try await record(
        project,
        [
          "tap \(prefix).otherTab", "tap \(prefix).loginButton",
          "tap \(prefix).auth.signInButton", "tap \(prefix).emailTextField",
          "type who@example.com", "tap \(prefix).passwordTextField", "type password1234",
          "tap \(prefix).signInButton", "save use-case SignInAsTestUseCase",
          "save use-case SignInAsTestUseCase", "unsave",
        ])
      #expect(output.all.status == 1)
      #expect(output.answers.dropLast().last == "There is a SignInAsTestUseCase already.")
      let path = "UITests/UseCases/SignInAsTestUseCase.swift"
      #expect(!FileManager.default.fileExists(atPath: project.url(of: path).path))
      let again = try await record(
        project,
        [
          "tap \(prefix).otherTab", "tap \(prefix).loginButton",
          "tap \(prefix).auth.signInButton", "tap \(prefix).emailTextField",
          "type who@example.com", "tap \(prefix).passwordTextField", "type password1234",
          "save use-case SignInAsTestUseCase",
        ])
      #expect(again.all.status == 0, "\(again.all)")
      #expect(
        try text(project, path) == """
          import XCTest

          public actor SignInAsTestUseCase: TestUseCase {
            let app: XCUIApplication

            @MainActor
            public init(app: XCUIApplication) {
              self.app = app
            }

            @MainActor
            public func execute(email: String, password: String) {
              let _ = TabBarPage(app: app)
                .tapOtherTab()

              let _ = OtherViewPage(app: app)
                .tapLoginButton()

              let _ = AuthViewPage(app: app)
                .tapSignInButton()

              let _ = SignInViewPage(app: app)
                .typeEmail(email)
                .typePassword(password)
            }
          }

          """)
      try await passes(project, "HomeTests/testSwitchTabs")
    }

    @Test func aRecordingIsDataThatIsDoneAgain() async throws {
      let project = Workbench.example("Ledger")
      let file = project.folder.appending(path: "bread.json").path
      let first = try await record(project, Self.bread + ["list"], ["--export", file])
      #expect(first.all.status == 0, "\(first.all)")
      let replay = try await PomeloProcess.run(
        ["run", project.folder.path, "--recording", file])
      #expect(replay.status == 0, "\(replay)")
      #expect(replay.standardOutput.hasSuffix("8 steps done\n"))
      let again = try await record(project, ["list"], ["--import", file])
      #expect(again.all.status == 0, "\(again.all)")
      #expect(again.answers.suffix(2) == first.answers.suffix(2))
      // Where the app shows something else now, it is said.
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try text.replacing("tap form.save", with: "tap form.nothing")
        .write(toFile: file, atomically: true, encoding: .utf8)
      let failed = try await PomeloProcess.run(
        ["run", project.folder.path, "--recording", file])
      #expect(failed.status == 1)
      #expect(failed.standardOutput.contains("✗ Tap \"form.save\" Button: No element has"))
    }

    @Test func deviceAndNetworkArePartOfARecording() async throws {
      let project = Workbench.example("Ledger")
      let file = project.folder.appending(path: "offline.json").path
      let first = try await record(
        project,
        [
          "assert failureMessage label", "assert Try Again exists",
          "save test RecordedTests/testOffline",
        ], ["--network", "offline", "--locale", "de_DE", "--export", file])
      #expect(first.all.status == 0, "\(first.all)")
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.contains(#""network" : "offline""#) && text.contains(#""locale" : "de_DE""#))
      let saved = project.folder.appending(path: "UITests/Tests/RecordedTests.swift")
      let test = try String(contentsOf: saved, encoding: .utf8)
      // The base class launches the app in a language of its own.
      #expect(test.contains("    // Recorded with --locale de_DE --network offline\n"), "\(test)")
      // Without a word it is done again as it was done; what is said comes first.
      let replay = ["run", project.folder.path, "--recording", file]
      let same = try await PomeloProcess.run(replay)
      #expect(same.status == 0, "\(same)")
      let other = try await PomeloProcess.run(replay + ["--network", "online"])
      #expect(other.status == 1, "\(other)")
      let resumed = try await record(project, ["assert failureMessage exists"], ["--resume"])
      #expect(resumed.all.status == 0, "\(resumed.all)")
    }

    @Test(arguments: ["{}", "[1]", #"{"version": 9, "from": "", "steps": []}"#, "nonsense"])
    func whatIsNoRecordingIsSaid(text: String) async throws {
      let project = Workbench.example("Ledger")
      let file = project.folder.appending(path: "bad.json").path
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      for command in [["run", "--recording"], ["record", "--import"]] {
        let output = try await PomeloProcess.run(
          [command[0], project.folder.path, command[1], file])
        #expect(output.status == 2, "\(output)")
        #expect(output.standardError.contains("bad.json\": It is"))
      }
    }

    @Test func whatXcodeRecordedBecomesCallsOfPages() async throws {
      let project = Workbench.example("Ledger")
      let file = project.folder.appending(path: "Recorded.swift").path
      try """
      func testRecorded() {
        let app = XCUIApplication()
        app.activate()
        app/*@START_MENU_TOKEN@*/.buttons["addExpense"]/*[[".buttons[\\"Add\\"]"]]@END_MENU_TOKEN@*/.tap()
        let field = app.textFields["form.title"]
        field.tap()
        field.typeText("Bread")
        app.buttons["Cancel"].firstMatch.tap()
        XCUIDevice.shared.orientation = .landscapeLeft
      }
      """.write(toFile: file, atomically: true, encoding: .utf8)
      let output = try await record(project, ["list"], ["--import", file])
      #expect(output.all.status == 1)
      #expect(
        output.all.standardError.contains(
          "Recorded.swift:9: this has no counterpart: XCUIDevice.shared.orientation"))
      #expect(
        output.answers.last == #"launch().tapAdd().type(title: "Bread").cancel()"#,
        "\(output.all)")
    }

    @Test(arguments: [
      ("Stores", "SignInTests/testSignInWithoutPOM", "SignInTests"),
      ("MiniLogin", "RawLoginUITests/testLoginShowsTheAddress", "LoginPage()"),
    ])
    func aRawTestIsWrittenWithPages(
      example: String, test: String, call: String
    ) async throws {
      let project = Workbench.example(example)
      let output = try await PomeloProcess.run(
        ["refactor", test, project.folder.path, "--to-pages", "--write"])
      #expect(output.status == 0, "\(output)")
      #expect(output.standardOutput.contains("-    let emailTextField") || example != "Stores")
      #expect(output.standardOutput.contains(call))
      #expect(output.standardOutput.hasSuffix("things as were recorded.\n"))
    }

    @Test func whatTheTestHasBesidesStays() async throws {
      let project = Workbench.example("Ledger")
      try """
      import XCTest

      final class RawTests: LedgerTestCase {
        func testRaw() {
          app.launch()
          let title = "Bread"
          app.buttons["addExpense"].tap()
          let field = app.textFields["form.title"]
          field.tap()
          field.typeText("Bread")
          XCTAssertEqual(field.value as? String, title, "the title")
          app.buttons["Cancel"].tap()
        }
      }
      """.write(
        to: project.url(of: "UITests/Tests/RawTests.swift"), atomically: true, encoding: .utf8)
      let output = try await PomeloProcess.run(
        ["refactor", "RawTests/testRaw", project.folder.path, "--write"])
      #expect(output.status == 0, "\(output)")
      let text = try text(project, "UITests/Tests/RawTests.swift")
      #expect(text.contains(#"let title = "Bread""#), "\(text)")
      #expect(text.contains(#"XCTAssertEqual(field.value as? String, title, "the title")"#))
      #expect(text.contains(#".type(title: "Bread")"#) && !text.contains("typeText"))
    }
  }
}
