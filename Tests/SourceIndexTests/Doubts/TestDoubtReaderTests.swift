import SourceIndex
import SourceModel
import Testing

/// Test classes that undo what their superclasses prepare.
@Suite struct TestDoubtReaderTests {
  private func doubts(_ text: String) -> [String] {
    TestDoubtReader.doubts(in: [SourceFile(path: "/UITests/A.swift", text: text)]).map {
      "\($0.kind) \($0.owner).\($0.name) \($0.views.joined(separator: ",")) :\($0.location.line)"
    }
  }

  private static let base = """
    class BaseCase: XCTestCase {
      override func setUp() {
        super.setUp()
        app.launchArguments = ["-AppleLanguages", "(de)"]
      }
    }

    """

  @Test func aSetUpWithoutItsSuper() {
    let text = Self.base + "class PinTests: BaseCase { override func setUp() { prepare() } }"
    #expect(doubts(text) == ["noSuper PinTests.setUp PinTests :7"])
    #expect(doubts(text.replacing("prepare()", with: "super.setUp()")).isEmpty)
    // XCTestCase itself prepares nothing.
    #expect(doubts(text.replacing(": BaseCase", with: ": XCTestCase")).isEmpty)
  }

  @Test func argumentsThatAreReplaced() {
    let text =
      Self.base
      + "class GoalTests: BaseCase { func testA() { app.launchArguments = [\"-reset\"] } }"
    #expect(doubts(text) == ["replacedArguments GoalTests.-AppleLanguages GoalTests :7"])
    #expect(doubts(text.replacing("= [\"-r", with: "+= [\"-r")).isEmpty)
    #expect(
      doubts(
        text.replacing(
          "= [\"-reset\"]", with: "= app.launchArguments + [\"-reset\"]")
      ).isEmpty)
  }
}
