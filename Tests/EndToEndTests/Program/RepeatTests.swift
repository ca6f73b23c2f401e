import Foundation
import Testing

extension EndToEnd.Program {
  /// The same test with the same seed is the same run, event for event.
  struct RepeatTests {
    @Test func twentyRunsHaveOneDigest() async throws {
      let report = try await RunReport.run(
        Workbench.stores, ["--only", "SignInTests/testSignIn", "--repeat", "20"])

      #expect(report.results.count == 20)
      #expect(report.summary.passed == 20)
      #expect(Set(report.results.map(\.digest)).count == 1)
      #expect(report.results.first?.digest?.isEmpty == false)
    }

    @Test(arguments: [0, 5])
    func tracesOfEqualSeedsAreEqualToTheByte(seed: Int) async throws {
      var traces: [[String: Data]] = []
      for jobs in ["1", "2"] {
        let folder = try Workbench.makeDirectory("traces/\(UUID().uuidString)")
        let output = try await PomeloProcess.run(
          ["run"] + Workbench.stores.folderOptions
            + ["--only", "SignInTests", "--seed", "\(seed)", "--jobs", jobs]
            + ["--trace", folder.path])
        try #require(output.status == 0, "\(output.standardError)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        var files: [String: Data] = [:]
        for name in names {
          files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
        }
        traces.append(files)
      }
      #expect(traces[0].count == 6)
      #expect(traces[0].values.allSatisfy { $0.count > 1000 })
      #expect(traces[0] == traces[1])
    }

    @Test func otherTestsHaveOtherDigests() async throws {
      let report = try await RunReport.run(Workbench.stores, ["--only", "HomeTests"])

      #expect(report.results.count == 3)
      #expect(Set(report.results.map(\.digest)).count == 3)
    }

    @Test func anEditedPageObjectIsUsedAtOnce() async throws {
      let project = Workbench.example("Stores")
      let only = ["--only", "HomeTests/testSwitchTabs"]
      let before = try await RunReport.run(project, only)
      try project.edit(
        "UITests/Pages/TabBarPage.swift", replacing: "com.example.stores.otherTab",
        with: "com.example.stores.anotherTab")
      let after = try await RunReport.run(project, only)

      #expect(before.summary.passed == 1)
      #expect(after.summary.failed == 1)
      #expect(after.results.first?.failures.first?.message.contains("otherTab が存在しません") == true)
    }

    @Test func twoAtOnceBuildAndRunSideBySide() async throws {
      let project = Workbench.example("Stores")
      let only = ["--only", "HomeTests/testSwitchTabs"]
      async let first = RunReport.run(project, only)
      async let second = RunReport.run(project, only)

      #expect(try await first.summary.passed == 1)
      #expect(try await second.summary.passed == 1)
    }
  }
}
