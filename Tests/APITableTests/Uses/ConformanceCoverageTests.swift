import Foundation
import Testing

/// Whether the conformance suite leaves no member out.
@Suite struct ConformanceCoverageTests {
  private static let suite = APITableTests.root.appendingPathComponent(
    "Tests/EndToEndTests/Projects/Conformance")

  @Test(.enabled(if: FileManager.default.fileExists(atPath: suite.path)))
  func everyMemberIsUsedByTheConformanceSuite() throws {
    let uses = try MemberUses(folder: Self.suite)

    let unused = try APITableTests.apple().filter { !uses.covers($0) }

    let names = unused.map { "\($0.owner): \($0.declaration)" }
    #expect(names.isEmpty, "\(names.count) members:\n\(names.joined(separator: "\n"))")
  }

  @Test(arguments: [
    ("XCUIElement: func tap()", "app.buttons[\"x\"].tap()", true),
    ("XCUIElement: func tap()", "app.tap(withNumberOfTaps: 1, numberOfTouches: 1)", false),
    (
      "XCUIElement: func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int)",
      "a.tap(withNumberOfTaps: 1, numberOfTouches: 2)", true
    ),
    ("XCUIApplication: init(bundleIdentifier: String)", "XCUIApplication()", false),
    ("XCUIApplication: init()", "let app = XCUIApplication()", true),
    ("XCUIElementQuery: subscript(key: String) -> XCUIElement", "app.buttons[\"x\"]", true),
    ("XCTestCase: func record(_ issue: XCTIssue)", "func record(_ issue: XCTIssue) {}", true),
    ("XCUIElement: var exists: Bool", "app.wait(for: \\.exists, toEqual: true, timeout: 1)", true),
    ("XCUIDevice.Button: case home", "XCUIDevice.shared.press(.home)", true),
    ("XCUIDevice.Button: case camera", "XCUIDevice.shared.press(.home)", false),
    (
      "XCUIGestureVelocity: static let `default`: XCUIGestureVelocity",
      "a.swipeUp(velocity: .default)", true
    ),
  ])
  func aUseIsFound(_ member: String, _ source: String, _ isUsed: Bool) throws {
    let member = try #require(try AppleMember.list(member).first)

    #expect(MemberUses(source: source).covers(member) == isUsed)
  }
}
