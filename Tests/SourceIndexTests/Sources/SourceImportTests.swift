import Testing

@testable import SourceIndex

@Suite("Imports of a file")
struct SourceImportTests {
  private func imports(_ text: String) -> [SourceImport] {
    SourceFile(path: "A.swift", text: text).imports
  }

  @Test(
    "an import is read whatever stands before and behind the module",
    arguments: [
      "import PageObjects", "  import\tPageObjects", "public import PageObjects",
      "@preconcurrency import PageObjects", "import struct PageObjects.BaseView",
      "import PageObjects.Parts // why",
    ])
  func forms(line: String) {
    #expect(imports(line).map(\.module) == ["PageObjects"])
    #expect(imports(line).map(\.isTestable) == [false])
  }

  @Test("what is reached into is told")
  func testable() {
    let found = imports("import XCTest\n@testable import Stores\r\nfinal class A {}")
    #expect(found.map(\.module) == ["XCTest", "Stores"])
    #expect(found.map(\.isTestable) == [false, true])
  }

  @Test(
    "what only mentions an import is none",
    arguments: [
      "// import PageObjects", "let import1 = 1", "important()", "x.import PageObjects", "",
    ])
  func others(line: String) {
    #expect(imports(line).isEmpty)
  }
}
