import Foundation
import SourceModel

@testable import SourceIndex

/// The sources of an example, as the program reads them.
enum ExampleSources {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// The index of an example, with the library `PageObjects` if its tests import it.
  static func index(of example: String) throws -> ProjectIndex {
    let tests = try files("Examples/\(example)/UITests")
    let usesLibrary = tests.contains { $0.text.contains("import PageObjects") }
    return SourceIndexer.index(
      appFiles: try files("Examples/\(example)/App"), testFiles: tests,
      libraryFiles: usesLibrary ? try files("Frameworks/PageObjects") : [])
  }

  /// All examples.
  static let names = [
    "Ascent", "Directory", "Ledger", "MiniLogin", "Recipes", "RouteGuide", "Stores", "Trailhead",
  ]

  /// What the methods of an example's pages and use cases do.
  static func deeds(of example: String) throws -> DeedCatalog {
    let tests = try files("Examples/\(example)/UITests")
    let usesLibrary = tests.contains { $0.text.contains("import PageObjects") }
    return DeedReader.catalog(
      testFiles: tests, libraryFiles: usesLibrary ? try files("Frameworks/PageObjects") : [])
  }

  private static func files(_ folder: String) throws -> [SourceFile] {
    let directory = root.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { file in
      let path = "\(directory)/\(file)"
      return SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
    }
  }
}
