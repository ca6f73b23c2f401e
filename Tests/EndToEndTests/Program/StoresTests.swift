import Foundation
import Testing

extension EndToEnd.Program {
  /// The bundled example does what its tests' names say.
  struct StoresTests {
    @Test func everyTestPassesButTheOneThatFailsOnPurpose() async throws {
      let report = try await RunReport.run(Workbench.stores)

      #expect(report.tests("failed") == ["FailingOnPurposeTests/testSignInWithWrongPassword"])
      #expect(report.tests("crashed").isEmpty)
      #expect(report.summary.passed == 17)
      #expect(report.summary.failed == 1)
      #expect(report.output.status == 1)
    }

    @Test func aPassingTestExitsWithZero() async throws {
      let report = try await RunReport.run(Workbench.stores, ["--only", "SignInTests/testSignIn"])

      #expect(report.tests("passed") == ["SignInTests/testSignIn"])
      #expect(report.results.count == 1)
      #expect(report.output.status == 0)
    }

    @Test func theFailureNamesItsPlaceAndNothingAfterItRan() async throws {
      let test = "FailingOnPurposeTests/testSignInWithWrongPassword"
      let report = try await RunReport.run(Workbench.stores, ["--only", test])

      let failures = try #require(report.result(of: test)).failures
      let failure = try #require(failures.first)
      let page = "UITests/Pages/OtherViewPage.swift"
      let line = try #require(
        try Workbench.stores.line(of: "accountEmail.waitForExistence", in: page))
      #expect(failures.count == 1)
      #expect(
        failure.message == "XCTAssertTrue failed - accountEmail が存在しません。ログインできていません")
      #expect(failure.file.hasSuffix("Stores/\(page)"))
      #expect((line - 1...line).contains(failure.line))
    }

    @Test func aFiveSecondWaitTakesVirtualSecondsOnly() async throws {
      let test = "FailingOnPurposeTests/testSignInWithWrongPassword"
      let report = try await RunReport.run(Workbench.stores, ["--only", test])

      let result = try #require(report.result(of: test))
      #expect(result.virtualSeconds >= 5)
      #expect(result.wallSeconds < result.virtualSeconds)
    }

    @Test func aProjectFolderNeedsNoOptions() async throws {
      let output = try await PomeloProcess.run(
        ["run", Workbench.stores.folder.path, "--only", "HomeTests/testSwitchTabs", "--json"])

      #expect(try RunReport(output).tests("passed") == ["HomeTests/testSwitchTabs"])
      #expect(output.status == 0)
    }
  }
}
