import Foundation
import Testing

extension EndToEnd.Suites {
  /// Apps that are played with at random never trap, and their screens always hold together.
  ///
  /// `make walk` plays 10,000 actions with each app, and another walk; `POMELO_WALK_ACTIONS` says
  /// how many.
  struct WalkTests {
    /// An app, and the labels of what ends it, which is left alone.
    struct Walk: Sendable, CustomTestStringConvertible {
      var project: String
      var avoided: [String] = []

      var testDescription: String { project }
    }

    private static let walks: [Walk] =
      [
        "Stores", "Ledger", "Trailhead", "Recipes", "Ascent", "Directory", "RouteGuide",
        "MiniLogin", "Notes", "Shop",
        "SignIn", "Todos", "Travel", "Companions", "Conformance",
        "カフェ", "Surroundings", "Weather", "Seeds/TestStrategy", "Seeds/SnapshotScreens",
        "Styles/ScreenObjects",
        "Styles/Textbook", "Styles/StaticPages", "Styles/Robots", "Styles/Isolated",
      ].map { Walk(project: $0) } + [
        Walk(project: "DataFlow", avoided: ["Wait for ever"]),
        Walk(project: "Mishaps", avoided: ["Trap", "Exit", "Wait"]),
      ]

    /// How many actions each walk is asked to have.
    private static let wanted =
      ProcessInfo.processInfo.environment["POMELO_WALK_ACTIONS"].flatMap(Int.init)
    private static let actions = wanted ?? 100

    private func walk(
      _ walk: Walk, in project: Project, seed: Int
    ) async throws -> PomeloProcess.Output {
      let hasDescription = FileManager.default.fileExists(
        atPath: project.url(of: "pomelo.yml").path)
      return try await PomeloProcess.run(
        ["walk", "--seed", "\(seed)", "--actions", "\(Self.actions)"]
          + walk.avoided.flatMap { ["--avoid", $0] }
          + (hasDescription ? [] : project.folderOptions), in: project.folder,
        timeout: .seconds(60 + Self.actions / 10))
    }

    private func project(of walk: Walk) -> Project {
      switch walk.project {
      case "Stores": Workbench.stores
      case "Ledger": Workbench.ledger
      case "Trailhead": Workbench.trailhead
      case "Recipes": Workbench.recipes
      case "Ascent": Workbench.ascent
      case "Directory": Workbench.directory
      case "RouteGuide": Workbench.routeGuide
      case "MiniLogin": Workbench.miniLogin
      case "Notes": Workbench.notes
      case "Mishaps": Workbench.mishaps
      default: Workbench.project(walk.project)
      }
    }

    @Test(arguments: wanted == nil ? Array(walks.prefix(3)) : walks)
    func walksEndWellAndTheSameSeedLeadsThroughTheSameScreens(
      walk: Walk
    ) async throws {
      let project = project(of: walk)
      let first = try await self.walk(walk, in: project, seed: 1)
      #expect(first.status == 0, "\(first.standardOutput.suffix(2000)) \(first.standardError)")
      #expect(first.lines.last?.hasPrefix("digest ") == true)
      let second = try await self.walk(walk, in: project, seed: 1)
      #expect(first.lines == second.lines)
      guard Self.wanted != nil else { return }
      let other = try await self.walk(walk, in: project, seed: 2)
      #expect(other.status == 0, "\(other.standardOutput.suffix(2000)) \(other.standardError)")
      #expect(other.lines.last != first.lines.last)
    }
  }
}
