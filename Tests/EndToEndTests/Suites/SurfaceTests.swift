import Foundation
import Testing

extension EndToEnd.Suites {
  /// What the table of SwiftUI in the documentation says compiles, and what is not there says so.
  struct SurfaceTests {
    @Test func whatTheTableListsCompilesAndRuns() async throws {
      let report = try await RunReport.run(Workbench.project("Surface"))

      #expect(report.results.map(\.status) == ["passed"], "\(report.results)")
    }

    @Test(arguments: [
      ("itemProvider", ".itemProvider("), ("Shape.subtracting", ".subtracting("),
      ("DisclosureTableRow", "DisclosureTableRow("),
    ])
    func whatIsAbsentIsNamedWhereItIsUsed(name: String, text: String) async throws {
      let project = Workbench.broken("AbsentNames")
      let output = try await PomeloProcess.run(["run"] + project.folderOptions)

      let line = try #require(try project.line(of: text, in: "App/ImportApp.swift"))
      let messages = output.standardError.split(separator: "\n").filter {
        $0.contains("ImportApp.swift:\(line):")
      }
      #expect(output.status == 3)
      #expect(
        messages.contains { $0.contains("pomelo does not simulate '\(name)' yet") },
        "\(output.standardError)")
    }
  }
}
