import Foundation
import TestSupport
import Testing

extension EndToEnd.Suites {
  /// Signals at random moments to pomelo, the keeper, the host and the run: pomelo goes on or ends, and
  /// nothing is left of what it had started.
  struct SignalAttackTests {
    /// Whom a signal is sent to.
    private enum Target: CaseIterable {
      case pomelo, keeper, host, run

      /// The process; nil while it is not there.
      func process(below pomelo: Int32) -> Int32? {
        let keeper = ProcessTable.children(of: pomelo).first
        let host = keeper.flatMap { ProcessTable.children(of: $0).first }
        return switch self {
        case .pomelo: pomelo
        case .keeper: keeper
        case .host: host
        case .run: host.flatMap { ProcessTable.children(of: $0).first }
        }
      }
    }

    private static let signals = [SIGTERM, SIGKILL, SIGINT, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT]
    /// How many signals are sent: a few, or with `make attack` as many as it names.
    private static let count =
      ProcessInfo.processInfo.environment["POMELO_ATTACKS"].flatMap { Int($0) } ?? 20

    @Test func nothingIsLeftWhoeverIsEndedAndWhen() async throws {
      let project = Workbench.project("Hostile")
      let hosts = project.folder.path + "/.pomelo"
      let built = try await PomeloProcess.run(
        ["run", project.folder.path, "--only", "HostileTests/test99StillRuns"])
      try #require(built.status == 0, "\(built.standardError)")
      var random = SeededRandom(seed: 14)
      for round in 0..<Self.count {
        let process = Process()
        process.executableURL = PomeloProcess.executable
        process.arguments = [
          "run", project.folder.path, "--jobs", "1", "--only", "HostileTests/test0*",
          "--repeat", "100000",
        ]
        process.environment = Workbench.environment
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let target = random.member(of: Target.allCases)
        let signal = random.member(of: Self.signals)
        let comment = Comment(rawValue: "round \(round): signal \(signal) to the \(target)")
        // A random moment: after so many looks at the processes.
        let looks = 1 + random.below(20)
        var looked = 0
        let isThere = ProcessTable.comes(to: {
          looked += 1
          return looked >= looks && target.process(below: process.processIdentifier) != nil
        })
        #expect(isThere, comment)
        if let victim = target.process(below: process.processIdentifier) { kill(victim, signal) }
        if target != .pomelo {
          // It goes on: with the same host, or another.
          #expect(
            ProcessTable.comes(to: { Target.run.process(below: process.processIdentifier) != nil }),
            comment)
          kill(process.processIdentifier, SIGINT)
        }
        process.waitUntilExit()
        #expect(
          ProcessTable.comes(to: { ProcessTable.processes(mentioning: hosts).isEmpty }), comment)
      }
    }
  }
}
