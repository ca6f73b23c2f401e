import Foundation
import Testing

extension EndToEnd.Program {
  /// Whatever is recorded compiles, passes, and is recorded again to the same calls.
  ///
  /// `make recordings` makes 500, for which `POMELO_RECORDINGS` says `all`, or those of the one example
  /// that it names; else there are a dozen.
  struct RandomRecordingTests {
    private static let wanted = ProcessInfo.processInfo.environment["POMELO_RECORDINGS"]
    private static let all = [
      "Ledger", "Stores", "Directory", "RouteGuide", "MiniLogin", "Recipes", "Trailhead", "Ascent",
    ]
    private static let examples =
      switch wanted {
      case "all": all
      case let name?: all.filter { $0 == name }
      case nil: ["Ledger", "Directory", "Ascent"]
      }
    private static let each = wanted == nil ? 4 : 63

    /// A source of numbers that are the same again for the same seed.
    private struct Numbers: RandomNumberGenerator {
      var state: UInt64

      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
      }
    }

    /// The identifiers or labels of what can be tapped and typed into.
    private func targets(_ recorder: RecorderProcess) throws -> [(type: String, name: String)] {
      try recorder.answer("elements").compactMap { line in
        let parts = line.split(separator: "\"")
        guard parts.count > 1, let type = line.split(separator: " ").first else { return nil }
        return (String(type), String(parts[1]))
      }
    }

    private func step(
      _ targets: [(type: String, name: String)], _ numbers: inout Numbers
    ) -> [String]? {
      let wanted = targets.filter { ["Button", "Switch", "Cell"].contains($0.type) }
      let fields = targets.filter { $0.type == "TextField" }
      if let field = fields.randomElement(using: &numbers),
        Int.random(in: 0..<3, using: &numbers) == 0
      {
        return [
          "tap \(field.name)", "type \(["ab", "7", "日本"].randomElement(using: &numbers) ?? "")",
        ]
      }
      return wanted.randomElement(using: &numbers).map { ["tap \($0.name)"] }
    }

    @Test(arguments: examples)
    func compilesPassesAndComesAgain(_ example: String) async throws {
      let project = Workbench.example(example)
      let file = project.folder.appending(path: "recording.json").path
      var names: [String] = []
      for number in 0..<Self.each {
        var numbers = Numbers(state: UInt64(number) &* 977 &+ UInt64(example.count))
        let recorder = try RecorderProcess(project, ["--export", file])
        for _ in 0..<4 {
          guard let lines = step(try targets(recorder), &numbers) else { break }
          for line in lines {
            let answer = try recorder.answer(line)
            // What cannot be tapped is not typed into either.
            if answer.first?.hasPrefix("Failed to") == true { break }
          }
        }
        let name = "RecordedTests/testRecorded\(number)"
        let body = try recorder.answer("list")
        let saved = try recorder.answer("save test \(name)")
        _ = try recorder.end()
        guard !body.isEmpty else { continue }
        #expect(saved.last?.hasPrefix("Saved \(name)") == true, "\(recorder.transcript)")
        names.append(name)
        let again = try RecorderProcess(project, ["--import", file])
        let repeated = try again.answer("list")
        let isEqual = Array(repeated.suffix(body.count)) == body
        // What the app shows tells why.
        if !isEqual { _ = try again.answer("elements") }
        #expect(isEqual, "\(again.transcript)\n\(recorder.transcript)")
        _ = try again.end()
      }
      let output = try await PomeloProcess.run(
        ["run", project.folder.path, "--only", "RecordedTests"])
      #expect(output.status == 0, "\(output.standardOutput)\n\(output.standardError)")
      #expect(!names.isEmpty)
    }
  }
}
