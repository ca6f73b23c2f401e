import SessionProtocol
import TestSupport
import Testing

@testable import Workspace

/// Hosts on their way to being ready.
struct StartingHostTests {
  @Test func aHostThatIsReadySaysWhatItIs() throws {
    let folder = try TemporaryFolder()
    let host = try HostScript.starting(
      "echo hello; \(HostScript.say(HostScript.ready)); read x <&3", in: folder)
    #expect(try host.wait() == HostScript.description)
    host.process.terminate()
  }

  @Test func aFloodOfOutputDoesNotKeepItFromBeingReady() throws {
    let folder = try TemporaryFolder()
    let host = try HostScript.starting(
      "head -c 3000000 /dev/zero | tr '\\0' x; \(HostScript.say(HostScript.ready)); read x <&3",
      in: folder)
    #expect(try host.wait() == HostScript.description)
    #expect(host.said.utf8.count == 64 << 10)
  }

  @Test func whatItPrintedIsKeptForWhoeverTellsThatItIsGone() throws {
    let folder = try TemporaryFolder()
    let host = try HostScript.starting("echo 'no such library'; exit 127", in: folder)
    #expect(throws: HostError.gone(.exited(status: 127))) { try host.wait() }
    #expect(host.said == "no such library\n")
  }

  @Test func timeRunsOutOnASilentHost() throws {
    let folder = try TemporaryFolder()
    let host = try HostScript.starting("read x <&3", in: folder)
    #expect(try host.look() == nil)
    #expect(throws: HostError.silent(seconds: 0)) { try host.wait(seconds: 0) }
  }

  @Test func anotherMessageOrVersionIsRefused() throws {
    let folder = try TemporaryFolder()
    let other = try HostScript.starting(
      "\(HostScript.say(.runStarted(RunStarted(number: 1, processID: 0)))); read x <&3",
      in: folder)
    #expect(throws: HostError.notReady) { try other.wait() }
    var description = HostScript.description
    description.version += 1
    let second = try TemporaryFolder()
    let newer = try HostScript.starting(
      "\(HostScript.say(.ready(description))); read x <&3", in: second)
    #expect(
      throws: HostError.misspoke(
        .wrongVersion(
          found: description.version, expected: HostDescription.currentVersion))
    ) { try newer.wait() }
  }
}
