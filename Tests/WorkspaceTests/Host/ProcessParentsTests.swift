import Glibc
import Testing

@testable import Workspace

struct ProcessParentsTests {
  @Test func aChildDescendsFromThisProcessAndNoStrangerDoes() throws {
    let child = try ChildProcess.start(
      "/bin/sh", ["-c", "sleep 1000 & wait"], environment: ["PATH": "/usr/bin:/bin"],
      descriptors: [:], ownSession: true)
    defer {
      kill(-child, SIGKILL)
      _ = ChildProcess.wait(for: child)
    }
    #expect(ProcessParents(of: child).contains(getpid()))
    #expect(!ProcessParents(of: getpid()).contains(child))
    #expect(!ProcessParents(of: child).contains(child))
  }

  @Test(arguments: [Int32(-1), 0, .max])
  func whatIsNoProcessDescendsFromNone(process: Int32) {
    #expect(!ProcessParents(of: process).contains(getpid()))
  }
}
