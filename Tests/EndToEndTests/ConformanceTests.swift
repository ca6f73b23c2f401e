import Foundation
import Testing

extension EndToEnd {
  /// XCUITest sources as an iOS developer writes them find every member of the interface, and it
  /// does what Xcode's does; the suite itself is in `Projects/Conformance`.
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
          && $0.reason != "a hardware keyboard is connected"
      }
      #expect(unexpected.isEmpty, "\(unexpected)")
      #expect(report.results.count > 200)
      #expect(report.output.status == 1, "some of its tests fail on purpose")
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

    @Test func everyMemberIsNamedInTheSuite() throws {
      let suite = try Suite()

      let missing = suite.members.filter { !suite.names($0) }.map(\.description)
      #expect(suite.members.count > 500)
      #expect(missing.isEmpty, "\(missing)")
    }
  }
}

extension EndToEnd.ConformanceTests {
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

  /// The sources of the suite, and the list of members that they have to name.
  private struct Suite {
    /// A member as `members.txt` writes it, such as `XCUIElement` and `press(forDuration:)`.
    struct Member: CustomStringConvertible {
      let type: Substring
      let signature: Substring

      var description: String { "\(type).\(signature)" }
    }

    let sources: String
    let members: [Member]

    init() throws {
      let folder = Workbench.project("Conformance").url(of: "")
      let files = FileManager.default.enumerator(
        at: folder.appendingPathComponent("UITests"), includingPropertiesForKeys: nil)
      sources = try (files?.allObjects ?? []).compactMap { $0 as? URL }
        .filter { $0.pathExtension == "swift" }
        .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
      let list = try String(
        contentsOf: folder.appendingPathComponent("members.txt"), encoding: .utf8)
      var members: [Member] = []
      var type: Substring = ""
      for line in list.split(separator: "\n") where !line.hasPrefix("#") {
        if line.hasPrefix("[") {
          type = line.dropFirst().dropLast()
        } else {
          members.append(Member(type: type, signature: line))
        }
      }
      self.members = members
    }

    /// Whether the sources use a member: a call with its argument labels in their order.
    func names(_ member: Member) -> Bool {
      sources.range(of: pattern(for: member), options: .regularExpression) != nil
    }

    private func pattern(for member: Member) -> String {
      guard let parenthesis = member.signature.firstIndex(of: "(") else {
        return #"(?<!\w)"# + member.signature + #"\b"#
      }
      var name = member.signature[..<parenthesis]
      if name == "subscript" { return #"\w\[""# }
      if name == "init" { name = member.type.split(separator: ".").last ?? name }
      let labels = member.signature[parenthesis...].dropFirst().dropLast().split(separator: ":")
      let call = #"(?<!\w)"# + name
      guard !labels.isEmpty else { return call + #"\(\)"# }
      let named = labels.filter { $0 != "_" }
      guard !named.isEmpty else { return call + #"(\((?!\))|\s\{)"# }
      return call + #"\("# + named.map { #"[^;]{0,160}?\b"# + $0 + ":" }.joined()
    }
  }
}
