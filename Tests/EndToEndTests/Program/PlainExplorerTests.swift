import Foundation
import Testing

extension EndToEnd.Program {
  /// The explorer in lines of text: commands on standard input, what happens on standard output.
  struct PlainExplorerTests {
    @Test func commandsAreReadLineByLineAndTheDisplayIsSaved() async throws {
      let folder = try Workbench.makeDirectory("plain-\(UUID().uuidString)")
      let picture = folder.appendingPathComponent("screen.svg").path
      let text = folder.appendingPathComponent("screen.txt").path
      let commands = [
        "step-into", "s", "focus-chain", "save-display \(picture)", "save-display \(picture)",
        ":save-display \(text)", "save-display \(folder.path)/screen.doc", "dance", "go-on", "q",
        "never read",
      ]
      let output = try await PomeloProcess.run(
        ["explore"] + Workbench.stores.folderOptions
          + ["--only", "SignInTests/testSignIn", "--plain", "--language", "en"],
        input: commands.joined(separator: "\n"))

      #expect(output.status == 0, "\(output.standardError)")
      let lines = output.lines
      #expect(lines.filter { $0.hasPrefix("pomelo> ") }.count == commands.count - 1)
      #expect(lines.contains("   0.000 LAUNCH  Stores"))
      #expect(lines.contains("== 3 Chain"))
      #expect(lines.contains("! saved to \(picture)"))
      #expect(lines.contains("! \(picture) is there already; choose another name"))
      #expect(lines.contains("! there is no command \"dance\""))
      #expect(
        lines.contains("! \(folder.path)/screen.doc: the name must end in .txt, .ansi or .svg"))
      #expect(lines.last == "[✓ PASSED]" || lines.suffix(2).first == "[✓ PASSED]")
      #expect(!output.standardOutput.contains("\u{1B}"))
      #expect(try String(contentsOfFile: picture, encoding: .utf8).hasPrefix("<svg"))
      #expect(try String(contentsOfFile: text, encoding: .utf8).contains("3 Chain"))
      try FileManager.default.removeItem(at: folder)
    }
  }
}
