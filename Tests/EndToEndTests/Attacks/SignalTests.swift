import Foundation
import SystemProcesses
import TestSupport
import Testing

extension EndToEnd.Program {
  /// Signals at random moments, to the explorer, its host and the child that runs the test: the
  /// terminal is as it was, nothing is left, and whoever is still there answers.
  struct SignalTests {
    private enum Target: CaseIterable { case explorer, keeper, host, child }

    private static let all = Array(0..<500)
    private static let signals: [Int32] = [
      SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGKILL, SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGCONT,
      SIGCHLD,
      SIGWINCH, SIGSTOP, SIGTSTP, SIGSEGV, SIGXCPU,
    ]

    /// The processes below the explorer, by what they are.
    private func process(_ target: Target, of explorer: Int32) -> Int32? {
      let keepers = ProcessTable.children(of: explorer)
      switch target {
      case .explorer: return explorer
      case .keeper: return keepers.first { !ProcessTable.children(of: $0).isEmpty }
      case .host: return keepers.flatMap(ProcessTable.children).first
      case .child:
        return keepers.flatMap(ProcessTable.children).flatMap(ProcessTable.children).first
      }
    }

    private func explorer() throws -> PseudoTerminal {
      let environment = Workbench.environment.merging(["TERM": "xterm-256color"]) { $1 }
      return try PseudoTerminal(
        executable: PomeloProcess.executable.path,
        arguments: [
          "explore", Workbench.stores.folder.path, "--only", "SignInTests/testSignIn",
        ],
        environment: environment)
    }

    @Test func theTerminalIsRestoredAndNothingIsLeft() async throws {
      // Built once, so that signals meet a running explorer rather than a compiler.
      let built = try await PomeloProcess.run(
        ["run", Workbench.stores.folder.path, "--only", "SignInTests/testSignIn"])
      #expect(built.status == 0, "\(built.standardError)")
      for seed in AttackShare.of(Self.all) {
        var random = SeededRandom(seed: UInt64(seed))
        let target = random.member(of: Target.allCases)
        let signal = random.member(of: Self.signals)
        try attack(target, with: signal, after: random.below(4_000), "\(seed): \(target) \(signal)")
      }
    }

    private func attack(
      _ target: Target, with signal: Int32, after bytes: Int, _ comment: Comment
    ) throws {
      let terminal = try explorer()
      terminal.send("ssssnnssc")
      _ = terminal.wait(seconds: 2) { $0.output.count >= bytes }
      guard let process = process(target, of: terminal.process) else { return }
      kill(process, signal)
      // Whoever stops a process lets it go on.
      if signal == SIGSTOP || signal == SIGTSTP { kill(process, SIGCONT) }
      // It ends by itself, or because it is told to: `q` closes what is open before.
      var isOver = false
      for _ in 0..<50 where !isOver {
        terminal.send("q")
        isOver = terminal.waitForExit(seconds: 1) != nil
      }
      #expect(isOver, comment)
      if !isOver { kill(terminal.process, SIGKILL) }
      #expect(
        ProcessTable.comes(to: { ProcessTable.descendants(of: terminal.process).isEmpty }), comment)
      // Nothing can be done about this one.
      guard !(target == .explorer && signal == SIGKILL) else { return }
      #expect(terminal.modes == terminal.initialModes, comment)
      #expect(terminal.isOnFirstScreen, comment)
    }
  }
}

extension PseudoTerminal {
  /// Whether what was switched to the second screen was switched back.
  fileprivate var isOnFirstScreen: Bool {
    let (on, off) = ("\u{1B}[?1049h", "\u{1B}[?1049l")
    guard let last = text.range(of: on, options: .backwards) else { return true }
    return text[last.upperBound...].contains(off)
  }
}
