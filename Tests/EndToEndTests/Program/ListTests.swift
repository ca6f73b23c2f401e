import Foundation
import Testing

extension EndToEnd.Program {
  /// `pomelo list` knows the project from its sources alone.
  struct ListTests {
    @Test func listsTestsPagesAndUseCases() async throws {
      let output = try await PomeloProcess.run(["list"] + Workbench.stores.folderOptions)

      #expect(output.status == 0)
      for name in [
        "SignInTests", "testSignIn", "SignInTestUseCase", "SignInViewPage", "emailTextField",
        "com.example.stores.emailTextField",
      ] {
        #expect(output.standardOutput.contains(name), "\(name)")
      }
    }

    /// What the README says to do first: build it, and run it where it was built.
    @Test func whereItWasBuiltTheExampleIsMeant() async throws {
      var folder = URL(fileURLWithPath: #filePath)
      for _ in 0..<4 { folder.deleteLastPathComponent() }
      let output = try await PomeloProcess.run(["list"], in: folder)
      #expect(output.status == 0 && output.standardOutput.contains("SignInTestUseCase"))
      let map = try await PomeloProcess.run([], in: folder)
      #expect(map.status == 0, "\(map.standardError)")
      #expect(
        map.standardOutput.contains("The first page") && map.standardOutput.contains("Stores"))
    }

    @Test func everyLineOfTheMachineReadableListIsAnObject() async throws {
      let output = try await PomeloProcess.run(
        ["list"] + Workbench.stores.folderOptions + ["--json"])

      let objects = output.lines.map { line in
        try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      }
      #expect(output.status == 0)
      #expect(objects.count > 10)
      #expect(objects.allSatisfy { $0 != nil })
      #expect(output.standardOutput.contains("SignInTests/testSignInShowsAccount"))
    }

    @Test func pageObjectsOfEveryKindAreFound() async throws {
      let output = try await PomeloProcess.run(["list"] + Workbench.notes.folderOptions)

      for page in ["LoginPage", "NotesListPage", "NotePage", "SearchPage"] {
        #expect(output.standardOutput.contains(page), "\(page)")
      }
    }
  }
}
