import Testing

extension EndToEnd.Program {
  /// Where no terminal is, the explorer plays the run as lines of text.
  struct LinearTests {
    @Test func withoutAProjectLessonsAndExamplesAreListed() async throws {
      // Where there is a project, that is played.
      let folder = try Workbench.makeDirectory("nothing-here")
      let output = try await PomeloProcess.run([], in: folder)

      #expect(output.status == 0, "\(output)")
      #expect(output.standardOutput.contains("1 Page objects"))
      #expect(output.standardOutput.contains("Examples to explore"))
      #expect(output.standardOutput.contains("Stores"))
      #expect(!output.standardOutput.unicodeScalars.contains("\u{1B}"))
    }

    @Test func aChosenTestIsPlayed() async throws {
      let output = try await PomeloProcess.run(
        ["explore"] + Workbench.notes.folderOptions + ["--only", "LoginTests/testLoginShowsNotes"])

      #expect(output.status == 0)
      #expect(output.standardOutput.contains("LoginTests/testLoginShowsNotes"))
      #expect(output.standardOutput.contains("hoge@example.com"))
    }
  }
}
