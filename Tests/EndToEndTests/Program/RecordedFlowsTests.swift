import Foundation
import Testing

extension EndToEnd.Program {
  /// What existing tests of the examples do, done by hand, becomes the calls that those tests make.
  ///
  /// Each file of `Recordings` has the test whose set-up it begins with, the commands, and what they
  /// become; what the test calls was laid beside it by a person.
  struct RecordedFlowsTests {
    private struct Flow {
      var example: String
      var test: String
      var commands: [String]
      var calls: [String]

      init(_ file: URL) throws {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
          .map(String.init)
        let words = lines[0].split(separator: " ").map(String.init)
        (example, test) = (words[1], words[2])
        let halves = lines.dropFirst().split(separator: "--", maxSplits: 1)
        commands = Array(halves[0])
        calls = Array(halves[1])
      }
    }

    private static let isWhole = ProcessInfo.processInfo.environment["POMELO_RECORDINGS"] == "all"
    /// In CI a few; what methods do is laid beside tests of all examples without a program, too.
    private static let examples =
      isWhole
      ? [
        "Ascent", "Directory", "Ledger", "MiniLogin", "Recipes", "RouteGuide", "Stores",
        "Trailhead",
      ] : ["Directory", "RouteGuide"]

    private static func flows(of example: String) throws -> [Flow] {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Recordings")
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      )
      .filter { $0.lastPathComponent.hasPrefix("\(example)-") }
      .sorted { $0.path < $1.path }.map(Flow.init)
    }

    @Test(arguments: examples)
    func recordedFlowsAreTheCallsOfTheSuite(_ example: String) async throws {
      let project = Workbench.example(example)
      let flows = try Self.flows(of: example)
      #expect(!flows.isEmpty)
      for (number, flow) in flows.enumerated() {
        // What is saved has to be built: one of each is, or all by `make recordings`.
        let isSaved = number == flows.count - 1 || Self.isWhole
        let recorder = try RecorderProcess(project, ["--from", flow.test])
        for command in flow.commands { _ = try recorder.answer(command) }
        #expect(try recorder.answer("list") == flow.calls, "\(recorder.transcript)")
        if isSaved {
          let saved = try recorder.answer("save test RecordedFlowTests/testFlow\(number)")
          #expect(saved.last?.hasPrefix("Saved") == true, "\(recorder.transcript)")
        }
        #expect(try recorder.end() == 0, "\(recorder.transcript)")
      }
      // What no account has is taken from the environment.
      let output = try await PomeloProcess.run(
        ["run", project.folder.path, "--only", "RecordedFlowTests"],
        environment: ["PASSWORD": "kaze-no-uta"])
      #expect(output.status == 0, "\(output.standardOutput)\n\(output.standardError)")
    }
  }
}
