import Foundation
import Testing

extension EndToEnd.Program {
  /// Files that cannot be written: each command says so in a sentence and ends with the status of the
  /// documentation, without a trap, and what was there before is still there.
  struct FullDiskTests {
    /// A command, and what stands in the way of its files.
    private struct Trial {
      var arguments: [String]
      /// The longest file that can be written, in blocks of 512 bytes; nil for any.
      var blocks: Int?
      /// Whether nobody can be told anything.
      var isDeaf = false
      var environment: [String: String] = [:]
    }

    private static let test = ["--only", "SignInTests/testSignIn"]
    private static let folder = "FOLDER"

    private static let trials: [Trial] = {
      let run = ["run", folder] + test
      let commands = [
        run + ["--junit", "OUT/report.xml"], run + ["--trace", "OUT/trace"],
        run + ["--waits", "--json"], ["screen", folder] + test + ["--svg", "OUT/screen.svg"],
        ["graph", folder, "--svg", "OUT/graph.svg"],
        ["explore", folder] + test + ["--headless", "80x24", "--keys", "s", "--svg", "OUT/x.svg"],
      ]
      let small = commands.flatMap { command in
        [0, 1, 2, 8, 64].map { Trial(arguments: command, blocks: $0) }
      }
      let full = [
        run + ["--junit", "/dev/full"], run + ["--trace", "/dev/full"],
        run + ["--attachments", "/dev/full"], run + ["--junit", "/proc/nothing/x.xml"],
        run + ["--trace", "/proc/nothing"],
        ["screen", folder] + test + ["--svg", "/dev/full"],
        ["graph", folder, "--svg", "/dev/full"],
        ["screen", folder] + test + ["--svg", "/proc/nothing.svg"],
      ].map { Trial(arguments: $0) }
      let deaf = [run, run + ["--json"], ["list", folder], ["graph", folder], ["keys"]].map {
        Trial(arguments: $0, isDeaf: true)
      }
      let homeless = ["TMPDIR", "HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"]
        .flatMap {
          variable in
          ["/proc/nothing", "/dev/null"].map { Trial(arguments: run, environment: [variable: $0]) }
        }
      return small + full + deaf + homeless
    }()

    @Test func whatCannotBeWrittenIsSaid() async throws {
      let built = try await PomeloProcess.run(["run", Workbench.stores.folder.path] + Self.test)
      #expect(built.status == 0, "\(built.standardError)")
      #expect(Self.trials.count >= 50)
      for trial in AttackShare.of(Self.trials) { try await check(trial) }
    }

    @Test func aTestThatWritesNothingRunsWhereNoFileMayGrow() async throws {
      let run = Trial(arguments: [], blocks: 0)
      let arguments = ["run", Workbench.stores.folder.path] + Self.test
      let built = try await PomeloProcess.run(arguments)
      #expect(built.status == 0, "\(built.standardError)")
      let (status, said, _) = try await self.run(run, arguments)
      #expect(status == 0, "\(said)")
    }

    @Test func aFolderForBuildsThatCouldNotBeMarkedIsNotLeft() async throws {
      let project = Workbench.project("Stubs")
      let (status, said, _) = try await run(
        Trial(arguments: [], blocks: 0), ["run", project.folder.path])
      #expect(status == 2, "\(said)")
      let names = try FileManager.default.contentsOfDirectory(atPath: project.folder.path)
      #expect(!names.contains { $0.hasPrefix(".pomelo") }, "\(names)")
      let output = try await PomeloProcess.run(["list", project.folder.path])
      #expect(!output.standardError.contains("was not made by pomelo"))
    }

    private func check(_ trial: Trial) async throws {
      let folder = try Workbench.makeDirectory("full disk/\(UUID().uuidString)")
      let arguments = trial.arguments.map {
        $0.replacingOccurrences(of: Self.folder, with: Workbench.stores.folder.path)
          .replacingOccurrences(of: "OUT", with: folder.path)
      }
      let comment: Comment = "\(trial) \(folder.path)"
      let (status, said, isLate) = try await run(trial, arguments)
      #expect(!isLate, comment)
      #expect(status.map { (0...4).contains($0) } == true, "\(comment) \(said)")
      if status != 0 { #expect(said.contains("pomelo"), "\(comment) \(said)") }
      // What is there is whole: a file is put in its place when it is complete.
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".svg") || name.hasSuffix(".xml") {
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        #expect(text.hasSuffix(">\n") || text.hasSuffix(">"), comment)
      }
    }

    /// Runs a command whose own files are limited, and not those in which this test keeps its words.
    private func run(
      _ trial: Trial, _ arguments: [String]
    ) async throws -> (status: Int?, said: String, isLate: Bool) {
      let variables = trial.environment.map { "export \($0.key)='\($0.value)'; " }.joined()
      let limit = trial.blocks.map { "ulimit -f \($0); trap '' XFSZ; " } ?? ""
      let target = trial.isDeaf ? "/dev/full" : "/dev/null"
      let script = """
        { ( \(variables)\(limit)exec "$0" "$@" 2>&1 >\(target) ); echo "status $?"; } | cat
        """
      let output = try await PomeloProcess.run(
        ["-c", script, PomeloProcess.executable.path] + arguments, of: "/bin/sh",
        timeout: .seconds(100))
      let status = output.lines.last?.split(separator: " ").last.flatMap { Int($0) }
      return (status, output.lines.dropLast().joined(separator: "\n"), output.timedOut)
    }
  }
}
