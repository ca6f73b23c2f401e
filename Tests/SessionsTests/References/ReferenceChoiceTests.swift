import ReferenceStores
import SourceIndex
import SourceModel
import Testing

@testable import Sessions

/// Which references names of tests mean.
struct ReferenceChoiceTests {
  private static let sources = [
    SourceFile(
      path: "/p/Tests/CardTests.swift",
      text: """
        import XCTest
        final class CardTests: XCTestCase {
          func testCard() {}
          func testCardWide() {}
        }
        final class OtherTests: XCTestCase { func testOther() {} }
        """),
    SourceFile(
      path: "/p/Tests/Suite.swift",
      text: """
        import Testing
        struct CardSuite { @Test(.tags(.slow)) func card(name: String) {} }
        """),
  ]

  private static let tests = SourceIndexer.index(appFiles: [], testFiles: sources).testClasses
    .flatMap(\.methods)

  private func meant(_ names: String...) -> [String] {
    let choice = ReferenceChoice(names, among: Self.tests)
    return [
      "CardTests/testCard.1.png", "CardTests/testCard.wide.png", "CardTests/testCardWide.1.png",
      "CardTests/testCardiPhone 15.1.png", "CardTests/testOther.1.png", "Suite/card-name.1.png",
      "Gone/testGone.1.png",
    ].filter { name in
      ReferencePath("Tests/__PomeloSnapshots__/\(name)").map(choice.means) == true
    }.map { String($0.split(separator: "/")[1]) }
  }

  @Test func aClassMeansItsOwn() {
    #expect(
      meant("CardTests") == [
        "testCard.1.png", "testCard.wide.png", "testCardWide.1.png", "testCardiPhone 15.1.png",
        "testOther.1.png",
      ], "its file's, as the folder is called after that")
    #expect(meant("OtherTests") == ["testOther.1.png"])
    #expect(meant("CardSuite") == ["card-name.1.png"])
    #expect(meant("Suite") == ["card-name.1.png"])
  }

  @Test func aMethodMeansItsOwnAndNotOneWithALongerName() {
    #expect(
      meant("CardTests/testCard") == [
        "testCard.1.png", "testCard.wide.png", "testCardiPhone 15.1.png",
      ])
    #expect(meant("CardTests/testCardWide") == ["testCardWide.1.png"])
    #expect(meant("*/test*Wide", "OtherTests") == ["testCardWide.1.png", "testOther.1.png"])
  }

  @Test func aFileMeansOneAndATestThatIsGoneItsOwn() {
    #expect(meant("CardTests/testCard.wide.png") == ["testCard.wide.png"])
    #expect(meant("Gone/testGone") == ["testGone.1.png"])
    #expect(meant().count == 7)
  }

  @Test func aNameThatMeansNothingIsFound() throws {
    let path = try #require(ReferencePath("T/__PomeloSnapshots__/Gone/testGone.1.png"))
    let choice = ReferenceChoice(["CardTests", "Gone", "Nothing"], among: Self.tests)
    #expect(choice.emptyName(among: [path]) == "Nothing")
    #expect(ReferenceChoice([], among: []).emptyName(among: [path]) == nil)
  }
}
