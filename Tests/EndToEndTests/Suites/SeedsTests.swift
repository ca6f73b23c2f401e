import Foundation
import Testing

extension EndToEnd.Suites {
  /// What articles about UI tests print compiles and does what they say; only the types that they
  /// leave out are supplied.
  struct SeedsTests {
    /// An article about strategies of testing: view models, Combine, cards, unit and UI tests, and
    /// snapshots, which the first run records.
    @Test func listingsOfTestStrategies() async throws {
      let project = Workbench.project("Seeds/TestStrategy")
      let first = try await RunReport.runProject(
        project, ["--only", "UserCardSnapshotTests"], timeout: .seconds(120))
      #expect(first.tests("failed").count == 5, "\(first.results)")
      for seed in ["0", "1", "7"] {
        let report = try await RunReport.runProject(
          project, ["--seed", seed], timeout: .seconds(120))

        #expect(report.tests("passed").count == 20, "\(seed): \(report.results)")
        #expect(report.tests("failed") == ["FlakySearchTests/testUnstable"])
        #expect(report.results.count == 21)
        let failures = report.result(of: "FlakySearchTests/testUnstable")?.failures.map(\.message)
        #expect(failures == [#"XCTAssertEqual failed: ("0") is not equal to ("5")"#])
      }
    }

    /// An article about page objects that are actors, and use cases that chain them: step by step,
    /// by a use case, and by a raw test.
    @Test func listingsOfUseCases() async throws {
      let report = try await RunReport.run(Workbench.project("Seeds/UseCases"))

      #expect(
        report.tests("passed") == [
          "SignInTests/testSignIn", "SignInUseCaseTests/testSignIn",
          "RawSignInTests/testSignInWithoutPOM",
        ], "\(report.results)")
      #expect(report.results.count == 3)
    }

    /// An article about page objects, after its clean-up: pages, chains, landing pages.
    @Test func listingsOfPageObjects() async throws {
      let report = try await RunReport.run(Workbench.project("Seeds/PageObjectPattern"))

      #expect(report.results.allSatisfy { $0.status == "passed" }, "\(report.results)")
      #expect(report.results.count == 3)
    }

    /// The same article's test before the clean-up: as printed it launches nothing and so finds no
    /// app; launched, it passes.
    @Test func listingsBeforePageObjects() async throws {
      let project = Workbench.project("Seeds/PageObjectPattern")
      let output = try await PomeloProcess.run(
        ["run", "--app", project.url(of: "App").path, "--json"]
          + ["--tests", project.url(of: "RawUITests").path])
      let report = try RunReport(output)

      #expect(report.tests("passed") == ["LaunchedLoginViewUITests/testLogin"])
      #expect(report.tests("failed") == ["LoginViewUITests/testLogin"])
      let failures = report.result(of: "LoginViewUITests/testLogin")?.failures.map(\.message) ?? []
      #expect(
        failures.first == #"""
          Failed to tap "cloud.mokumoku.sample.login.email" TextField: Application is not running, \#
          unable to get Accessibility data. Did you call -launch?
          """#)
      #expect(failures.contains("XCTAssertTrue failed - Login failed"))
    }

    /// An article about pictures of screens: waiting for data, several devices, a page of the web and a
    /// camera that are left out.
    ///
    /// The first run records the references, the second compares.
    @Test func listingsOfPicturesOfScreens() async throws {
      let project = Workbench.project("Seeds/SnapshotScreens")
      let first = try await RunReport.runProject(project, timeout: .seconds(120))
      let recorded = first.results.flatMap(\.failures).map(\.message).filter {
        $0.contains("No reference was found on disk. Automatically recorded snapshot: …")
      }
      #expect(recorded.count == 21, "seven screens on three devices")
      let report = try await RunReport.runProject(project, timeout: .seconds(120))

      #expect(report.tests("passed").count == 16, "\(report.results)")
      let uncleared = "ClaimsTests/testDelegateThatIsNotClearedIsToldTooOften"
      #expect(report.tests("failed") == [uncleared])
      #expect(
        report.result(of: uncleared)?.failures.map(\.message)
          == Array(
            repeating: """
              API violation - multiple calls made to -[XCTestExpectation fulfill] for callSomeAPI \
              finished.
              """, count: 3))
    }
  }
}
