import SourceIndex
import Testing

@testable import Workspace

/// Advice where a file lacks an import.
struct MissingImportsTests {
  private func error(_ message: String, _ line: Int, file: String = "/p/A.swift") -> String {
    "\(file):\(line):3: error: \(message)\n \(line) | x\n   | `- error: \(message)\n"
  }

  private func explained(_ output: String, source: String) -> String {
    MissingImports.explained(
      in: output, of: [SourceFile(path: "/p/A.swift", text: source)])
  }

  @Test func oneLineOfAdviceStandsForTheErrorsThatItExplains() {
    let output = [
      error("cannot find type 'XCUIApplication' in scope", 4),
      error("cannot find 'XCTAssertTrue' in scope", 9), error("cannot find 'y' in scope", 12),
    ].joined(separator: "\n")
    #expect(
      explained(output, source: "struct A {}")
        == "/p/A.swift:1:1: error: 2 errors are about names of XCTest, which this file does not "
        + "import; add \"import XCTest\"\n\n" + error("cannot find 'y' in scope", 12))
  }

  @Test(arguments: [
    ("SwiftUI", "cannot find type 'View' in scope", "unknown attribute 'State'"),
    ("Foundation", "cannot find type 'Date' in scope", "cannot find 'NSPredicate' in scope"),
    ("Combine", "cannot find type 'ObservableObject' in scope", "unknown attribute 'Published'"),
    ("UIKit", "cannot find 'UIDevice' in scope", "cannot find type 'UIImage' in scope"),
  ])
  func eachModuleIsKnownByItsNames(module: String, one: String, other: String) {
    let text = explained(error(one, 1) + "\n" + error(other, 2), source: "import os\n")
    #expect(text.contains("add \"import \(module)\""))
    #expect(!text.contains("cannot find"))
  }

  @Test(arguments: [
    "import XCTest", "@preconcurrency import XCTest", "  import class XCTest.XCTestCase",
    "import XCUIAutomation",
  ])
  func aFileThatImportsItHasAnotherProblem(source: String) {
    let output =
      error("cannot find 'XCTFoo' in scope", 1) + error("cannot find 'XCTBar' in scope", 2)
    #expect(explained(output, source: source + "\n") == output)
  }

  @Test func aSingleErrorAndThoseOfOtherFilesStayAsTheyAre() {
    let single = error("cannot find 'XCTAssert' in scope", 1)
    #expect(explained(single, source: "") == single)
    let other =
      error("cannot find 'XCTAssert' in scope", 1, file: "/p/B.swift")
      + error("cannot find 'XCTFail' in scope", 2, file: "/p/B.swift")
    #expect(explained(other, source: "") == other)
  }

  @Test func namesOfTheProjectThatLookSimilarAreNotExplained() {
    let output =
      error("cannot find 'Viewer' in scope", 1) + error("cannot find 'XCode' in scope", 2)
    #expect(explained(output, source: "") == output)
    let own = error("cannot find 'State' in scope", 1) + error("cannot find 'State' in scope", 2)
    #expect(explained(own, source: "") == own)
  }
}
