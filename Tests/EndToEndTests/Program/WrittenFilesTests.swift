import Foundation
import Testing

extension EndToEnd.Program {
  /// Files that cannot be written, of every command that writes some: a sentence, and status 2.
  struct WrittenFilesTests {
    private let project = Workbench.miniLogin

    /// Runs a command, which is to say why a file cannot be written.
    private func expectRefusal(_ arguments: [String], _ file: String, _ reason: String) async throws
    {
      let output = try await PomeloProcess.run(arguments + project.folderOptions)
      #expect(output.status == 2, "\(arguments)")
      let told = output.standardError.split(separator: "\n").filter { $0.hasPrefix("pomelo: ") }
      #expect(told.count == 1, "\(output.standardError)")
      #expect(told.first?.contains("\"\(file)\"") == true, "\(output.standardError)")
      #expect(told.first?.hasSuffix("\(reason).") == true, "\(output.standardError)")
    }

    @Test(arguments: [
      ("/dev/full", "No space left on device"), ("/none/x", "No such file or directory"),
    ])
    func aDocumentThatCannotBeWritten(file: String, reason: String) async throws {
      let only = ["--only", "LoginUITests/testLoginShowsTheAddress"]
      try await expectRefusal(["run", "--junit", file] + only, file, reason)
      try await expectRefusal(["screen", "--svg", file], file, reason)
      try await expectRefusal(
        ["explore", "--headless", "80x24", "--svg", file] + only, file, reason)
      try await expectRefusal(["graph", "--run", "--svg", file], file, reason)
    }

    @Test func aTraceOrAnAttachmentThatCannotBeWritten() async throws {
      let folder = try Workbench.makeDirectory("written-\(UUID().uuidString)")
      let name = "LoginUITests-testLoginShowsTheAddress-1.jsonl"
      let taken = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
      let output = try await PomeloProcess.run(
        ["run", "--only", "LoginUITests/testLoginShowsTheAddress", "--trace", folder.path]
          + project.folderOptions)
      #expect(output.status == 2)
      #expect(output.standardError.contains("\"\(taken.path)\" is a folder."))
      #expect(output.lines.last?.hasPrefix("1 passed, ") == true)
    }
  }
}
