import Foundation
import Testing

extension EndToEnd.Suites {
  /// A project as Xcode writes it opens without a word about it: synchronised folders, frameworks,
  /// packages beside it and from outside, a macro, C, a test plan.
  struct XcodeProjectTests {
    private static let project = Workbench.project("Stationery")
    private static let server = Task {
      try await PackageServer(
        of: Workbench.project("StationeryPackages"), at: "https://example.com/paper")
    }

    private func run(_ options: String...) async throws -> RunReport {
      let output = try await PomeloProcess.run(
        ["run", Self.project.folder.path, "--json"] + options,
        environment: try await Self.server.value.environment, timeout: .seconds(240))
      return try RunReport(output)
    }

    @Test func itIsBuiltAndRun() async throws {
      let report = try await run()
      // In each configuration; the plan leaves one out, and mixes them.
      let all = [
        "FlowTests/testTheRunnerIsStartedAsThePlanSays", "FlowTests/testTitle",
        "ShelfTests/testAddedItemHasABarcode", "ShelfTests/testPrices",
      ]
      let english = report.results.prefix(4)
      #expect(english.map(\.id).sorted() == all, "\(report.output)")
      #expect(english.map(\.id) != all)
      #expect(english.allSatisfy { $0.status == "passed" && $0.configuration == "English" })
      let inGerman = report.results.dropFirst(4)
      #expect(inGerman.map(\.id) == english.map(\.id))
      #expect(inGerman.allSatisfy { $0.configuration == "German" })
      #expect(inGerman.filter { $0.status == "failed" }.map(\.id) == ["FlowTests/testTitle"])
      #expect(
        report.output.standardError.contains(
          "pomelo: Stationery.xcodeproj: app Stationery, tests StationeryUITests, FlowTests, "
            + "scheme Stationery, test plan Stationery, configuration English"))
      // What Xcode would run while it builds is nobody's wish here.
      let script = Self.project.url(of: "script-was-run").path
      #expect(!FileManager.default.fileExists(atPath: script))

      let german = try await run("--test-configuration", "German", "--only", "FlowTests/testTitle")
      #expect(german.tests("failed") == ["FlowTests/testTitle"])
      #expect(german.results.allSatisfy { $0.configuration == nil })
      let one = try await run(
        "--target", "FlowTests", "--test-configuration", "English", "--only", "*/testTitle")
      #expect(one.tests("passed") == ["FlowTests/testTitle"])
      let file = Self.project.url(of: "report.xml").path
      let text = try await PomeloProcess.run(
        ["run", Self.project.folder.path, "--only", "FlowTests/testTitle", "--junit", file],
        environment: try await Self.server.value.environment, timeout: .seconds(240))
      #expect(text.lines.contains { $0.hasPrefix("✓ PASS  FlowTests/testTitle [English]") })
      #expect(text.lines.contains { $0.hasPrefix("✗ FAIL  FlowTests/testTitle [German]") })
      let written = try String(contentsOfFile: file, encoding: .utf8)
      #expect(written.contains("name=\"testTitle [German]\""))
    }
  }
}
