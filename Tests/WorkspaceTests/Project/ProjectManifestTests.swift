import Testing

@testable import Workspace

/// What a `pomelo.yml` may say, and what is said about the rest.
struct ProjectManifestTests {
  private func read(_ text: String) throws(WorkspaceError) -> ProjectManifest {
    try ProjectManifest(text: text, path: "/p/pomelo.yml")
  }

  @Test func `folders are one or a list`() throws {
    let manifest = try read("app: [App, Shared Code]\ntests: \"UI Tests\"\nswiftLanguageMode: 6\n")
    #expect(manifest.app == ["App", "Shared Code"])
    #expect(manifest.tests == ["UI Tests"])
    #expect(manifest.swiftLanguageMode == "6")
  }

  @Test(arguments: ["", "tests: T\n", "app:\ntests: T\n"])
  func `a missing app key is named`(text: String) {
    #expect(throws: WorkspaceError.missingKey("app", path: "/p/pomelo.yml")) { try read(text) }
  }

  @Test func `an unknown key is refused with the known ones`() {
    let error = #expect(throws: WorkspaceError.self) { try read("app: A\ntest: T\n") }
    #expect(
      error?.message == "/p/pomelo.yml:2: The key \"test\" is not known. The keys are app, tests, "
        + "name, bundleIdentifier, device, locale, firstTest, swiftLanguageMode.")
  }

  @Test(arguments: [
    ("app: A\ntests: {a: b}\n", 2, "tests"), ("app: A\ntests: T\ndevice: [x]\n", 3, "device"),
    ("app: A\ntests: []\n", 2, "tests"),
    ("app: A\ntests: T\nswiftLanguageMode: 7\n", 3, "swiftLanguageMode"),
  ])
  func `a value of the wrong sort is named with its line`(text: String, line: Int, key: String) {
    let error = #expect(throws: WorkspaceError.self) { try read(text) }
    guard case .wrongValue(key, _, line, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: ["app: [A\n", "app: A\napp: B\ntests: T\n", "- app\n", "app: \"A\n", "a: *b\n"])
  func `what is not a mapping in YAML is refused`(text: String) {
    let error = #expect(throws: WorkspaceError.self) { try read(text) }
    guard case .malformedManifest? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
