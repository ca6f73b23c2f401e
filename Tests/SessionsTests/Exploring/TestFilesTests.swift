import Foundation
import SourceIndex
import Testing

@testable import Sessions

/// Tests that are written to a project's files.
struct TestFilesTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "pomelo-test-files-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private static let old = """
    import XCTest

    final class ATests: XCTestCase {
      let app = XCUIApplication()
      func testA() { app.launch() }
    }

    """

  private func draft(_ name: String, className: String = "ATests") -> TestDraft {
    TestDraft(
      className: className, method: "testNew", file: "\(folder)/\(name)",
      statements: [TestStatement(lines: ["app.tap()"])])
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  private func write(_ text: String, _ name: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  @Test func aTestIsAddedToAFileAndTakenAwayAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(Self.old, "A.swift")
    let (change, line) = try TestFiles.save(draft("A.swift"), inside: [folder])
    #expect(line == 8)
    #expect(try text("A.swift").contains("  func testNew() {\n    app.launch()\n    app.tap()\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["A.swift"])
    try TestFiles.undo(change)
    #expect(try text("A.swift") == Self.old)
  }

  @Test func aNewFileIsWrittenWhereNoneIsAndRemovedAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(Self.old, "A.swift")
    var new = draft("B.swift", className: "BTests")
    new.isNewFile = true
    new.template = TestDraft.Template(className: "ATests", file: "\(folder)/A.swift")
    let (change, _) = try TestFiles.save(new, inside: [folder])
    #expect(try text("B.swift").hasPrefix("import XCTest\n\nfinal class BTests: XCTestCase {\n"))
    #expect(throws: TestFileError.notWritten(.isThere(path: change.path))) {
      try TestFiles.save(new, inside: [folder])
    }
    try TestFiles.undo(change)
    #expect(!FileManager.default.fileExists(atPath: change.path))
  }

  @Test func nothingIsWrittenOutsideOfTheTestsAndNoEditIsLost() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(Self.old, "A.swift")
    var new = draft("../B.swift", className: "BTests")
    new.isNewFile = true
    #expect(
      throws: TestFileError.outside(folder: folder)
    ) {
      try TestFiles.save(new, inside: [folder])
    }
    let (change, _) = try TestFiles.save(draft("A.swift"), inside: [folder])
    try write("// edited\n", "A.swift")
    #expect(
      throws: TestFileError.changedSince(path: change.path)
    ) {
      try TestFiles.undo(change)
    }
    #expect(try text("A.swift") == "// edited\n")
  }
}
