import Foundation
import Testing

extension EndToEnd.Program {
  /// What `pomelo doctor` finds on the machine that runs the tests.
  struct DoctorTests {
    private struct Document: Decodable {
      struct Finding: Decodable {
        let name: String
        let state: String
        let isNeeded: Bool
      }
      let isReady: Bool
      let findings: [Finding]
    }

    @Test func whereThisTestRunsPomeloRuns() async throws {
      let output = try await PomeloProcess.run(["doctor", "--json"])
      #expect(output.status == 0, "\(output.standardOutput) \(output.standardError)")
      let document = try JSONDecoder().decode(
        Document.self, from: Data(output.standardOutput.utf8))
      #expect(document.isReady)
      #expect(document.findings.filter(\.isNeeded).allSatisfy { $0.state == "ok" })
      let lines = try await PomeloProcess.run(["doctor"]).lines
      #expect(lines.count == document.findings.count + 1)
      for (line, finding) in zip(lines, document.findings) {
        #expect(line.hasPrefix(finding.state))
        #expect(line.contains(finding.name))
      }
    }

    @Test func ofAProjectAllThatIsWrongIsToldAtOnce() async throws {
      let project = Workbench.project("Stubs")
      try project.edit(
        "App/TermsView.swift", replacing: "import WebKit\n",
        with: """
          import WebKit
          import Lottie
          let spinner = LottieView(name: "spin")
          let width: Int = "wide"

          """)
      let output = try await PomeloProcess.run(["doctor", project.folder.path])
      #expect(output.status == 3)
      #expect(output.lines.contains("  2× no module Lottie; holds back 4 tests"))
      #expect(output.lines.contains("     a guess: LottieView would come from it"))
      #expect(output.lines.contains { $0.contains("cannot convert value of type 'String'") })
      let run = try await PomeloProcess.run(["run", project.folder.path])
      #expect(run.status == 3)
      #expect(run.standardError.contains("1 error, 1 cause:\n  1× no module Lottie\n"))
    }

    @Test func withoutItsLibraryPomeloCannotRun() async throws {
      let output = try await PomeloProcess.run(
        ["doctor"], environment: ["POMELO_HOST_SDK": "/nowhere"])
      #expect(output.status == 4)
      #expect(output.lines.contains { $0.hasPrefix("missing  host library") })
      #expect(output.lines.contains { $0.hasPrefix("missing  host  ") })
      #expect(output.lines.last == "pomelo cannot run: see what is missing above.")
    }
  }
}
