import Foundation
import SystemProcesses
import Testing

extension EndToEnd.Suites {
  /// Tests that do harm in a hundred ways: each has the result that is its own, and no other, nothing
  /// of it is left, and the rest runs as if it had not been there.
  struct AttackTests {
    private static let project = Workbench.project("Attacks")
    private static let hosts = project.folder.path + "/.pomelo"
    private static let report = Task {
      try RunReport(
        try await PomeloProcess.run(["run", project.folder.path, "--json", "--stall-limit", "1"]))
    }

    private static func isMeantToPass(_ test: String) -> Bool { test.contains("/testPasses") }

    @Test func inRunEachHasTheResultThatIsItsOwn() async throws {
      let report = try await Self.report.value
      #expect(report.results.count > 85)
      for result in report.results {
        #expect((result.status == "passed") == Self.isMeantToPass(result.id), "\(result)")
      }
      #expect(ProcessTable.comes(to: { ProcessTable.processes(mentioning: Self.hosts) == [] }))
      #expect(!report.output.timedOut)
    }

    @Test func inTheExplorerEachHasTheResultThatIsItsOwn() async throws {
      let tests = AttackShare.of(try await Self.report.value.results.map(\.id))
      for test in tests {
        let output = try await PomeloProcess.run(
          [
            "explore", Self.project.folder.path, "--only", test, "--headless", "120x40", "--keys",
            "c c c c", "--frame",
            // A script of keys waits for a minute.
          ], timeout: .seconds(100))
        #expect(!output.timedOut, "\(test)")
        #expect(output.standardOutput.allSatisfy { $0 == "\n" || !$0.isControl }, "\(test)")
        #expect(
          output.standardOutput.contains("✓ PASSED") == Self.isMeantToPass(test),
          "\(test): \(output.standardOutput) \(output.standardError)")
        #expect(ProcessTable.comes(to: { ProcessTable.processes(mentioning: Self.hosts) == [] }))
      }
    }
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
