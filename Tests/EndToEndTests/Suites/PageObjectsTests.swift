import Foundation
import Testing

extension EndToEnd.Suites {
  /// The listings about linked navigation do what their article says, with the types it leaves out
  /// supplied by the suite and with those of `PageObjects`; so do pages, use cases and robots.
  struct PageObjectsTests {
    private func run(_ project: String, _ folders: [String]) async throws -> RunReport {
      let project = Workbench.project(project)
      let tests = folders.flatMap { ["--tests", project.url(of: $0).path] }
      let output = try await PomeloProcess.run(
        ["run", "--app", project.url(of: "App").path, "--json"] + tests, timeout: .seconds(120))
      return try RunReport(output)
    }

    @Test(arguments: ["Listings", "Library"])
    func linkedNavigation(pages: String) async throws {
      let report = try await run("Seeds/LinkedNavigation", ["Tests", pages])

      #expect(report.tests("passed").count == 7, "\(report.results)")
      #expect(
        report.tests("failed") == [
          "MSAFailingTests/testAlertInTheWay", "MSAFailingTests/testWrongLandingView",
        ])
      #expect(report.results.count == 9)

      let wrong = try #require(report.result(of: "MSAFailingTests/testWrongLandingView"))
      #expect(
        wrong.failures.map(\.message) == [
          "failed - Failed opening 'PrintBasketView' view: Print Basket title not found"
        ])
      // Opening the app, the tab and the link takes some seconds, the wait twenty.
      #expect((20..<28).contains(wrong.virtualSeconds))
      #expect(wrong.wallSeconds < wrong.virtualSeconds)

      let alert = try #require(report.result(of: "MSAFailingTests/testAlertInTheWay"))
      #expect(
        alert.failures.map(\.message) == [
          """
          failed - Failed opening 'KnowledgeBaseHome' view: knowledge base article not found \
          (alert in the way: 'Session expired')
          """
        ])
    }

    /// A failure in the library is shown where the person's page object called it.
    @Test func pagesUseCasesAndRobotsOfTheLibrary() async throws {
      let report = try await run("Seeds/PageObjectPattern", ["LibraryUITests"])

      #expect(report.tests("passed").count == 4, "\(report.results)")
      let page = try #require(report.result(of: "LibraryUITests/testPageThatDoesNotOpen"))
      #expect(
        page.failures.map(\.message) == [
          "failed - Failed opening 'ContentPage' view: the page does not exist"
        ])
      #expect(page.failures.first?.file.hasSuffix("LibraryUITests/LibraryUITests.swift") == true)
      let robot = try #require(report.result(of: "LibraryUITests/testRobotThatWaitsInVain"))
      #expect(
        robot.failures.map(\.message) == [
          #"failed - ContentRobot waited in vain for "hoge@example.com" StaticText"#
        ])
      #expect(robot.failures.first?.file.hasSuffix("LibraryUITests/LoginRobot.swift") == true)
    }

    /// Whoever watches a wait of the library sees what is unmet.
    @Test func theUnmetCriterionIsShownLive() async throws {
      let project = Workbench.ascent
      let output = try await PomeloProcess.run(
        [
          "explore", project.folder.path, "--only", "FailingOnPurposeTests/testWordsOpenAProduct",
          "--plain",
        ], timeout: .seconds(120))

      #expect(output.standardOutput.contains("'ProductScreen' view to finish loading"))
      #expect(output.standardOutput.contains("'sku' does not exist"))
    }

    @Test(arguments: [[], ["--seed", "7"]])
    func everyTestOfAscentPassesButThoseThatFailOnPurpose(options: [String]) async throws {
      let report = try await RunReport.runProject(
        Workbench.ascent, options, timeout: .seconds(240))

      #expect(report.tests("passed").count == 10, "\(report.results)")
      #expect(report.tests("crashed").isEmpty)
      #expect(
        report.tests("failed") == [
          "FailingOnPurposeTests/testSigningOutLeadsHome",
          "FailingOnPurposeTests/testWordsOpenAProduct",
        ])
      let alert = report.result(of: "FailingOnPurposeTests/testSigningOutLeadsHome")
      #expect(
        alert?.failures.map(\.message) == [
          """
          failed - Failed opening 'HomeScreen' view: 'hint' does not exist \
          (alert in the way: 'Only a manager can sign out')
          """
        ])
    }
  }
}
