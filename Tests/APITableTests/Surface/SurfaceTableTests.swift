import Foundation
import Testing

@Suite struct SurfaceTableTests {
  static let shared = Result { try readTable() }

  private static func fixture(_ name: String) throws -> [SurfaceName] {
    let file = APITableTests.root.appendingPathComponent("Tests/APITableTests/Fixtures/\(name)")
    return try SurfaceName.list(try String(contentsOf: file, encoding: .utf8))
  }

  static func readTable() throws -> (sources: SurfaceSources, table: SurfaceTable) {
    let folders = ["SimulatedUI", "Frameworks/SimulatedUIKit", "Frameworks/SimulatedCombine"].map {
      APITableTests.root.appendingPathComponent("Sources/\($0)")
    }
    let sources = try SurfaceSources(folders: folders)
    return (sources, SurfaceTable(names: try fixture("swiftui-names.txt"), sources: sources))
  }

  @Test func everyNameIsListedOnce() throws {
    let names = try Self.fixture("swiftui-names.txt")

    #expect(names.count == Set(names).count)
    #expect(names.count > 900)
  }

  /// With `POMELO_RECORD=1` in the environment the page is written instead.
  @Test func thePageSaysWhatTheSourcesSay() throws {
    let page = APITableTests.root.appendingPathComponent("Sources/pomelo/pomelo.docc/SwiftUI.md")
    let text = SurfacePage.text(of: try Self.shared.get().table) + "\n"
    let environment = ProcessInfo.processInfo.environment
    if environment["POMELO_RECORD"] == "1", environment["CI"] == nil {
      try text.write(to: page, atomically: true, encoding: .utf8)
    }

    let written = try String(contentsOf: page, encoding: .utf8)

    #expect(written == text, "the page is old; write it with POMELO_RECORD=1")
  }

  /// The names that ordinary apps use, of the list that counts them.
  @Test func whatOrdinaryAppsUseCompiles() throws {
    let table = try Self.shared.get().table
    let used = try Self.fixture("swiftui-usage.txt")
    let states = Dictionary(uniqueKeysWithValues: table.rows.map { ($0.name, $0.state) })

    let unknown = used.filter { states[$0] == nil }.map(\.text)
    let absent = used.filter { states[$0] == .absent }.map(\.text)

    #expect(unknown == [])
    #expect(Double(absent.count) <= Double(used.count) * 0.05, "\(absent)")
  }

  /// What is not there yet says so where it is used, by its name.
  @Test func whatIsAbsentIsNamed() throws {
    let (sources, table) = try Self.shared.get()
    for row in table.rows where row.state == .absent {
      let messages = sources.declarations(of: row.name).compactMap(\.absence)
      #expect(
        messages.contains { $0.contains("'\(row.name.text)'") },
        "\(row.name.kind.rawValue) \(row.name.text) has no unavailable declaration with its name")
    }
  }

  /// What is there is not declared as absent too, so that the message goes when it comes.
  @Test func nothingThatIsThereIsCalledAbsent() throws {
    let (sources, table) = try Self.shared.get()
    let stale = table.rows.filter { row in
      row.state != .absent && sources.declarations(of: row.name).contains { $0.absence != nil }
    }

    #expect(stale.map(\.name.text) == [])
  }

  /// The end-to-end projects that compile views, shapes and modifiers use what is there, but for the names
  /// of a list.
  @Test func theProjectsOfTheSurfaceUseWhatIsThere() throws {
    let files = try ["Surface", "Modern"].flatMap { project in
      try FileManager.default.contentsOfDirectory(
        at: APITableTests.root.appendingPathComponent(
          "Tests/EndToEndTests/Projects/\(project)/App"),
        includingPropertiesForKeys: nil)
    }
    let text = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let kinds: Set<SurfaceName.Kind> = [.view, .shape, .modifier]

    let unused = try Self.shared.get().table.rows.filter {
      kinds.contains($0.name.kind) && $0.state != .absent && !words.contains($0.name.base)
    }

    // What the project does not use yet; the list may only be written by hand.
    let known = try Self.fixture("swiftui-unused.txt")
    #expect(unused.map(\.name).filter { !known.contains($0) }.map(\.text) == [])
  }
}
