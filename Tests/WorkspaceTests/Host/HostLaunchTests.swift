import Glibc
import TestSupport
import Testing

@testable import Workspace

struct HostLaunchTests {
  @Test func aProgramThatIsNotThereIsAClearError() {
    #expect(
      throws: HostError.notStarted(
        executable: "/nowhere/host", reason: "No such file or directory")
    ) {
      try HostProcess(executable: "/nowhere/host", environment: [:])
    }
  }

  @Test func aHostLeadsAProcessGroupAndKnowsItsLine() throws {
    let folder = try TemporaryFolder()
    let host = try HostScript.start("echo $POMELO_SESSION_FD; read x <&3", in: folder)
    #expect(try host.receive { $1.contains("\n") }.output == "3\n")
    #expect(getpgid(host.processID) == host.processID)
  }
}
