import Foundation
import Testing

extension EndToEnd.Suites {
  /// The interface has Apple's isolation: in Swift's language mode 6 suites say `@MainActor`, in
  /// mode 5 they need not.
  struct IsolationTests {
    /// A copy of the project that says nothing of an actor.
    private func projectWithoutAnnotation() throws -> Project {
      let project = Workbench.project("Styles/Isolated")
      for file in ["CounterTests", "CounterPage"] {
        try project.edit("UITests/\(file).swift", replacing: "@MainActor\n", with: "")
      }
      return project
    }

    @Test func annotatedSuitesRunInBothModes() async throws {
      for mode in ["6", "5"] {
        let project = Workbench.project("Styles/Isolated")
        try project.edit(
          "pomelo.yml", replacing: "swiftLanguageMode: 6", with: "swiftLanguageMode: \(mode)")
        let report = try await RunReport.runProject(project, timeout: .seconds(300))

        #expect(report.results.map(\.status) == ["passed", "passed", "passed"], "mode \(mode)")
      }
    }

    @Test func suitesThatSayNothingRunInMode5() async throws {
      let project = try projectWithoutAnnotation()
      try project.edit(
        "pomelo.yml", replacing: "swiftLanguageMode: 6", with: "swiftLanguageMode: 5")
      let report = try await RunReport.runProject(project, timeout: .seconds(300))

      #expect(report.results.map(\.status) == ["passed", "passed", "passed"])
    }

    @Test func suitesThatSayNothingDoNotCompileInMode6() async throws {
      let project = try projectWithoutAnnotation()
      let output = try await PomeloProcess.run(["run", project.folder.path])

      let line = try #require(
        try project.line(of: "let app = XCUIApplication()", in: "UITests/CounterTests.swift"))
      #expect(output.status == 3)
      #expect(
        output.standardError.contains(
          "CounterTests.swift:\(line):7: error: main actor-isolated default value in a nonisolated"),
        "\(output.standardError)")
    }
  }
}
