import Foundation
import Glibc
import TestSupport
import Testing

@testable import Workspace

/// Tools that are shut in, played by shells.
@Suite(.enabled(if: ToolConfinement.missing == nil))
struct ToolConfinementTests {
  private let folder: TemporaryFolder
  private let inside: String

  init() throws {
    folder = try TemporaryFolder()
    inside = folder.path + "/inside"
    try BuildCache.makeFolder(inside)
  }

  private func run(_ script: String, limit: Int = 60) throws -> ToolRun.Outcome {
    try ToolRun.run(
      "/bin/bash", ["-c", script], environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path],
      confinement: ToolConfinement(
        writable: [inside], cache: inside, limit: limit))
  }

  @Test func itWritesToItsFoldersAndNowhereElse() throws {
    let outcome = try run(
      """
      I=$XDG_CACHE_HOME
      echo one >"$TMPDIR/a" && mkdir "$I/b" && mv "$TMPDIR/a" "$I/b/c" && echo inside
      echo two >/dev/null && echo null
      echo three >"$HOME/outside" || echo refused
      ln -s "$HOME" "$I/link"; echo four >"$I/link/outside" || echo refused
      cat /etc/hostname >"$I/hostname" && echo read
      """)
    let said = outcome.output.split(separator: "\n").filter { !$0.contains(":") }
    #expect(said == ["inside", "null", "refused", "refused", "read"], "\(outcome.output)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/outside"))
    #expect(FileManager.default.fileExists(atPath: inside + "/b/c"))
  }

  @Test func itHasNoNetwork() throws {
    let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(server) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(server, $0, size)
        _ = getsockname(server, $0, &size)
      }
    }
    #expect(listen(server, 1) == 0)
    let port = UInt16(bigEndian: address.sin_port)
    let script = "exec 3<>/dev/tcp/127.0.0.1/\(port) && echo connected"
    #expect(try run(script).output.contains("Network is down"))
    // The same without rules, so that a refusal is one of the rules.
    let free = try ToolRun.run("/bin/bash", ["-c", script], environment: [:])
    #expect(free.output == "connected\n")
  }

  @Test func itReachesNoProcessOutside() throws {
    let other = try ChildProcess.start(
      "/bin/sleep", ["600"], environment: [:], descriptors: [:], ownSession: true)
    defer {
      kill(other, SIGKILL)
      _ = waitpid(other, nil, 0)
    }
    let outcome = try run("kill \(other) || kill $PPID || kill -9 -1 || echo refused")
    #expect(outcome.output.hasSuffix("refused\n"), "\(outcome.output)")
    #expect(kill(other, 0) == 0)
  }

  @Test func nothingThatItStartsOutlivesIt() throws {
    // The child holds the output, and tries to leave session and group.
    let outcome = try run(
      "setsid sleep 600 & echo $!; env -i setsid sleep 600 & echo $!; echo $TMPDIR")
    #expect(outcome.succeeded)
    let said = outcome.output.split(separator: "\n").map(String.init)
    #expect(said.count == 3)
    for process in said.prefix(2) {
      // It is on its end, and whoever is left to it may not have taken it from the process table yet.
      func isRunning() -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status?.contains(") Z ") == false
      }
      let end = ContinuousClock.now + .seconds(20)
      while isRunning(), ContinuousClock.now < end { poll(nil, 0, 1) }
      #expect(!isRunning())
    }
    #expect(!FileManager.default.fileExists(atPath: said[2]))
  }

  @Test func itIsEndedAfterAWhile() throws {
    let began = ContinuousClock.now
    let outcome = try run("echo begun; sleep 600", limit: 1)
    #expect(outcome == .init(succeeded: false, output: "begun\n", limit: 1))
    #expect(.now - began < .seconds(30))
  }

  @Test func itTakesNoDescriptorAlong() throws {
    let secret = open("/etc/hostname", O_RDONLY)
    defer { close(secret) }
    #expect(try run("ls /proc/self/fd | wc -l").output == "4\n")
  }

  @Test func whatCannotBeStartedSaysWhy() throws {
    #expect(throws: ChildProcess.StartFailure.self) {
      _ = try ToolRun.run(
        folder.path + "/nothing", [], environment: [:],
        confinement: ToolConfinement(
          writable: [], cache: inside, limit: 9))
    }
  }

  @Test func withoutRulesOnlyWhatIsAllowedIsRun() throws {
    var programs = ForeignPrograms(areAllowed: false, installation: SampleProject.nowhere)
    programs.missing = .fileRules
    let error = #expect(throws: WorkspaceError.self) {
      _ = try programs.confinement(of: .manifests, cache: inside, seconds: 9)
    }
    #expect(
      error?.message == """
        The project is not opened: it uses packages, whose manifests are programs, and this system \
        cannot shut programs in, as its kernel has no Landlock. Whoever trusts the project opens it \
        with --allow-scripts.
        """)
    programs.areAllowed = true
    #expect(
      try programs.confinement(of: .manifests, cache: inside, seconds: 9) == nil)
  }
}
