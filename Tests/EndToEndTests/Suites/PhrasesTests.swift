import Testing

extension EndToEnd.Suites {
  /// Constants for the texts of string catalogues, wherever views take texts.
  struct PhrasesTests {
    @Test(arguments: ["testEnglish", "testGerman"])
    func constantsStandForTexts(test: String) async throws {
      let report = try await RunReport.run(
        Workbench.project("Phrases"), ["--only", "PhrasesTests/\(test)"])
      #expect(report.results.map(\.status) == ["passed"], "\(report.results)")
    }
  }
}
