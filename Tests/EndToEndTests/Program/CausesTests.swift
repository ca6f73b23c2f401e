import Foundation
import Testing

extension EndToEnd.Program {
  /// The page of a failure names what caused it, of tests that fail in a real host.
  struct CausesTests {
    /// The plausible causes that the page of each test's failure names, in one run of the explorer.
    private func causes(
      of tests: [String], _ project: [String], language: String = "en"
    ) async throws -> [String: [String]] {
      let commands = tests.flatMap { ["choose-test \($0)", "go-on", "show-failure", "close"] }
      let output = try await PomeloProcess.run(
        ["explore", "--plain", "--language", language] + project,
        input: commands.joined(separator: "\n"))
      try #require(output.status == 0, "\(output.standardError)")
      var causes: [String: [String]] = [:]
      var test = ""
      var isInList = false
      for line in output.lines {
        if let name = line.wholeMatch(of: /pomelo> choose-test (.+)/)?.1 {
          test = String(name)
        } else if line.contains("Plausible causes") || line.contains("考えられる原因") {
          isInList = true
        } else if isInList, let cause = line.wholeMatch(of: /\ +[0-9]\. (.+)/)?.1 {
          causes[test, default: []].append(String(cause))
        } else if isInList, line.hasPrefix("   ") {
          // A cause that is broken into lines.
          let last = causes[test]?.popLast() ?? ""
          causes[test]?.append("\(last) \(line.drop { $0 == " " })")
        } else {
          isInList = false
        }
      }
      return causes
    }

    private static let remove = #"Button, label: "Remove""#

    private static let disabledHere =
      "Perhaps the app's code: it is disabled by `true` (CausesApp.swift:23)."

    private static let expected = [
      "testTheIdentifierIsMisspelt": [
        #"No view sets "signInButon"; "signInButton" is set at CausesApp.swift:21 and is on the "#
          + "screen.", #"Button with identifier "signInButton" is similar."#,
      ],
      "testTheLabelIsMisspelt": [
        #"StaticText with label "Welcome back" is similar."#,
        #"Perhaps no view sets "Welcome bakc"; "Welcome back" is set at CausesApp.swift:19 and is "#
          + "on the screen.",
      ],
      "testTheTypeIsAnother": [
        #""signInButton" Button is there; app.buttons["signInButton"] finds it."#
      ],
      "testAnAlertIsInTheWayOfWhatIsAsserted": [
        #""signInButton" Button cannot be touched. "Really?" Alert is over it."#
      ],
      "testASheetIsInTheWay": [#""signInButton" Button cannot be touched. A sheet is over it."#],
      "testItIsOffTheScreen": [#""Aside" Button cannot be touched. It is outside the screen."#],
      "testItIsNeverOnTheScreen": [
        #""Aside" Button cannot be touched. It is outside the screen."#
      ],
      "testItIsDisabled": [
        #""Send" Button is disabled: a touch does nothing. "# + disabledHere
      ],
      "testADisabledButtonIsTapped": [
        #"The last action did nothing: "Send" Button was disabled. "# + disabledHere,
        #""Sent" is set at CausesApp.swift:18 in CausesView, which the screen shows a part of: "#
          + "perhaps a condition hides it.",
      ],
      "testTwoMatchATap": [
        "2 elements match, and one is needed: \(remove) at (165, 428); \(remove) at (165, 460)."
      ],
      "testTwoMatchARead": [
        "2 elements match, and one is needed: \(remove) at (165, 428); \(remove) at (165, 460)."
      ],
      "testTwoMatchByPredicate": [
        "2 elements match, and one is needed: \(remove) at (165, 428); \(remove) at (165, 460)."
      ],
    ]

    @Test func everyUsualCauseIsNamed() async throws {
      let project = Workbench.project("Causes").folderOptions
      let names = Self.expected.keys.sorted()
      let causes = try await causes(of: names.map { "CausesTests/\($0)" }, project)
      for name in names {
        #expect(causes["CausesTests/\(name)"] == Self.expected[name], "\(name)")
      }
    }

    @Test func causesAreNamedInJapanese() async throws {
      let project = Workbench.project("Causes").folderOptions
      let tests = ["testTheLabelIsMisspelt", "testASheetIsInTheWay", "testTwoMatchATap"]
      let causes = try await causes(
        of: tests.map { "CausesTests/\($0)" }, project, language: "ja")
      #expect(
        tests.map { causes["CausesTests/\($0)"] } == [
          [
            #"label "Welcome back" の StaticText が似ています。"#,
            #""Welcome bakc" を設定するビューはありません（おそらく）。"Welcome back" は CausesApp.swift:19 "#
              + "で設定されており、画面にあります。",
          ],
          [#""signInButton" Button に触れません。シート が覆っています。"#],
          [
            "2 個の要素が一致しました。必要なのは 1 個です: \(Self.remove) (165, 428); "
              + "\(Self.remove) (165, 460)"
          ],
        ])
    }

    /// The page object that a method leads to is not the one that the app shows.
    @Test func anotherPageThanExpectedIsNamed() async throws {
      let test = "FailingOnPurposeTests/testWordsOpenAProduct"
      let causes = try await causes(of: [test], [Workbench.ascent.folder.path])
      #expect(
        causes[test] == [
          "The screen looks like SearchResultsScreen (1 of 2 elements are there), not like "
            + "ProductScreen (none of 4)."
        ])
    }
  }
}
