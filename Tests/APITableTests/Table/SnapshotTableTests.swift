import Foundation
import Testing

/// The members of swift-snapshot-testing beside ours.
@Suite struct SnapshotTableTests {
  private func table() throws -> APITable {
    let list = APITableTests.root.appendingPathComponent(
      "Tests/APITableTests/Fixtures/snapshottesting-members.txt")
    let modules = [
      "ScreenSnapshots", "InlineSnapshotTesting", "SnapshotTestingCustomDump", "SimulatedUIKit",
    ]
    let ours = try OurDeclarations(
      folders: modules.map {
        APITableTests.root.appendingPathComponent("Sources/Frameworks/\($0)")
      })
    return APITable(
      apple: try AppleMember.list(try String(contentsOf: list, encoding: .utf8)), ours: ours)
  }

  @Test func noMemberIsMissing() throws {
    let missing = try table().missing

    #expect(missing.isEmpty, "\(missing.count) members:\n\(missing.joined(separator: "\n"))")
  }

  /// With `POMELO_RECORD=1` in the environment the page is written instead.
  @Test func thePageSaysWhatTheSourcesSay() throws {
    let page = APITableTests.root.appendingPathComponent(
      "Sources/pomelo/pomelo.docc/SnapshotTesting.md")
    let introduction = """
      # SnapshotTesting

      Every public member of swift-snapshot-testing's three modules for iOS, but those that begin with an
      underscore.

      `import SnapshotTesting` brings a module of pomelo's, also where a project names the package, and
      so do `import InlineSnapshotTesting` and `import SnapshotTestingCustomDump`.

      This page is generated from the sources by the tests of `APITableTests`, which fail when it
      disagrees with them; `POMELO_RECORD=1 swift test --filter SnapshotTable` writes it anew.
      """
    let text =
      introduction + "\n" + APIPage.sections(of: try table()).joined(separator: "\n") + "\n"
    let environment = ProcessInfo.processInfo.environment
    if environment["POMELO_RECORD"] == "1", environment["CI"] == nil {
      try text.write(to: page, atomically: true, encoding: .utf8)
    }

    let written = try String(contentsOf: page, encoding: .utf8)

    #expect(written == text, "the page is old; write it with POMELO_RECORD=1")
  }
}
