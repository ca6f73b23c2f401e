import Foundation
import Glibc
import Synchronization
import Testing

@testable import Workspace

/// Running tools to their end.
struct ToolRunTests {
  @Test func megabytesOfOutputNeitherBlockTheToolNorGrowWithoutBound() throws {
    let outcome = try ToolRun.run(
      "/bin/sh", ["-c", "head -c 9000000 /dev/zero; echo end >&2; exit 3"], environment: [:])
    #expect(!outcome.succeeded)
    #expect(outcome.output.utf8.count == ToolRun.outputLimit)
  }

  @Test func aToolIsEndedFromAnotherThreadWithAllThatItHasStarted() throws {
    let cancellation = BuildCancellation()
    let ends = try ChildProcess.pipe()
    defer { close(ends.read) }
    // The tool holds the other end of the pipe, and so does what it has started.
    let path = "/proc/\(getpid())/fd/\(ends.write)"
    let isOver = DispatchSemaphore(value: 0)
    let outcome = Mutex<ToolRun.Outcome?>(nil)
    Thread {
      let ended = try? ToolRun.run(
        "/bin/sh", ["-c", "exec 9>\(path); sleep 600 & echo started >&9; wait"],
        environment: ["PATH": "/usr/bin:/bin"], cancelledBy: cancellation)
      outcome.withLock { $0 = ended }
      isOver.signal()
    }.start()
    var buffer = [UInt8](repeating: 0, count: 64)
    #expect(read(ends.read, &buffer, buffer.count) == 8)
    close(ends.write)
    cancellation.cancel()
    #expect(isOver.wait(timeout: .now() + 10) == .success)
    #expect(outcome.withLock { $0 }?.succeeded == false)
    // Nobody holds it any more.
    #expect(read(ends.read, &buffer, buffer.count) == 0)
    let late = try ToolRun.run(
      "/bin/echo", ["late"], environment: [:], cancelledBy: cancellation)
    #expect(late == .init(succeeded: false, output: ""))
  }

  @Test func outputAndErrorComeInTheOrderWritten() throws {
    let outcome = try ToolRun.run(
      "/bin/sh", ["-c", "echo one; echo two >&2; echo $X"], environment: ["X": "three"])
    #expect(outcome == .init(succeeded: true, output: "one\ntwo\nthree\n"))
  }
}
