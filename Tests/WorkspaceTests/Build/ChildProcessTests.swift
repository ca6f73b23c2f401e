import Glibc
import SystemProcesses
import Testing

@testable import Workspace

struct ChildProcessTests {
  /// Numbers of descriptors in the child; in this process some of them are of what starting needs.
  private static let targets = Array(Int32(0)..<200)

  private static func start(_ program: String) throws -> pid_t {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(null) }
    return try ChildProcess.start(
      program, [], environment: [:],
      descriptors: Dictionary(uniqueKeysWithValues: targets.map { ($0, null) }), ownSession: true,
      rules: StartRules(writable: [], keepsSession: false))
  }

  @Test(.enabled(if: ToolConfinement.missing == nil))
  func aChildMayHaveTheNumberOfAnyDescriptorThatStartingNeeds() throws {
    let process = try Self.start("/bin/true")
    #expect(ProcessEnding(waitingFor: process) == .exited(0))
  }

  @Test(.enabled(if: ToolConfinement.missing == nil))
  func theReasonIsTold() {
    let failure = #expect(throws: ChildProcess.StartFailure.self) {
      try Self.start("/nowhere/program")
    }
    #expect(failure?.reason == "No such file or directory")
  }
}
