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
