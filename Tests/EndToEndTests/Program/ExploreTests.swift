import Testing

extension EndToEnd.Program {
  /// The explorer without a terminal prints the frame that a person would see.
  struct ExploreTests {
    private func frame(
      of project: Project = Workbench.stores, test: String = "SignInTests/testSignIn",
      size: String = "120x40", keys: String
    ) async throws -> [String] {
      let output = try await PomeloProcess.run(
        ["explore"] + project.folderOptions
          + ["--only", test, "--headless", size, "--keys", keys, "--frame"])
      try #require(output.status == 0, "\(output.standardError)")
      return output.lines
    }

    @Test(arguments: [("120x40", 120, 40), ("60x20", 60, 20), ("200x60", 200, 60)])
    func aFrameFillsItsScreen(size: String, columns: Int, rows: Int) async throws {
      let frame = try await frame(size: size, keys: "s s n")

      #expect(frame.count == rows)
      #expect(frame.allSatisfy { displayWidth(of: $0) <= columns })
      #expect(frame.contains { displayWidth(of: $0) > columns - 4 })
      #expect(!frame.joined().unicodeScalars.contains("\u{1B}"))
    }

    @Test func everyPaneIsThere() async throws {
      let frame = try await frame(keys: "s s n").joined(separator: "\n")

      for title in ["1 App", "2 Pages", "3 Chain", "4 Live", "5 Source"] {
        #expect(frame.contains(title), "\(title)")
      }
      #expect(frame.contains("ホーム"))
      #expect(frame.contains("TabBarPage"))
    }

    @Test func theSameKeysGiveTheSameFrame() async throws {
      let first = try await frame(keys: "s s n o s")
      let second = try await frame(keys: "s s n o s")
      #expect(first == second)
    }

    @Test func tenStepsBackAndForwardAgainShowTheSame() async throws {
      let start = "s s n o "
      let tenForward = Array(repeating: "s", count: 10).joined(separator: " ")
      let tenBack = Array(repeating: "[", count: 10).joined(separator: " ")

      let before = try await frame(keys: start + tenForward)
      let there = try await frame(keys: start + tenForward + " " + tenBack)
      let again = try await frame(keys: start + tenForward + " " + tenBack + " " + tenForward)

      #expect(before != there)
      #expect(before == again)
    }

    @Test func aFailureIsShownWithEverythingAroundIt() async throws {
      let line =
        try #require(
          try Workbench.stores.line(
            of: "func assertSignedIn", in: "UITests/Pages/OtherViewPage.swift")) + 1
      let frame = try await frame(
        test: "FailingOnPurposeTests/testSignInWithWrongPassword", size: "200x60", keys: "c"
      ).joined(separator: "\n")

      for part in [
        "XCTAssertTrue failed", "OtherViewPage.swift:\(line)", "CheckLoginStatusTestUseCase",
        "メールアドレスまたはパスワードが正しく", "app idle",
      ] {
        #expect(frame.contains(part), "\(part)")
      }
    }

    @Test func aWaitNamesTheFunctionOfTheAppThatIsWaitedFor() async throws {
      let toTheWait = Array(repeating: "s", count: 19).joined(separator: " ")
      let frame = try await frame(
        test: "FailingOnPurposeTests/testSignInWithWrongPassword", keys: toTheWait
      ).joined(separator: "\n")

      #expect(frame.contains("WAIT"))
      #expect(frame.contains("Task.sleep, due in"), "\(frame)")
      #expect(frame.contains("AuthenticationAPIClient.signIn(email:password:)"))
    }

    @Test(arguments: ["test01ForceUnwrapsNilInPage", "test02LoopsForEver", "test05AppExits"])
    func theExplorerSurvivesTheHost(test: String) async throws {
      let frame = try await frame(
        of: Workbench.mishaps, test: "MishapTests/\(test)", keys: "c")

      #expect(frame.count == 40)
      #expect(frame.joined().contains(test))
    }

    @Test func aMegabyteOfOutputLeavesTheScreenAlone() async throws {
      let frame = try await frame(
        of: Workbench.mishaps, test: "MishapTests/test04AppPrintsAMegabyte", keys: "c")

      #expect(frame.count == 40)
      #expect(frame.allSatisfy { displayWidth(of: $0) <= 120 })
    }
  }
}
