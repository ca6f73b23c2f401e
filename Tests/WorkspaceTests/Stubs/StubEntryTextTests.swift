import Testing

@testable import Workspace

struct StubEntryTextTests {
  private func added(_ text: String) -> String? {
    StubEntryText(entry: "Lottie: Stubs/Lottie").added(to: text)?.text
  }

  @Test(arguments: [
    ("", "stubs:\n  Lottie: Stubs/Lottie\n"),
    ("name: A # mine\n", "name: A # mine\nstubs:\n  Lottie: Stubs/Lottie\n"),
    ("name: A", "name: A\nstubs:\n  Lottie: Stubs/Lottie\n"),
    (
      "stubs:\n    # seen\n    Nuke: N\nname: A\n",
      "stubs:\n    Lottie: Stubs/Lottie\n    # seen\n    Nuke: N\nname: A\n"
    ),
    ("stubs: {Nuke: N}\n", "stubs: {Nuke: N, Lottie: Stubs/Lottie}\n"),
    ("stubs: {}\n", "stubs: {Lottie: Stubs/Lottie}\n"),
  ])
  func theRestStaysAsItIs(text: String, expected: String) throws {
    let result = try #require(added(text))
    #expect(result == expected)
    let manifest = try ProjectManifest(text: result, path: "/pomelo.yml")
    let stub = manifest.moduleStubs.first { $0.module == "Lottie" }
    #expect(stub?.folders == ["Stubs/Lottie"])
  }

  @Test func foldersOfFilesLeaveNoRoom() {
    #expect(added("stubs: Stubs\n") == nil)
  }
}
