import Foundation
import Testing

@Suite struct APITableTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func apple() throws -> [AppleMember] {
    let list = root.appendingPathComponent(
      "Tests/APITableTests/Fixtures/xcuiautomation-members.txt")
    return try AppleMember.list(try String(contentsOf: list, encoding: .utf8))
  }

  private func table() throws -> APITable {
    let modules = ["XCUITest", "ElementModel", "Frameworks/SimulatedUIKit", "SessionProtocol"]
    let ours = try OurDeclarations(
      folders: modules.map { Self.root.appendingPathComponent("Sources/\($0)") })
    return APITable(apple: try Self.apple(), ours: ours)
  }

  @Test func noMemberIsMissing() throws {
    let missing = try table().missing

    #expect(missing.isEmpty, "\(missing.count) members:\n\(missing.joined(separator: "\n"))")
  }

  /// With `POMELO_RECORD=1` in the environment the page is written instead.
  @Test func thePageSaysWhatTheSourcesSay() throws {
    let page = Self.root.appendingPathComponent("Sources/pomelo/pomelo.docc/XCUITest.md")
    let text = APIPage.text(of: try table()) + "\n"
    let environment = ProcessInfo.processInfo.environment
    if environment["POMELO_RECORD"] == "1", environment["CI"] == nil {
      try text.write(to: page, atomically: true, encoding: .utf8)
    }

    let written = try String(contentsOf: page, encoding: .utf8)

    #expect(written == text, "the page is old; write it with POMELO_RECORD=1")
  }
}
