import Foundation
import Testing

extension EndToEnd.Program {
  /// What `pomelo review` finds in a suite, and what it does not.
  struct SuiteReviewTests {
    /// An edit by which a suite gets worse.
    private struct Flaw {
      var file: String
      var old: String
      var new: String
    }

    private func review(
      _ project: Project, _ options: [String] = []
    ) async throws -> PomeloProcess.Output {
      try await PomeloProcess.run(
        ["review"] + project.folderOptions + options, in: project.folder, timeout: .seconds(240))
    }

    @Test func nothingIsFoundInASoundSuite() async throws {
      let project = Workbench.project("Orchard")
      let output = try await review(project, ["--rules", Self.allRules])
      #expect(output.standardOutput.hasPrefix("Nothing was found.\n"), "\(output.standardOutput)")
      #expect(output.status == 0)
    }

    @Test func whatTheSystemAndOtherAppsShowIsNotBroken() async throws {
      // An assertion about it holds whatever is wrong with the app.
      let output = try await review(
        Workbench.project("Travel"), ["--rules", "idle-assertion", "--budget", "1000"])
      #expect(output.standardOutput.hasPrefix("Nothing was found.\n"), "\(output.standardOutput)")
    }

    @Test func everyPlantedFlawIsFound() async throws {
      let project = Workbench.project("Orchard")
      for flaw in Self.flaws {
        let text = try String(contentsOf: project.url(of: flaw.file), encoding: .utf8)
        #expect(text.contains(flaw.old), "\(flaw.old)")
        try project.edit(flaw.file, replacing: flaw.old, with: flaw.new)
      }
      let output = try await review(project)
      #expect(output.status == 1, "\(output.standardError)")
      func found(_ rule: String, _ file: String, _ text: String) throws {
        let line = try #require(try project.line(of: text, in: "UITests/\(file)"), "\(text)")
        #expect(
          output.standardOutput.contains("UITests/\(file):\(line): \(rule): "),
          "\(rule): \(output.standardOutput)")
      }
      let (pages, tests) = ("Pages.swift", "OrchardTests.swift")
      try found("duplicated-locator", pages, "var oldest")
      try found("missing-display-check", pages, "struct TreePage")
      try found("raw-query", tests, "tree.note")
      try found("sleeping-wait", tests, "sleep(2)")
      try found("unused-method", pages, "tapNothing")
      try found("wrong-landing", pages, "func tapOldest")
      try found("idle-assertion", pages, "count.exists || ")
      try found("order-dependent", tests, "func testPickingOne")
      try found("order-dependent", tests, "func testPickingTwo")
      try found("branching-use-case", "PickApplesUseCase.swift", "if count > 1")
      try found("broken-chain", pages, "func tapPick")
      try found("unprotected-wait", pages, "weather.label")
      // What is told is what was planted.
      #expect(output.standardOutput.contains("\n12 findings: "), "\(output.standardOutput)")
      #expect(output.standardOutput.contains(" faults were tried in the running app."))

      let known = ["--sources-only", "--baseline", "known.json"]
      #expect(try await review(project, known + ["--write-baseline"]).status == 0)
      let again = try await review(project, known)
      #expect(again.status == 0)
      #expect(again.standardOutput.contains("7 more are in the baseline."), "\(again)")

      let fix = try await review(project, ["--sources-only", "--fix"])
      #expect(fix.standardOutput.contains("-  func tapNothing() -> Self {"))
      #expect(!fix.standardOutput.contains("\n+ "), "\(fix.standardOutput)")
    }

    @Test func wrongRulesAreRefused() async throws {
      let project = Workbench.project("Orchard")
      let output = try await review(project, ["--rules", "raw-queries"])
      #expect(output.status == 2)
      #expect(output.standardError.contains("There is no rule \"raw-queries\". There are: "))
    }

    /// The one that is looked for only when it is asked for included.
    private static let allRules = [
      "duplicated-locator", "missing-display-check", "raw-query", "sleeping-wait",
      "unused-method", "wrong-landing", "idle-assertion", "order-dependent",
      "branching-use-case", "broken-chain", "unprotected-wait", "page-assertion",
    ].joined(separator: ",")

    private static let flaws = [
      Flaw(
        file: "UITests/Pages.swift",
        old: """
            @discardableResult
            func tapOldest() -> TreePage {
              oldest.tap()
              return TreePage(app: app)
          """,
        new: """
            @discardableResult
            func tapOldest() -> Self {
              app.buttons["trees.oldest"].tap()
              return self
          """),
      Flaw(
        file: "UITests/Pages.swift",
        old: """

            @discardableResult
            func assertDisplayed() -> Self {
              XCTAssertTrue(year.waitForExistence(timeout: 3))
              return self
            }
          """,
        new: ""),
      Flaw(
        file: "UITests/OrchardTests.swift",
        old: """
              let tree = BasketPage(app: app)
                .waitForWeather()
                .tapTrees()
                .assertDisplayed()
                .tapOldest()
                .assertDisplayed()
              XCTAssertEqual(tree.yearText, "Planted in 1950")
          """,
        new: """
              BasketPage(app: app)
                .waitForWeather()
                .tapTrees()
                .assertDisplayed()
                .tapOldest()
              let tree = TreePage(app: app)
              XCTAssertEqual(tree.yearText, "Planted in 1950")
              XCTAssertEqual(app.staticTexts["tree.note"].label, "Prune it in March")
          """),
      Flaw(
        file: "UITests/OrchardTests.swift", old: "PickApplesUseCase(app: app).execute(1)\n",
        new: "PickApplesUseCase(app: app).execute(1)\n    sleep(2)\n"),
      Flaw(
        file: "UITests/OrchardTests.swift", old: "app.launchArguments = [\"-resetBasket\"]",
        new: "app.launchArguments = []"),
      Flaw(
        file: "UITests/OrchardTests.swift", old: "BasketPage(app: app).waitForWeather()",
        new: "BasketPage(app: app).assertDisplayed()"),
      Flaw(
        file: "UITests/Pages.swift", old: "  func tapTrees() -> TreesPage {",
        new: """
            func tapNothing() -> Self {
              return self
            }

            func tapTrees() -> TreesPage {
          """),
      Flaw(
        file: "UITests/Pages.swift", old: "XCTAssertTrue(count.waitForExistence(timeout: 3))",
        new: "XCTAssertTrue(count.exists || !count.exists)"),
      Flaw(
        file: "UITests/Pages.swift",
        old: """
            @discardableResult
            func tapPick() -> Self {
              pick.tap()
              return self
          """,
        new: """
            func tapPick() {
              pick.tap()
          """),
      Flaw(
        file: "UITests/PickApplesUseCase.swift", old: "page = page.tapPick()", new: "page.tapPick()"
      ),
      Flaw(
        file: "UITests/PickApplesUseCase.swift", old: "    var page", new: "    let page"),
      Flaw(
        file: "UITests/PickApplesUseCase.swift", old: "    return page",
        new: "    if count > 1 { page.assertDisplayed() }\n    return page"),
    ]
  }
}
