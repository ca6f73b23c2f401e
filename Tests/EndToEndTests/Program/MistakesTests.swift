import Foundation
import Testing

extension EndToEnd.Program {
  /// Of a test that fails by one mistake, the first cause that `run` names is the mistake.
  struct MistakesTests {
    /// What the first cause has to be, and what it has to name.
    struct Mistake: Sendable {
      var kind: String
      var fact: String

      init(_ kind: String, _ fact: String) {
        self.kind = kind
        self.fact = fact
      }
    }

    static let mistakes = [
      "testIdentifierIsMisspelt": Mistake("notSet", #""list.add" is set at ExpenseListView"#),
      "testIdentifierWasRenamed": Mistake("notSet", #""form.save" is set at ExpenseFormView"#),
      "testLabelWasChanged": Mistake("notSet", #""New expense" is set at ExpenseListView"#),
      "testTypeIsAnother": Mistake("nearMiss", #"app.buttons["list.load"]"#),
      "testSecureFieldIsNoTextField": Mistake("nearMiss", #"app.secureTextFields["form.pin"]"#),
      "testIdentifierOfContainer": Mistake("several", #"label: "Share""#),
      "testCaseInPredicate": Mistake("nearMiss", "upper and lower case only"),
      "testTwoMatch": Mistake("several", #"Cell with "Train 1""#),
      "testOtherTab": Mistake("otherTab", #"the tab "Settings""#),
      "testManyRowIsFurtherDown": Mistake("furtherDown", "is scrolled"),
      "testScreenWasNotOpened": Mistake("notShown", "ExpenseDetailView"),
      "testSheetIsInTheWay": Mistake("covered", "A sheet is over it"),
      "testAlertIsInTheWay": Mistake("covered", #""Remove everything?" Alert is over it"#),
      "testAlertHasAnotherButton": Mistake("otherChoice", #"it has "Cancel", "Remove""#),
      "testBackButtonHasAnotherTitle": Mistake("otherChoice", #"it has "My expenses""#),
      "testSwipeActionIsHidden": Mistake("gesture", "swiped left"),
      "testSwipedInTheWrongDirection": Mistake("gesture", "the last swipe went right"),
      "testHiddenFromAccessibility": Mistake("hidden", "accessibilityHidden"),
      "testChildrenAreCombined": Mistake("hidden", "children: .ignore"),
      "testConditionHidesIt": Mistake("notShown", #"once "Advanced" Button is tapped"#),
      "testPermissionAlert": Mistake("systemAlert", #""Allow Once""#),
      "testNeverLaunch": Mistake("notRunning", "never launched"),
      "testLaunchArgumentIsMisspelt": Mistake("launchSwitch", #""-demo-data""#),
      "testLaunchVariableIsMisspelt": Mistake("launchSwitch", #""EXPENSE_COUNT""#),
      "testWaitIsMissing": Mistake("late", "3.8 s later"),
      "testWaitIsTooShort": Mistake("late", "1.9 s later"),
      "testWaitForAbsenceIsTooShort": Mistake("late", "goes away 2.9 s later"),
      "testExpectationIsTooShort": Mistake("late", "becomes what is waited for"),
      "testExpectationHasAnotherText": Mistake("outdated", #"was "Saved for Jane""#),
      "testWaitIsForTheWrongElement": Mistake("notSet", #"No view sets "list.loaded""#),
      "testOtherLanguage": Mistake("notSet", "perhaps"),
      "testKeyboardIsInTheWay": Mistake("stillThere", "Keyboard"),
      "testValueIsReadTooEarly": Mistake("late", "becomes what is expected 1.3 s later"),
      "testValueIsStale": Mistake("stale", #"became "Saved for Jane""#),
      "testButtonIsDisabled": Mistake("disabled", #""form.amount" TextField"#),
      "testDisabledButtonSwallowsTheTap": Mistake("disabled", #""form.save" Button was disabled"#),
      "testTypedWithoutFocus": Mistake("noFocus", #""form.title" TextField"#),
      "testTextIsAppended": Mistake("typing", #""Joe" was added to "Jane""#),
      "testWheelHasNoSuchValue": Mistake("otherChoice", #"no value "Offices""#),
      "testSwitchIsOn": Mistake("form", #""1" when it is on"#),
      "testNumberFormat": Mistake("form", "perhaps"),
      "testTimeZone": Mistake("form", "perhaps another time zone"),
      "testIndexAfterInsert": Mistake("otherElement", #""Lunch 1" is on the screen"#),
      "testManyRowsAreCounted": Mistake("outdated", "further down"),
      "testTextIsOutdated": Mistake("outdated", #"ExpenseListView.swift:13 sets "Load""#),
      "testIndexOutOfRange": Mistake("crash", "ListPage.number(at:) at ListPage.swift:33"),
      "testNilIsUnwrapped": Mistake("crash", "Unexpectedly found nil"),
    ]

    @Test func theFirstCauseIsTheMistake() async throws {
      let report = try await RunReport.run(Workbench.project("Mistakes"))
      #expect(
        report.results.map(\.id).sorted()
          == Self.mistakes.keys.map { "MistakesTests/\($0)" }.sorted())
      for (test, mistake) in Self.mistakes {
        let causes = report.result(of: "MistakesTests/\(test)")?.failures.last?.causes ?? []
        let first = causes.first
        #expect(first?.kind == mistake.kind, "\(test): \(causes)")
        #expect(
          first?.text.lowercased().contains(mistake.fact.lowercased()) == true,
          "\(test): \(causes)")
        for cause in causes where cause.certainty == "guess" {
          #expect(cause.text.lowercased().contains("perhaps"), "\(test): \(cause.text)")
        }
      }
    }

    /// The lines for people and the report for servers name the same cause as the JSON.
    @Test func textAndReportNameTheCauseToo() async throws {
      let project = Workbench.project("Mistakes")
      let junit = Workbench.root.appendingPathComponent("mistakes.xml")
      let output = try await PomeloProcess.run(
        ["run"] + project.folderOptions
          + ["--only", "MistakesTests/testTextIsAppended", "--junit", junit.path])
      #expect(output.status == 1)
      let cause =
        #"cause: "settings.name" TextField had a text already: "Joe" was added to "Jane"."#
      #expect(output.lines.contains("    \(cause)"), "\(output.lines)")
      let xml = try String(contentsOf: junit, encoding: .utf8)
      #expect(xml.contains(cause.replacing("\"", with: "&quot;")))
    }
  }
}
