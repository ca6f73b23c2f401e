import Testing

extension EndToEnd.Suites {
  /// An app that seals notes and makes digests, with CryptoKit, CommonCrypto and the keychain.
  struct VaultTests {
    @Test func whatIsSealedOpensAndDigestsAreTheKnownOnes() async throws {
      let report = try await RunReport.run(Workbench.project("Vault"))

      #expect(report.results.count == 5)
      for result in report.results {
        #expect(result.status == "passed", "\(result)")
      }
    }
  }
}
