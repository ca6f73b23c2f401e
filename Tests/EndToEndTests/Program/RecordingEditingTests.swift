import Testing

extension EndToEnd.Program {
  /// What was recorded is changed, and the app does it again.
  struct RecordingEditingTests {
    private static let project = Workbench.example("Ledger")

    private func recorder(
      _ lines: [String], from test: String = "ExpenseFormTests/testHintsSayWhatIsMissing"
    )
      throws -> RecorderProcess
    {
      let recorder = try RecorderProcess(Self.project, ["--from", test])
      for line in lines { _ = try recorder.answer(line) }
      return recorder
    }

    @Test func stepsAreEditedMovedAndDroppedAndThatIsUndone() throws {
      let it = try recorder(["tap addExpense", "tap form.title", "type Bread"])
      #expect(try it.answer("steps") == ["1 tap addExpense", "2 tap form.title", "3 type Bread"])
      let milk = [#"launch().tapAdd().type(title: "Milk")"#]
      #expect(try it.answer("edit 3 type Milk") == milk)
      #expect(try it.answer("assert form.title value").count == 1)
      #expect(try it.answer("undo") == ["Undone: value form.title"])
      #expect(try it.answer("undo") == ["Undone: edit 3 type Milk"])
      #expect(try it.answer("list") == [#"launch().tapAdd().type(title: "Bread")"#])
      #expect(try it.answer("redo") == milk)
      #expect(
        try it.answer("drop 3") == ["launch().tapAdd()", #"app.textFields["form.title"].tap()"#])
      #expect(try it.answer("undo") == ["Undone: drop 3"])
      #expect(try it.answer("list") == milk)
      // What cannot be done then changes nothing.
      let refused = try it.answer("drop 1")
      #expect(refused.last?.hasPrefix("Step 1, tap form.title, cannot be done then") == true)
      #expect(refused.last?.hasSuffix("Nothing is changed.") == true)
      #expect(try it.answer("list") == milk)
      #expect(try it.answer("move 3 to 9") == ["There is no step 9; steps lists them."])
      #expect(try it.end() == 1)
    }

    @Test func whatCouldNotBeDoneDoesNotDisturbWhatIsUndone() throws {
      let it = try recorder(["tap addExpense", "tap form.save", "tap form.save", "tap form.title"])
      #expect(try it.answer("undo") == [#"Undone: Tap "form.title" TextField"#])
      #expect(try it.answer("tap form.title") == [#"app.textFields["form.title"].tap()"#])
      #expect(try it.answer("type A") == [#"launch().tapAdd().type(title: "A")"#])
      #expect(try it.end() == 1)
    }

    @Test func theAppIsLaunchedAnewWithMore() throws {
      let it = try recorder([#"launch -demo "two words" POMELO_NETWORK=offline"#])
      #expect(
        try it.answer("list") == [
          #"app.launchArguments += ["-demo", "two words"]"#,
          #"app.launchEnvironment["POMELO_NETWORK"] = "offline""#, "app.launch()",
        ])
      #expect(try it.answer("wait Try Again").count == 1)
      let saved = try it.answer("save test ExpenseListTests/testOfflineByHand")
      #expect(saved.last?.hasPrefix("Saved ExpenseListTests/testOfflineByHand") == true)
      #expect(try it.answer("prove").last?.hasPrefix("It does the same") == true)
      #expect(try it.end() == 0)
    }

    @Test func theLaunchOfTheTestIsTakenOver() throws {
      let it = try recorder(
        ["wait Try Again"], from: "ExpenseListTests/testOfflineShowsAFailureWithARetry")
      let body = try it.answer("list")
      #expect(
        Array(body.prefix(2)) == [
          #"app.launchEnvironment["POMELO_NETWORK"] = "offline""#, "app.launch()",
        ])
      #expect(try it.end() == 0)
    }

    @Test func controlsAreMovedTheDeviceIsTurnedAndLeft() throws {
      let it = try recorder(["tap addExpense"])
      _ = try it.answer("reach up form.tip")
      #expect(
        try it.answer("adjust 0.4 form.tip").last?.hasSuffix(".setTip(to: 0.4)") == true,
        "\(it.transcript)")
      #expect(
        try it.answer("adjust 0.4 form.title").last
          == "Failed to adjust \"form.title\" TextField: It is not a slider with a position.")
      #expect(
        try it.answer("rotate landscapeLeft") == [
          "XCUIDevice.shared.orientation = .landscapeLeft"
        ])
      #expect(try it.answer("home") == ["XCUIDevice.shared.press(.home)"])
      #expect(try it.answer("activate") == ["app.activate()"])
      #expect(try it.end() == 1)
    }

    @Test func aSecretIsNotWrittenByEditing() throws {
      let it = try RecorderProcess(Workbench.example("MiniLogin"))
      for line in ["tap login.email", "type a@b.jp", "tap login.password", "type kaze"] {
        _ = try it.answer(line)
      }
      #expect(try it.answer("steps").last == "4 type-secret PASSWORD")
      #expect(
        try it.answer("edit 4 type umi") == [
          "What is typed into a secure field has a name: edit 4 type-secret NAME."
        ])
      #expect(try it.answer("undo") == ["Undone: Type '•••'"])
      // It is known as long as the recorder runs.
      #expect(try it.answer("redo").last?.contains("typePassword") == true)
      #expect(!it.transcript.replacing("pomelo> type kaze", with: "").contains("kaze"))
      #expect(try it.end() == 1)
    }

    @Test func aLocatorIsChosen() throws {
      let it = try recorder(["tap Statistics"])
      let locators = try it.answer("locators")
      #expect(locators.count > 1)
      // The suite has a method for it.
      #expect(try it.answer("locate 2").last?.contains("in its own way") == true)
      _ = try it.answer("tap Settings")
      _ = try it.answer("tap settings.dark")
      #expect(try it.end() == 1)
    }
  }
}
