import Foundation
import Testing

extension EndToEnd {
  /// Apps that are played with at random never trap, and their screens always hold together.
  struct WalkTests {
    private static let projects: [Project] =
      [Workbench.stores, Workbench.recipes, Workbench.notes]
      + ["Shop", "SignIn", "Todos", "Travel", "Companions", "Conformance", "カフェ"].map(
        Workbench.project)
      + ["ScreenObjects", "Textbook", "StaticPages", "Robots", "Isolated"].map {
        Workbench.project("Styles/\($0)")
      }

    private func walk(_ project: Project, actions: Int) async throws -> PomeloProcess.Output {
      let hasDescription = FileManager.default.fileExists(
        atPath: project.url(of: "pomelo.yml").path)
      return try await PomeloProcess.run(
        ["walk", "--seed", "1", "--actions", "\(actions)"]
          + (hasDescription ? [] : project.folderOptions), in: project.folder)
    }

    @Test(arguments: projects.indices) func tenThousandActionsEndWell(number: Int) async throws {
      let output = try await walk(Self.projects[number], actions: 10_000)
      #expect(output.status == 0, "\(output.standardOutput) \(output.standardError)")
      #expect(output.lines.last?.hasPrefix("digest ") == true)
    }

    @Test func theSameSeedLeadsThroughTheSameScreens() async throws {
      let outputs = [
        try await walk(Workbench.stores, actions: 1000),
        try await walk(Workbench.stores, actions: 1000),
      ]
      #expect(outputs[0].status == 0)
      #expect(outputs[0].lines == outputs[1].lines)
    }
  }
}
