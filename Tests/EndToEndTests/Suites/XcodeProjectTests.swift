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
      #expect(
        report.tests("passed") == [
          "ShelfTests/testAddedItemHasABarcode", "ShelfTests/testPrices", "FlowTests/testTitle",
        ], "\(report.output)")
      // The plan leaves one out.
      #expect(report.results.count == 3)
      #expect(
        report.output.standardError.contains(
          "pomelo: Stationery.xcodeproj: app Stationery, tests StationeryUITests, FlowTests, "
            + "scheme Stationery, test plan Stationery, configuration English"))
      // What Xcode would run while it builds is nobody's wish here.
      let script = Self.project.url(of: "script-was-run").path
      #expect(!FileManager.default.fileExists(atPath: script))

      let german = try await run("--configuration", "German", "--only", "FlowTests/testTitle")
      #expect(german.tests("failed") == ["FlowTests/testTitle"])
      let one = try await run("--target", "FlowTests")
      #expect(one.tests("passed") == ["FlowTests/testTitle"])
    }
  }
}
