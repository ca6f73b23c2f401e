import ElementModel
import Foundation
import SourceIndex
import SourceModel
import Testing

@testable import Workspace

struct ProjectIndexTests {
  /// A project of one test class, whose cache is in a folder of its own.
  private func index(tests: String, in cacheHome: String) throws -> [String] {
    let project = Project(
      name: "P", bundleIdentifier: "com.example.app", folder: nil, appFolders: ["/p/App"],
      testFolders: ["/p/UITests"],
      device: .standard, firstTest: nil, swiftLanguageMode: "5",
      appFiles: [],
      testFiles: [try SourceFile(path: "/p/UITests/T.swift", bytes: Array(tests.utf8))])
    let installation = Installation(
      executable: "/proc/self/exe", environment: ["XDG_CACHE_HOME": cacheHome],
      fileExists: { _ in false })
    return project.index(installation).testClasses.flatMap(\.methods).map(\.id)
  }

  @Test func anIndexIsKeptUntilTheSourcesChange() throws {
    let home = NSTemporaryDirectory() + "pomelo-index-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let source = "import XCTest\nclass T: XCTestCase { func testA() {} }"

    #expect(try index(tests: source, in: home) == ["T/testA"])
    let files = FileManager.default.enumerator(atPath: home)?.compactMap { $0 as? String } ?? []
    let kept = try #require(files.first { $0.hasSuffix("index.json") })
    // What is read the second time comes from the file: it is changed here to tell.
    let path = "\(home)/\(kept)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("testA", with: "testKept").write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(try index(tests: source, in: home) == ["T/testKept"])
    #expect(try index(tests: source.replacing("testA", with: "testB"), in: home) == ["T/testB"])
  }

  @Test func aCacheThatCannotBeWrittenIsNoError() throws {
    let source = "import XCTest\nclass T: XCTestCase { func testA() {} }"
    #expect(try index(tests: source, in: "/proc/nowhere") == ["T/testA"])
  }
}
