import Foundation
import Testing

extension EndToEnd.Suites {
  /// The simulated network: answers from files, faults, and nothing that reaches a real one.
  struct NetworkTests {
    @Test func anAppOverURLSessionCombineAndProtocolsOfItsOwnRunsUnmodified()
      async throws
    {
      let project = Workbench.project("Weather")
      let output = try await PomeloProcess.run(["run", project.folder.path, "--json"])
      let report = try RunReport(output)

      #expect(report.results.map(\.status).allSatisfy { $0 == "passed" }, "\(report.results)")
      #expect(report.results.count == 9)
      #expect(
        output.standardOutput.contains(
          "No fixture for GET https:\\/\\/api.weather.example\\/v2\\/..\\/nowhere\\/%C3%A9: put the "
            + "response into ")
          || output.standardOutput.contains(
            "No fixture for GET https://api.weather.example/v2/../nowhere/%C3%A9: put the response "
              + "into \(project.folder.path)/Fixtures/api.weather.example/nowhere/é.json")
      )

      // The same from the command line, and a fixture that is put where the sentence says.
      let offline = try await PomeloProcess.run([
        "run", project.folder.path, "--json", "--network", "offline", "--only",
        "WeatherTests/testDetailsByCombine",
      ])
      #expect(offline.status == 1)
      let nowhere = project.url(of: "Fixtures/api.weather.example/nowhere")
      try FileManager.default.createDirectory(at: nowhere, withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: nowhere.appendingPathComponent("é.json"))
      let answered = try await PomeloProcess.run([
        "run", project.folder.path, "--only", "*/testAMissingFixture*",
      ])
      #expect(answered.status == 1)
      #expect(!answered.standardOutput.contains("note:"))
    }

    @Test func equalSeedsGiveEqualFaults() async throws {
      let project = Workbench.project("Weather")
      func digests(seed: String) async throws -> [String?] {
        try RunReport(
          await PomeloProcess.run([
            "run", project.folder.path, "--json", "--seed", seed, "--network",
            "fail=40%,jitter=200ms",
          ])
        ).results.sorted { $0.id < $1.id }.map(\.digest)
      }
      let first = try await digests(seed: "7")
      #expect(try await digests(seed: "7") == first)
      #expect(try await digests(seed: "8") != first)
    }

    @Test func aNetworkThatMeansNothingIsRefusedBeforeAnythingIsBuilt() async throws {
      let output = try await PomeloProcess.run(["run", "--network", "slowish"])
      #expect(output.status == 2)
      #expect(output.standardError.contains("\"slowish\" says nothing about a network."))
    }
  }
}
