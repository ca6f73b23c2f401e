import Testing

@testable import ReferenceStores

/// Which paths out of a store are taken for references.
struct ReferencePathTests {
  @Test(arguments: [
    "Tests/__PomeloSnapshots__/CardTests/testCard.1.png", "a/b", "Tests/写真/カード.1.png",
    "a/testCard.two..dots.png",
  ])
  func whatLiesInTheProjectIsTaken(text: String) {
    #expect(ReferencePath(text)?.text == text)
  }

  @Test(arguments: [
    "", "/etc/passwd", "../up.png", "a/../../up.png", "a/./b.png", "a//b.png", "a/b/", "b.png",
    ".git/hooks/pre-commit", "a/.hidden/b.png", "a/b\u{0}.png", "a/b\n.png", "a\\b/c.png",
    "App/CardApp.swift", "a/run.SH", String(repeating: "a/", count: 600) + "b.png",
    "a/" + String(repeating: "b", count: 256),
  ])
  func whatCouldLeadElsewhereIsNot(text: String) {
    #expect(ReferencePath(text) == nil)
  }

  @Test func aFolderOfSnapshotsHasToBeOnTheWay() throws {
    let path = try #require(ReferencePath("Tests/__P__/CardTests/testCard.1.png"))
    #expect(path.isInside(["__P__"]) && !path.isInside(["CardTest", "testCard.1.png"]))
    #expect(path.shortText == "CardTests/testCard.1.png")
  }
}
