import Foundation
import Testing

extension EndToEnd.Program {
  /// The layers of a project that has unit tests and UI tests, as its article wants them.
  struct PyramidTests {
    private struct Line: Decodable {
      let event: String
      var layer: String?
      var count: Int?
      var observedCount: Int?
      var virtualSeconds: Double?
      var test: String?
      var passed: Bool?
      var viewModels: [String]?
      var viewModel: String?
      var lowerTests: [String]?
    }

    private func list(_ project: Project, _ options: [String]) async throws -> [Line] {
      let output = try await PomeloProcess.run(
        ["list", project.folder.path, "--json"] + options, timeout: .seconds(120))
      #expect(output.status == 0, "\(output.standardError)")
      return try output.lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }

    @Test func layersTimesAndRepeatedViewModels() async throws {
      let project = Workbench.project("Seeds/TestStrategy")
      let before = try await list(project, [])
      #expect(before.filter { $0.event == "layer" }.map(\.layer) == ["ui", "integration", "unit"])
      #expect(before.filter { $0.event == "layer" }.map(\.count) == [5, 0, 16])
      #expect(before.allSatisfy { $0.event != "observation" && $0.event != "repetition" })

      let lines = try await list(project, ["--run"])
      let levels = lines.filter { $0.event == "layer" }
      #expect(levels.map(\.observedCount) == [5, 0, 16])
      #expect(levels.map { ($0.virtualSeconds ?? 0) > 0 } == [true, false, true])
      let seen = Dictionary(
        lines.filter { $0.event == "observation" }.map { ($0.test ?? "", $0) },
        uniquingKeysWith: { $1 })
      #expect(seen.count == 21)
      #expect(seen["FlakySearchTests/testUnstable"]?.passed == false)
      #expect(seen["UserListViewModelTests/testInitialState"]?.viewModels == ["UserListViewModel"])
      #expect(
        seen["LoginFlowUITests/testLogout"]?.viewModels == ["LoginViewModel", "UserListViewModel"])
      let repeated = lines.filter { $0.event == "repetition" }
      #expect(Set(repeated.compactMap(\.viewModel)) == ["UserListViewModel"])
      #expect(
        repeated.compactMap(\.test) == [
          "LoginFlowUITests/testLogout", "LoginFlowUITests/testSuccessfulLogin",
          "UserCardUITests/testCard", "UserCardUITests/testDeleteUser",
        ])
      #expect(repeated.first?.lowerTests?.count == 7)

      // What was seen is kept, and forgotten with an edit.
      #expect(try await list(project, []).filter { $0.event == "observation" }.count == 21)
      try project.edit("Tests/UserCardUITests.swift", replacing: "timeout: 5", with: "timeout: 6")
      #expect(try await list(project, []).allSatisfy { $0.event != "observation" })
    }

    @Test func unitIntegrationAndUITestsInTheirFolders() async throws {
      let output = try await PomeloProcess.run(
        ["list", Workbench.directory.folder.path, "--run"], timeout: .seconds(120))
      let lines = output.lines.drop { $0 != "Layers" }
      let rows = lines.dropFirst(2).prefix(3).map { $0.trimmingCharacters(in: .whitespaces) }
      let shares = rows.map { row in
        row.lastIndex(of: "%").map { String(row[...$0]) } ?? row
      }
      #expect(
        shares == [
          "UI                4  ▓░░░░░░░░░   8 %  ▓░░░░░░░░░  10 %",
          "Integration       8  ▓▓░░░░░░░░  17 %  ▓▓░░░░░░░░  20 %",
          "Unit             36  ▓▓▓▓▓▓▓▓░░  75 %  ▓▓▓▓▓▓▓░░░  70 %",
        ])
      // Each row ends in the virtual and the real seconds that its tests took.
      #expect(rows.allSatisfy { $0.split(separator: " ").suffix(3).first == "s" }, "\(rows)")
      #expect(
        lines.contains(
          "  DirectoryUITests/testImplausibleAddressCannotBeSent  DirectoryUITests.swift:17  "
            + "all of its 2 view models"))
      #expect(
        output.lines.contains {
          $0.hasPrefix("  DirectoryAPITests/testPeopleAreDecoded")
            && $0.hasSuffix("  Integration: its folder is called IntegrationTests")
        })
    }
  }
}
