import Testing

extension EndToEnd.Suites {
  /// Random numbers are a matter of the test and its schedule, as everything else is.
  struct ChancesTests {
    private func report(_ arguments: [String]) async throws -> RunReport {
      let report = try await RunReport.run(Workbench.project("Chances"), arguments)
      #expect(report.results.allSatisfy { $0.status == "passed" }, "\(report.results)")
      return report
    }

    @Test func equalRunsDrawEqualNumbers() async throws {
      let results = try await report(["--repeat", "5"]).results
      #expect(results.count == 15)
      #expect(Set(results.map(\.digest)).count == 3)
      let again = try await report([])
      #expect(Set(again.results.map(\.digest)) == Set(results.map(\.digest)))
    }

    @Test func otherTestsAndOtherSchedulesDrawOthers() async throws {
      var games: Set<String> = []
      for seed in ["0", "1", "2"] {
        let lines = try await report(["--seed", seed]).output.lines
        games.formUnion(lines.flatMap { $0.matches(of: /GAME [^"\\]+/).map { String($0.output) } })
      }
      #expect(games.count == 6, "\(games)")
    }
  }
}
