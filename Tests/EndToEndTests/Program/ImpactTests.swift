import Foundation
import Testing

extension EndToEnd.Program {
  /// What depends on an identifier, and changing it everywhere.
  struct ImpactTests {
    private func impact(
      _ text: String, _ project: Project, _ options: [String] = [], in folder: URL? = nil
    ) async throws -> PomeloProcess.Output {
      try await PomeloProcess.run(
        ["impact", text, project.folder.path] + options, in: folder ?? project.folder,
        timeout: .seconds(120))
    }

    @Test func listsPageObjectsAndRawTestsSideBySide() async throws {
      let output = try await impact("com.example.stores.otherTab", Workbench.stores)
      #expect(output.status == 0)
      for text in [
        "Set by the app", "Page objects", "TabBarPage.otherTab", "TabBarPage.swift:14",
        "TabBarPage.tapOtherTab()", "SignInTestUseCase.execute(testUserAccount:)", "Raw tests",
        "SignInTests.testSignInWithoutPOM()", "Raw tests: 1 place to edit for 1 test.",
      ] {
        #expect(output.standardOutput.contains(text), "\(text)")
      }
      #expect(output.standardError.contains("add --run"))

      let json = try await impact("com.example.stores.otherTab", Workbench.stores, ["--json"])
      let object = try JSONSerialization.jsonObject(with: Data(json.standardOutput.utf8))
      let groups = try #require(object as? [String: Any])
      #expect(groups["text"] as? String == "com.example.stores.otherTab")
      #expect((groups["rawTests"] as? [String: Any])?["tests"] is [Any])
    }

    @Test func unknownIdentifiersAndUnsafeNamesAreRefused() async throws {
      let unknown = try await impact("com.example.stores.otherTap", Workbench.stores)
      #expect(unknown.status == 2)
      #expect(unknown.standardOutput.isEmpty)
      #expect(
        unknown.standardError.contains("No locator looks for \"com.example.stores.otherTap\""))
      #expect(unknown.standardError.contains("There are: com.example.stores.otherTab"))

      let taken = try await impact(
        "com.example.stores.otherTab", Workbench.stores,
        ["--rename", "com.example.stores.homeTab"])
      #expect(taken.status == 2)
      #expect(taken.standardError.contains("is in use already"))

      let alone = try await impact("com.example.stores.otherTab", Workbench.stores, ["--write"])
      #expect(alone.status == 2)
      #expect(alone.standardError.contains("--write needs --rename"))
    }

    @Test func aRenamedIdentifierIsRenamedEverywhere() async throws {
      let project = Project(copying: Workbench.miniLogin.folder)
      let before = try String(contentsOf: project.url(of: "App/LoginView.swift"), encoding: .utf8)
      let new = #"e"mail\(1)"#
      let dry = try await impact("login.email", project, ["--rename", new])
      #expect(dry.status == 0)
      #expect(dry.standardOutput.contains("--- a/App/LoginView.swift\n+++ b/App/LoginView.swift"))
      #expect(dry.standardOutput.contains(#""e\"mail\\(1)""#))
      #expect(
        try String(contentsOf: project.url(of: "App/LoginView.swift"), encoding: .utf8) == before)

      let written = try await impact("login.email", project, ["--rename", new, "--write"])
      #expect(written.status == 0)
      #expect(written.standardOutput.isEmpty)
      #expect(try await impact("login.email", project).status == 2)
      // The tests pass, and now that they ran, what they look for is known of runs too.
      let after = try await impact(new, project, ["--run"])
      #expect(after.status == 0, "\(after.standardError)")
      #expect(!after.standardError.contains("did not pass"))
      #expect(after.standardOutput.contains("Page objects: 1 place to edit for 6 tests."))
      #expect(!after.standardOutput.contains("Seen in runs"))
    }
  }
}
