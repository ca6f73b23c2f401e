import Foundation
import Testing

extension EndToEnd.Suites {
  /// Suites that use what XCTest has besides elements: activities, attachments, issues, metrics; and
  /// what is printed and saved about them.
  struct CompanionsTests {
    private static let project = Workbench.project("Companions")

    /// The console's output of one run that all tests look at, with the files it left.
    private static let run = Task {
      let folder = try Workbench.makeDirectory("companions")
      let output = try await PomeloProcess.run(
        ["run"] + project.folderOptions + [
          "--activities", "--attachments", folder.appendingPathComponent("kept").path, "--junit",
          folder.appendingPathComponent("report.xml").path,
        ])
      return (output: output, folder: folder)
    }

    private static func lines() async throws -> [String] { try await run.value.output.lines }

    /// The console's lines about one test.
    private func lines(of test: String) async throws -> [String] {
      let lines = try await Self.lines()
      let start = try #require(
        lines.firstIndex { $0.hasPrefix("Test Case") && $0.contains(" \(test)]' started.") })
      let end = try #require(
        lines[start...].firstIndex {
          $0.hasPrefix("Test Case") && $0.contains(" \(test)]'") && $0.hasSuffix("seconds).")
        })
      return Array(lines[start...end])
    }

    @Test func theRunIsSummedUpAsXcodeDoes() async throws {
      let output = try await Self.run.value.output
      let lines = output.lines
      #expect(output.status == 1, "\(output.standardError)")
      #expect(lines.first == "Test Suite 'All tests' started at 2024-06-10 09:41:00.000.")
      let summary = try #require(lines.last)
      #expect(
        summary.hasPrefix(
          "\t Executed 9 tests, with 1 test skipped and 2 failures (1 unexpected) in "), "\(lines)")
    }

    @Test func activitiesAreNested() async throws {
      let lines = try await lines(of: "testActivitiesAndAttachments")
        .map { $0.replacing(#/ +[0-9.]+s /#, with: " 0s ") }
      #expect(lines.contains("    t = 0s Start Test at 2024-06-10 09:41:00.000"))
      #expect(lines.contains("    t = 0s Set Up"))
      #expect(lines.contains("    t = 0s Look around"))
      #expect(lines.contains("    t = 0s     Added attachment named 'Note: <1>'"))
      #expect(lines.contains("    t = 0s Tear Down"))
    }

    @Test func inheritedTestsRun() async throws {
      #expect(try await lines(of: "testInherited").last?.contains("passed") == true)
    }

    @Test(arguments: ["testAsynchronous", "testUIKitIsThere"])
    func ordinaryOnesPass(test: String) async throws {
      #expect(try await lines(of: test).last?.contains("passed") == true)
    }

    @Test func failuresReadAsXcodesDo() async throws {
      let place = Self.project.url(of: "UITests/CompanionTests.swift").path
      let line = try Self.project.line(of: "timeout: 5", in: "UITests/CompanionTests.swift") ?? 0
      let lines = try await lines(of: "testFailsLate")
      #expect(
        lines.contains(
          "\(place):\(line): error: -[CompanionsUITests.CompanionTests testFailsLate] : "
            + "XCTAssertTrue failed - not"), "\(lines)")
      #expect(lines.contains("ready"))
      let thrown = try await self.lines(of: "testThrows")
      let throwing = try Self.project.line(of: "throw Broken()", in: "UITests/CompanionTests.swift")
      #expect(
        thrown.contains(
          "\(place):\(throwing ?? 0): error: -[CompanionsUITests.CompanionTests testThrows] : "
            + "failed: caught error: \"Broken()\""), "\(thrown)")
    }

    @Test func expectedFailuresAndSkipsFailNothing() async throws {
      let expected = try await lines(of: "testExpectedFailure")
      #expect(expected.contains { $0.contains(": Expected failure in -[") })
      #expect(expected.last?.contains("passed") == true)
      let skipped = try await lines(of: "testSkips")
      #expect(skipped.contains { $0.hasSuffix(" : Test skipped - not on <this> device") })
      #expect(skipped.last?.contains("skipped") == true)
    }

    @Test func figuresAreVirtual() async throws {
      let lines = try await lines(of: "testMeasures")
      #expect(
        lines.contains {
          $0.hasSuffix(
            "measured [Clock Monotonic Time, s] average: 0.500, relative standard deviation: "
              + "0.000%, values: [0.500000, 0.500000, 0.500000, 0.500000, 0.500000]")
        }, "\(lines)")
    }

    @Test func whatIsKeptIsSaved() async throws {
      let folder = try await Self.run.value.folder.appendingPathComponent("kept")
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.contains("/") }.sorted()
      #expect(
        files == [
          "CompanionTests-testActivitiesAndAttachments-1/01-Note_ _1_.txt",
          "CompanionTests-testFailsLate-1/01-Text.txt", "CompanionTests-testThrows-1/01-Text.txt",
        ])
    }

    @Test func theReportIsThere() async throws {
      let file = try await Self.run.value.folder.appendingPathComponent("report.xml")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains(#"<testsuites name="CompanionsUITests" tests="9" failures="2""#))
      #expect(text.contains(#"<skipped message="not on &lt;this&gt; device"/>"#))
      #expect(text.contains(#"message="XCTAssertTrue failed - not&#10;ready""#))
    }

    /// Only a run that reports everything looks ahead of a failure; it must be the same run.
    @Test func lookingAheadChangesNothing() async throws {
      let options = ["--only", "CompanionTests/testFailsLate"]
      let traces = try Workbench.makeDirectory("traces/\(UUID().uuidString)")
      let short = try await RunReport.run(Self.project, options)
      let full = try await RunReport.run(Self.project, options + ["--trace", traces.path])
      #expect(short.results.first?.status == "failed")
      #expect(short.results.first?.failures == full.results.first?.failures)
    }

    @Test func formatsThatExcludeEachOtherAreAnError() async throws {
      for options in [["--json", "--format", "text"], ["--activities", "--json"]] {
        let output = try await PomeloProcess.run(["run"] + Self.project.folderOptions + options)
        #expect(output.status == 2)
        #expect(output.standardError.contains(options[0]) || options[0] == "--json")
      }
    }
  }
}
