import Foundation
import Testing

extension EndToEnd.Suites {
  /// XCUITest sources as an iOS developer writes them find every member of the interface, and it
  /// does what Xcode's does; the suite itself is in `Projects/Conformance`, and that it leaves no
  /// member out is what `ConformanceCoverageTests` looks after.
  struct ConformanceTests {
    /// The one run that all tests look at.
    private static let report = Task {
      let project = Workbench.project("Conformance")
      return try await RunReport.runProject(project, timeout: .seconds(600))
    }

    /// The tests of the suite that are meant to fail or to be skipped: what comes of them, and the
    /// exact texts of their failures or of the reason for skipping.
    static let outcomes: [Outcome] = [
      Outcome(
        "testFailsAtItsAssertion", "failed",
        #"XCTAssertEqual failed: ("a") is not equal to ("b") - letters"#),
      Outcome(
        "testFailsTwiceWhenItMayContinue", "failed", "failed - first", "failed - second"),
      Outcome("testFailsOnceWhenItMayNotContinue", "failed", "failed - first"),
      Outcome(
        "testFailsWithAnErrorThatItThrows", "failed",
        #"failed: caught error: "もうだめです""#),
      Outcome("testFailsInItsTeardownBlock", "failed", "failed - torn down"),
      Outcome(
        "testFailsWhenAnExpectedFailureDoesNotCome", "failed",
        "Expected failure but none recorded: it must fail"),
      Outcome("testFailsAtAnIssueThatWasNotExpected", "failed", "failed - another one"),
      Outcome(
        "testFailsAtAPredicateThatCannotBeParsed", "failed",
        #"""
        Unable to parse the format string "label ==": at character 9, expected a value, \#
        found the end.
        """#),
      Outcome(
        "testFailsWithAnExpectationThatNobodyWaitedFor", "failed",
        "Failed due to unwaited expectation 'nobody waited'."),
      Outcome(
        "testFailsAndEndsWhenAnAppIsNotInstalled", "failed",
        """
        Failed to launch org.example.none: no such app is installed on the simulated device. \
        Installed are: org.example.Gallery, org.example.Frames, com.apple.Preferences, \
        com.apple.mobilesafari, com.apple.springboard.
        """),
      Outcome("testIsSkipped", "skipped", "it rains"),
      Outcome("testIsSkippedIf", "skipped", "it snows"),
    ]

    @Test func everyTestPassesUnlessItIsMeantNotTo() async throws {
      let report = try await Self.report.value

      let meant = Set(Self.outcomes.map(\.id))
      let unexpected = report.results.filter {
        $0.status != "passed" && !meant.contains($0.id) && !$0.id.hasPrefix("PointerTests/")
      }
      #expect(unexpected.isEmpty, "\(unexpected)")
      #expect(report.results.count > 200)
      #expect(report.output.status == 1, "some of its tests fail on purpose")
    }

    @Test func theActivityLogIsNestedAsXcodeNestsIt() async throws {
      let output = try await PomeloProcess.run([
        "run", Workbench.project("Conformance").folder.path, "--activities",
        "--only", "TapTests/testTap",
        "--only", "WaitingTests/testTheFirstCheckComesAfterASecond",
      ])

      let log = output.lines.filter { $0.hasPrefix("    t = ") }
      #expect(log == (Self.launch + Self.tap + Self.launch + Self.wait).map { "    t = " + $0 })
    }

    private static let launch = [
      "    0.00s Start Test at 2024-06-10 09:41:00.000",
      "    0.00s Set Up",
      "    0.00s     Open org.example.Gallery",
      "    0.00s         Launch org.example.Gallery",
      "    0.00s             Setting up automation session",
      "    1.00s             Wait for org.example.Gallery to idle",
    ]

    private static let tap = [
      "    1.00s Tap \"tap\" StaticText",
      "    1.00s     Wait for org.example.Gallery to idle",
      "    1.00s     Find the \"tap\" StaticText",
      "    1.10s     Check for interrupting elements affecting \"tap\" StaticText",
      "    1.10s     Synthesize event",
      "    1.30s     Wait for org.example.Gallery to idle",
      "    1.30s Find the \"last\" StaticText",
      "    1.35s Tear Down",
    ]

    private static let wait = [
      "    1.00s Waiting 10.0s for \"Start\" Button to exist",
      "    2.00s     Checking `Expect predicate `existsNoRetry == 1` for object \"Start\" Button`",
      "    2.00s         Checking existence of `\"Start\" Button`",
      "    2.00s Tear Down",
    ]

    @Test func aForgottenExpectationIsShownWhereItWasMade() async throws {
      let project = Workbench.project("Conformance")
      let test = "testFailsWithAnExpectationThatNobodyWaitedFor"
      let result = try #require(try await Self.report.value.result(of: "OutcomeTests/\(test)"))

      let line = try project.line(of: "func \(test)", in: "UITests/Tests/OutcomeTests.swift")
      #expect(result.failures.first?.line == line.map { $0 + 1 })
    }

    @Test func pointersAreSkippedOnAPhoneAndPassOnATablet() async throws {
      let onPhone = try await Self.report.value.results.filter {
        $0.id.hasPrefix("PointerTests/")
      }
      let onTablet = try await RunReport.runProject(
        Workbench.project("Conformance"),
        ["--device", "iPad (10th generation)", "--only", "PointerTests"], timeout: .seconds(600))

      #expect(!onPhone.isEmpty)
      #expect(onPhone.allSatisfy { $0.reason == "a phone has no pointer" }, "\(onPhone)")
      #expect(onTablet.tests("passed") == onPhone.map(\.id), "\(onTablet.results)")
    }

    @Test(arguments: outcomes)
    func outcomesAreExact(outcome: Outcome) async throws {
      let result = try #require(try await Self.report.value.result(of: outcome.id))

      #expect(result.status == outcome.status, "\(result)")
      let texts = result.status == "skipped" ? [result.reason] : result.failures.map(\.message)
      #expect(texts == outcome.texts)
    }
  }
}

extension EndToEnd.Suites.ConformanceTests {
  /// How a test that does not pass comes out.
  struct Outcome: CustomTestStringConvertible {
    let id: String
    let status: String
    let texts: [String]

    init(_ test: String, _ status: String, _ texts: String...) {
      id = "OutcomeTests/\(test)"
      self.status = status
      self.texts = texts
    }

    var testDescription: String { id }
  }
}
