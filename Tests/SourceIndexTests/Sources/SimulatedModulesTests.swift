import Foundation
import Testing

@testable import SourceIndex

struct SimulatedModulesTests {
  private static let documentation = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/pomelo/pomelo.docc")

  /// The names in the first column of the page's tables.
  private func names() throws -> [String] {
    let page = try String(
      contentsOf: Self.documentation.appendingPathComponent("Frameworks.md"), encoding: .utf8)
    return page.split(separator: "\n").flatMap { line -> [String] in
      guard line.hasPrefix("| `"), let cell = line.split(separator: "|").first else { return [] }
      return cell.split(separator: "`").map(String.init).filter {
        $0.allSatisfy { $0.isLetter || $0 == "_" }
      }
    }
  }

  @Test func everyModuleIsInTheTableOfTheDocumentationOnce() throws {
    let names = try names()
    #expect(Set(names).symmetricDifference(SimulatedModules.names) == [])
    #expect(names.count == Set(names).count, "one is there twice")
  }
}
