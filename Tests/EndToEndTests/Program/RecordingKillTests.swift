import Foundation
import Testing

extension EndToEnd.Program {
  /// A recorder that is killed at any moment loses no step that was shown, and leaves no source half
  /// written.
  ///
  /// `make recordings` kills 200; `POMELO_RECORDINGS` says `all` for it, else a twentieth is.
  struct RecordingKillTests {
    private static let isWhole = ProcessInfo.processInfo.environment["POMELO_RECORDINGS"] == "all"
    private static let kills = isWhole ? 200 : 10

    private static let steps = [
      "tap addExpense", "tap form.title", "type Bread", "tap form.amount", "type 4.2", "tap Done",
      "undo", "redo", "tap form.save", "assert expense.Bread exists",
    ]
    private static let lines = steps + ["save test ATests/testBread", "unsave"]

    /// The texts of all sources, by their paths.
    private func sources(_ project: Project) throws -> [String: String] {
      let folder = project.url(of: "UITests")
      var texts: [String: String] = [:]
      for case let file as URL in FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil) ?? .init()
      where file.pathExtension == "swift" {
        texts[file.path] = try String(contentsOf: file, encoding: .utf8)
      }
      return texts
    }

    private func restore(_ texts: [String: String], _ project: Project) throws {
      for path in try sources(project).keys where texts[path] == nil {
        try FileManager.default.removeItem(atPath: path)
      }
      for (path, text) in texts {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      }
    }

    @Test func nothingThatWasShownIsLost() throws {
      let project = Workbench.example("Ledger")
      try project.edit(
        "UITests/Pages/ExpenseListPage.swift", replacing: "func tapAdd", with: "func begin")
      for name in ["DetailAndSettingsTests", "ExpenseFormTests"] {
        try FileManager.default.removeItem(at: project.url(of: "UITests/Tests/\(name).swift"))
      }
      try project.edit(
        "UITests/Tests/ExpenseListTests.swift", replacing: ".tapAdd()", with: ".begin()")
      let before = try sources(project)
      let whole = try RecorderProcess(project)
      for line in Self.lines.dropLast() { _ = try whole.answer(line) }
      let after = try sources(project)
      #expect(after.count == before.count + 1)
      _ = try whole.answer("unsave")
      #expect(try whole.end() == 0)
      #expect(try sources(project) == before)

      let length = whole.transcript.utf8.count
      var random = SystemRandomNumberGenerator()
      for _ in 0..<Self.kills {
        let killed = try RecorderProcess(project)
        try killed.say(Self.lines, killedAfter: Int.random(in: 0...length, using: &random))
        for (path, text) in try sources(project) {
          #expect(text == before[path] || text == after[path], "\(path)")
        }
        try restore(before, project)
        try goesOn(project, after: killed.transcript)
      }
    }

    /// What was answered is there again.
    private func goesOn(_ project: Project, after transcript: String) throws {
      let shown = transcript.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      // A line that is answered is followed by what is said of it.
      var answered: [String] = []
      for (place, line) in shown.enumerated()
      where line.hasPrefix("pomelo> ") && place + 2 < shown.count {
        let command = String(line.dropFirst("pomelo> ".count))
        if Self.steps.contains(command) { answered.append(command) }
      }
      guard !answered.isEmpty else { return }
      let again = try RecorderProcess(project, ["--resume"])
      _ = try again.answer("list")
      #expect(try again.end() == 0, "\(transcript)\n--\n\(again.transcript)")
      let done = again.transcript.split(separator: "\n")
        .filter { $0.hasPrefix("pomelo> ") }.map { String($0.dropFirst("pomelo> ".count)) }
      #expect(Array(done.prefix(answered.count)) == answered, "\(transcript)")
    }
  }
}
