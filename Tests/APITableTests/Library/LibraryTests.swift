import Foundation
import Testing

/// `PageObjects` uses nothing but what XCTest has on Apple's platforms, and the language in a form
/// that Xcode compiles whatever mode a project is in.
@Suite struct LibraryTests {
  private static let library = APITableTests.root.appendingPathComponent(
    "Sources/Frameworks/PageObjects")

  private static var sources: [URL] {
    let files = FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  /// Compiles sources against the stand-in.
  ///
  /// - Parameters:
  ///   - sources: Paths of Swift files.
  ///   - languageMode: `5` or `6`.
  /// - Returns: The compiler's messages, none if it has nothing to say.
  /// - Throws: An error of the file system.
  private func compile(_ sources: [URL], languageMode: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("library-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let standIn = folder.appendingPathComponent("XCTest.swift")
    let text = XCTestStandIn(apple: try APITableTests.apple()).source
    try text.write(to: standIn, atomically: true, encoding: .utf8)
    let module = try swiftc(
      [
        "-emit-module", "-parse-as-library", "-module-name", "XCTest", "-swift-version", "6",
        "-emit-module-path", folder.appendingPathComponent("XCTest.swiftmodule").path,
        standIn.path,
      ])
    #expect(module.isEmpty, "the stand-in: \(module)")
    return try swiftc(
      ["-typecheck", "-module-name", "PageObjects", "-swift-version", languageMode]
        + ["-I", folder.path] + sources.map(\.path))
  }

  private func swiftc(_ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.standardError = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  @Test(arguments: ["5", "6"])
  func itCompilesAgainstApplesListAlone(languageMode: String) throws {
    let messages = try compile(Self.sources, languageMode: languageMode)

    #expect(messages.isEmpty, "\(messages)")
  }

  @Test func itImportsNothingButXCTest() throws {
    let imports = try Self.sources.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { $0.contains("import ") && !$0.hasPrefix("///") }
    }

    #expect(imports.count == Self.sources.count)
    #expect(Set(imports) == ["import XCTest"])
  }

  /// The check notices what only pomelo has.
  @Test func whatAppleDoesNotHaveIsNoticed() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      import XCTest
      @MainActor func scroll(_ element: XCUIElement) { element.awaitExistence(1) }
      """
    try text.write(to: file, atomically: true, encoding: .utf8)

    let messages = try compile([file], languageMode: "5")

    #expect(messages.contains("has no member 'awaitExistence'"))
  }
}
