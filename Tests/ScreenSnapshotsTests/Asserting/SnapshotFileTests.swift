import Testing

@testable import ScreenSnapshots

/// Names and places of references, as swift-snapshot-testing has them.
struct SnapshotFileTests {
  private func file(
    name: String? = "a", test: String = "testCard()", directory: String? = nil,
    ending: String? = "png", isPicture: Bool = true
  ) throws -> SnapshotFile {
    try SnapshotFile(
      file: "/p/Tests/CardTests.swift", test: test, name: name, directory: directory,
      pathExtension: ending, isPicture: isPicture)
  }

  @Test func picturesLieBesideTheLibrarysFolder() throws {
    let picture = try file()
    #expect(picture.path == "/p/Tests/__PomeloSnapshots__/CardTests/testCard.a.png")
    #expect(picture.libraryPath == "/p/Tests/__Snapshots__/CardTests/testCard.a.png")
    let text = try file(ending: "txt", isPicture: false)
    #expect(text.path == "/p/Tests/__Snapshots__/CardTests/testCard.a.txt")
    #expect(try file(ending: nil, isPicture: false).path.hasSuffix("/testCard.a"))
  }

  @Test func aFolderOfTheTestsOwnIsUsed() throws {
    let text = try file(directory: "/p/References/", ending: "txt", isPicture: false)
    #expect(text.path == "/p/References/testCard.a.txt")
    #expect(
      try file(directory: "/p/References").path
        == "/p/References/__PomeloSnapshots__/testCard.a.png")
  }

  @Test(arguments: [
    ("testCard()", "testCard"), ("iPhone 15 / dark", "iPhone-15-dark"), ("a_b", "a_b"),
    ("ログイン画面", "ログイン画面"), ("🍊 orange 🍊", "orange"), ("a/../../b", "a-b"), ("", ""),
    ("--", ""), ("été", "été"),
  ])
  func namesAreMadeForFiles(text: String, expected: String) {
    #expect(text.pathComponent == expected)
  }

  @Test func whatHasNoNameIsNumbered() throws {
    let names = try SnapshotCounter.$own.withValue(SnapshotCounter()) { () throws -> [String] in
      try ["testCard()", "testCard()", "testOther()"].map { try file(name: nil, test: $0).path }
    }
    #expect(
      names.map { $0.split(separator: "/").last }
        == ["testCard.1.png", "testCard.2.png", "testOther.1.png"])
  }

  @Test func aNameThatIsTooLongIsRefused() throws {
    let error = #expect(throws: SnapshotFile.NameProblem.self) {
      try file(name: String(repeating: "あ", count: 100))
    }
    #expect(error?.text.hasPrefix("The name of the snapshot is 313 bytes long") == true)
  }
}
