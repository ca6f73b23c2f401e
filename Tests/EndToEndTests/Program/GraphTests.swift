import Foundation
import Testing

extension EndToEnd.Program {
  /// `pomelo graph` in each of its formats, from sources and from runs.
  struct GraphTests {
    @Test func theGraphIsCompletedByRuns() async throws {
      let project = Workbench.example("Stores")
      let output = try await PomeloProcess.run(
        ["graph", "--format", "json", "--run"] + project.folderOptions)

      #expect(output.status == 0)
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8)) as? [String: Any])
      let ways = try #require(object["transitions"] as? [[String: Any]])
      let way = try #require(
        ways.first {
          $0["from"] as? String == "AuthViewPage" && $0["to"] as? String == "SignInViewPage"
        })
      #expect(way["evidence"] as? [String] == ["order", "run"])
      #expect((way["runs"] as? [String])?.contains("SignInTests/testSignIn") == true)
      // What failed came no further than where it failed.
      let pages = try #require(object["pages"] as? [[String: Any]])
      let other = try #require(pages.first { $0["name"] as? String == "AuthViewPage" })
      #expect((other["tests"] as? [String])?.isEmpty == false)
    }

    @Test func theGraphIsWrittenToAFile() async throws {
      let file = try Workbench.makeDirectory("graph").appendingPathComponent("graph.svg")
      let output = try await PomeloProcess.run(
        ["graph", "--format", "svg", "--output", file.path] + Workbench.ledger.folderOptions)

      #expect(output.status == 0)
      #expect(output.standardOutput == "")
      let picture = try String(contentsOf: file, encoding: .utf8)
      #expect(picture.hasPrefix("<svg "))
      #expect(picture.contains(">ExpenseListPage</text>"))
    }

    @Test func anUnknownFormatIsRefused() async throws {
      let output = try await PomeloProcess.run(
        ["graph", "--format", "png"] + Workbench.ledger.folderOptions)

      #expect(output.status == 2)
      #expect(
        output.standardError.contains(
          "The value 'png' is invalid for '--format <format>'. Please provide one of 'text', 'dot', 'svg' or 'json'."
        ))
    }
  }
}
