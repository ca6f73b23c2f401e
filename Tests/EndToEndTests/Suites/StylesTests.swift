import Foundation
import Testing

extension EndToEnd.Suites {
  /// Suites written in the styles of public projects compile and run as they are.
  struct StylesTests {
    /// A project, and the test in it that is wrong on purpose.
    struct Style: Sendable, CustomTestStringConvertible {
      let name: String
      let testCount: Int
      let failing: String
      let message: String

      var testDescription: String { name }
    }

    static let styles = [
      Style(
        name: "Textbook", testCount: 7, failing: "RecipesTests/testUnknownRecipeFailsOnPurpose",
        message: "XCTAssertTrue failed - there is no pizza"),
      Style(
        name: "ScreenObjects", testCount: 6,
        failing: "JournalTests/testMissingScreenFailsOnPurpose",
        message: #"failed: caught error: "timedOut(screen: "EditorScreen")""#),
      Style(
        name: "Robots", testCount: 5, failing: "BasketTests/testWrongTotalFailsOnPurpose",
        message: #"failed - ShelfRobot: not label == "1 items, 3 €""#),
      Style(
        name: "StaticPages", testCount: 9, failing: "AccountTests/testGreetingIsWrongOnPurpose",
        message: #"XCTAssertEqual failed: ("Hello, ada") is not equal to ("Hello, stranger")"#),
    ]

    @Test(arguments: styles)
    func allTestsComeOutAsInXcode(_ style: Style) async throws {
      let report = try await RunReport.run(Workbench.project("Styles/\(style.name)"))

      let unexpected = report.results.filter { $0.status != "passed" && $0.id != style.failing }
      #expect(unexpected.isEmpty, "\(unexpected)")
      #expect(report.tests("passed").count == style.testCount - 1)
      #expect(report.result(of: style.failing)?.status == "failed")
      #expect(report.result(of: style.failing)?.failures.map(\.message) == [style.message])
    }
  }
}
