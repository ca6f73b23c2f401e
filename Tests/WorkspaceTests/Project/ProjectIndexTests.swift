import ElementModel
import Foundation
import SourceIndex
import SourceModel
import Testing

@testable import Workspace

struct ProjectIndexTests {
  /// A project of one test class, whose cache is in a folder of its own.
  private func names(tests: String, in cacheHome: String) throws -> [String] {
    try index(tests: tests, in: cacheHome).testClasses.flatMap(\.methods).map(\.id)
  }

  private func index(tests: String, in cacheHome: String) throws -> ProjectIndex {
    let project = Project(
      name: "P", bundleIdentifier: "com.example.app", folder: nil, appFolders: ["/p/App"],
      testFolders: ["/p/UITests"],
      device: .standard, firstTest: nil, appSettings: CompilerSettings(languageMode: "5"),
      testSettings: CompilerSettings(languageMode: "5"),
      appFiles: [],
      testFiles: [try SourceFile(path: "/p/UITests/T.swift", bytes: Array(tests.utf8))])
    let installation = Installation(
      executable: "/proc/self/exe", environment: ["XDG_CACHE_HOME": cacheHome],
      fileExists: { _ in false })
    return project.index(installation)
  }

  @Test func anIndexIsKeptUntilTheSourcesChange() throws {
    let home = NSTemporaryDirectory() + "pomelo-index-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let source = "import XCTest\nclass T: XCTestCase { func testA() {} }"

    #expect(try names(tests: source, in: home) == ["T/testA"])
    let files = FileManager.default.enumerator(atPath: home)?.compactMap { $0 as? String } ?? []
    let kept = try #require(files.first { $0.hasSuffix("index.json") })
    // What is read the second time comes from the file: it is changed here to tell.
    let path = "\(home)/\(kept)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacing("testA", with: "testKept").write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(try names(tests: source, in: home) == ["T/testKept"])
    #expect(try names(tests: source.replacing("testA", with: "testB"), in: home) == ["T/testB"])
  }

  @Test func aCacheThatCannotBeWrittenIsNoError() throws {
    let source = "import XCTest\nclass T: XCTestCase { func testA() {} }"
    #expect(try names(tests: source, in: "/proc/nowhere") == ["T/testA"])
  }

  @Test func detailsAreReadWhenTheyAreAskedForAndMadeAnewWhereTheyAreOfOthers() throws {
    let home = NSTemporaryDirectory() + "pomelo-index-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let source = "import XCTest\nclass T: XCTestCase { func testA() {} }"
    let made = try index(tests: source, in: home)
    #expect(made.members.map(\.name).contains("testA()"))
    let kept = try index(tests: source, in: home)
    let late = try index(tests: source, in: home)
    #expect(kept == made)
    // Another process reads other sources.
    _ = try index(tests: source.replacing("testA", with: "testB"), in: home)
    #expect(late.members == made.members)
  }

  /// Tables are no sources, of which the index is kept: they are read anew each time.
  @Test func theTextsOfTablesAreThoseOfNow() throws {
    let home = NSTemporaryDirectory() + "pomelo-index-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: home) }
    let folder = "\(home)/App/de.lproj"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for text in ["Hilfe", "Rat"] {
      try "\"help\" = \"\(text)\";".write(
        toFile: "\(folder)/Localizable.strings", atomically: true, encoding: .utf8)
      let project = Project(
        name: "P", bundleIdentifier: "com.example.app", folder: nil, appFolders: ["\(home)/App"],
        testFolders: [], device: .standard, firstTest: nil,
        appSettings: CompilerSettings(languageMode: "5"),
        testSettings: CompilerSettings(languageMode: "5"), appFiles: [],
        testFiles: [])
      let installation = Installation(
        executable: "/proc/self/exe", environment: ["XDG_CACHE_HOME": home],
        fileExists: { _ in false })
      let translations = project.index(installation).translations.value
      #expect(translations.map(\.text) == [text])
      #expect(translations.map(\.language) == ["de"])
    }
  }
}
