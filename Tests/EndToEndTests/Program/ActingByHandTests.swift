import Foundation
import Testing

extension EndToEnd.Program {
  /// A person acts by hand in the explorer.
  struct ActingByHandTests {
    /// Keys as they are typed; names of keys stand in braces.
    private func keys(_ text: String) -> String {
      var words: [String] = []
      var rest = text[...]
      while let first = rest.first {
        if first == "{", let end = rest.firstIndex(of: "}") {
          words.append(String(rest[rest.index(after: rest.startIndex)..<end]))
          rest = rest[rest.index(after: end)...]
        } else {
          words.append(first == " " ? "Space" : String(first))
          rest.removeFirst()
        }
      }
      return words.joined(separator: " ")
    }

    private func frame(
      _ project: Project, _ text: String, test: String = "SignInTests/testSignIn"
    ) async throws -> String {
      let output = try await PomeloProcess.run([
        "explore", project.folder.path, "--only", test, "--headless", "160x48", "--keys",
        keys(text), "--frame",
      ])
      try #require(output.status == 0, "\(output.standardError)")
      return output.lines.joined(separator: "\n")
    }

    /// A tap leads to the other tab; going back and tapping another element leads elsewhere; the
    /// branch leads to where the first tap led.
    @Test func whatWasDoneDifferentlyIsABranchToReturnTo() async throws {
      let tap = "sss:tap その他{Enter}"
      let first = try await frame(Workbench.stores, tap)
      #expect(first.contains("ログインする") && first.contains("✓ DONE   Tap"))
      let other = try await frame(Workbench.stores, tap + "[[:tap クーポン{Enter}")
      #expect(!other.contains("ログインする") && other.contains("✓ DONE   Tap"))
      let returned = try await frame(
        Workbench.stores, tap + "[[:tap クーポン{Enter}y{Enter}")
      #expect(returned.contains("ログインする"))
      #expect(returned.contains("✓ DONE   Tap \"com.example.stores.otherTab"))
    }

    /// The app went with the test's process; the same run brings it back to where it was.
    @Test func afterTheEndOfATestItsAppCanBeActedOn() async throws {
      let ended = try await frame(Workbench.stores, "c")
      #expect(ended.contains("✓ PASSED"))
      let frame = try await frame(Workbench.stores, "c:tap ログアウト{Enter}")
      #expect(frame.contains("✓ DONE   Tap"), "\(frame)")
      #expect(frame.contains("✓ PASSED"))
      // And again, and what a page has.
      let again = try await self.frame(
        Workbench.stores, "c:tap ログアウト{Enter}:tap クーポン{Enter}:call app.buttons.count{Enter}")
      #expect(again.contains("✓ DONE   app.buttons.count"), "\(again)")
    }

    /// What one sees then is what the last step has led to, which no stop follows.
    @Test func whatTheLastStepOfATestLedToCanBeActedOn() async throws {
      let project = Project(copying: Workbench.stores.folder)
      try project.edit(
        "UITests/Tests/SignInTests.swift", replacing: "final class SignInTests: XCTestCase {",
        with: """
          final class LastStepTests: XCTestCase {
            let app = XCUIApplication()
            @MainActor func openOtherTab() {
              app.launch()
              app.tabBars.buttons["com.example.stores.otherTab"].tap()
            }
            @MainActor func testPasses() { openOtherTab() }
            @MainActor func testFails() {
              XCTFail("Something is wrong")
              openOtherTab()
            }
            @MainActor func testEndsItsApp() {
              openOtherTab()
              app.terminate()
            }
          }

          final class SignInTests: XCTestCase {
          """)
      for (test, element, ending) in [
        ("Passes", "ログインする", "✓ PASSED"), ("Fails", "ログインする", "✗ FAILED"),
        ("EndsItsApp", "Settings", "✓ PASSED"),
      ] {
        let frame = try await frame(
          project, "cc:tap \(element){Enter}", test: "LastStepTests/test\(test)")
        #expect(frame.contains("✓ DONE   Tap"), "\(frame)")
        #expect(frame.contains(ending), "\(frame)")
      }
    }

    @Test func aPageMethodIsCalledWithAnyText() async throws {
      let steps = String(repeating: "s", count: 12)
      let frame = try await frame(
        Workbench.stores, steps + "C/typeEmail{Enter}{Enter}日本\"語{Enter}")
      #expect(frame.contains("│日本\"語▏"), "\(frame)")
      #expect(frame.contains("✓ DONE   SignInViewPage(app: app).typeEmail("))
    }

    @Test func aChainOfUseCasesBecomesATestThatPasses() async throws {
      let project = Project(copying: Workbench.stores.folder)
      let add = { (name: String) in "A/\(name){Enter}{Enter}.testUser1(){Enter}" }
      let frame = try await frame(
        project, "sss" + add("SignInTest") + add("CheckLoginStatus") + "WFS{Enter}{Enter}c")
      #expect(frame.contains("SignInTests/testByHand"), "\(frame)")
      #expect(frame.contains("✓ PASSED"))
      let text = try String(
        contentsOf: project.url(of: "UITests/Tests/SignInTests.swift"), encoding: .utf8)
      #expect(
        text.contains(
          """

            @MainActor
            func testByHand() throws {
              SignInTestUseCase(app: app)
                .execute(testUserAccount: .testUser1())

              CheckLoginStatusTestUseCase(app: app)
                .execute(testUserAccount: .testUser1())
            }

          """))
    }
  }
}
